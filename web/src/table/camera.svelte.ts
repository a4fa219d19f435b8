// Pan and zoom for a growing board: wheel, pinch, drag, keys and buttons move it; it fits itself until a person takes it.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEAST = 0.12;
const MOST = 2.2;
const SLACK = 6;

export class Camera {
  x = $state(0); // screen position of the board's origin
  y = $state(0);
  zoom = $state(1);
  taken = $state(false); // moved by hand: keeps its place
  #width = 0;
  #height = 0;
  #top = 0;
  #box: Box | null = null;
  #most: number;
  #pointers = new Map<number, { x: number; y: number }>();
  #moved = false;

  constructor(most = 1) {
    this.#most = most;
  }

  /** The window's size, the board's extent and what the top keeps free: show all of it, unless a person has moved the view. */
  frame(width: number, height: number, box: Box, top = 0): void {
    this.#width = width;
    this.#height = height;
    this.#top = top;
    this.#box = box;
    if (!this.taken) this.fit();
  }

  fit(): void {
    const box = this.#box;
    if (!box || !this.#width || !this.#height) return;
    this.taken = false;
    const height = this.#height - this.#top;
    this.zoom = Math.max(LEAST, Math.min(this.#most, this.#width / box.width, height / box.height));
    this.x = this.#width / 2 - (box.x + box.width / 2) * this.zoom;
    this.y = this.#top + height / 2 - (box.y + box.height / 2) * this.zoom;
  }

  by(factor: number, x = this.#width / 2, y = this.#height / 2): void {
    const zoom = Math.max(LEAST, Math.min(MOST, this.zoom * factor));
    this.x = x - ((x - this.x) * zoom) / this.zoom;
    this.y = y - ((y - this.y) * zoom) / this.zoom;
    this.zoom = zoom;
    this.taken = true;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.taken = true;
  }

  /** Board coordinates of a point in the window. */
  locate(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.zoom, y: (y - this.y) / this.zoom };
  }

  key(pressed: string): boolean {
    if (pressed === "+" || pressed === "=") this.by(1.2);
    else if (pressed === "-") this.by(1 / 1.2);
    else if (pressed === "0") this.fit();
    else return false;
    return true;
  }

  /** Let an element be the window: pointers pan and pinch, the wheel zooms, a plain click is passed on. */
  hold(press: (event: MouseEvent) => void): (element: Element) => () => void {
    return (element) => {
      const listeners: [string, EventListener, boolean][] = [
        ["wheel", ((event: WheelEvent) => this.#wheel(element, event)) as EventListener, false],
        ["pointerdown", ((event: PointerEvent) => this.#down(event)) as EventListener, false],
        ["pointermove", ((event: PointerEvent) => this.#move(element, event)) as EventListener, false],
        ["pointerup", ((event: PointerEvent) => this.#up(event)) as EventListener, false],
        ["pointercancel", ((event: PointerEvent) => this.#up(event)) as EventListener, false],
        ["click", (event) => this.#click(event), true],
        ["click", press as EventListener, false],
      ];
      for (const [name, listener, capture] of listeners)
        element.addEventListener(name, listener, { capture, passive: false });
      return () => {
        for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener, capture);
      };
    };
  }

  #wheel(element: Element, event: WheelEvent): void {
    event.preventDefault();
    const box = element.getBoundingClientRect();
    this.by(Math.exp(-event.deltaY * 0.0015), event.clientX - box.x, event.clientY - box.y);
  }

  #down(event: PointerEvent): void {
    if (event.button) return;
    if (!this.#pointers.size) this.#moved = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(element: Element, event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.#moved && Math.hypot(dx, dy) < SLACK) return;
    if (!this.#moved) element.setPointerCapture(event.pointerId);
    this.#moved = true;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!other) return this.pan(dx, dy);
    const box = element.getBoundingClientRect();
    const spread = (at: { x: number; y: number }): number => Math.hypot(at.x - other.x, at.y - other.y) || 1;
    this.pan(dx / 2, dy / 2);
    this.by(
      spread({ x: event.clientX, y: event.clientY }) / spread(before),
      (event.clientX + other.x) / 2 - box.x,
      (event.clientY + other.y) / 2 - box.y,
    );
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  /** A click that ends a pan chooses nothing. */
  #click(event: Event): void {
    if (!this.#moved) return;
    event.stopPropagation();
    this.#moved = false;
  }
}
