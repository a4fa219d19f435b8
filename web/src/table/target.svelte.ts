// Makes a drawn thing a target: click, tap, drag, keyboard, spoken label. One attachment for every game.

import type { Attachment } from "svelte/attachments";
import type { Aim } from "./aim.svelte.ts";
import type { Drag } from "./drag.svelte.ts";
import { nearest, type Direction, type Place } from "./narrow.ts";

const SLACK = 7; // pixels a press may wander before it becomes a drag

export interface TargetOptions {
  key: string;
  label: string; // spoken
  drag?: Drag; // given: the thing can be dragged
  late?: boolean; // dragged, its step is played when it lands
  twice?: boolean; // the first choice only picks it up, where its action names other things too
}

const LONG = 450; // milliseconds of a long press
const SOON = 250; // before a hint shows under the mouse

// Of one hint at a time; kept here, because a thing that is drawn anew is still looked at.
let waiting: ReturnType<typeof setTimeout> | undefined;
let awaited = ""; // the thing whose hint is waited for
let held = false; // pressed long: chooses nothing
const telling = new WeakSet<Element>();

/** Lets a thing tell what it means: under the mouse, in focus, or while pressed long. The game's `Hint` says it. */
export function hinted(aim: Aim, key: string): Attachment<Element> {
  return (element) => {
    telling.add(element);
    const show = (after: number, touch = false): void => {
      clearTimeout(waiting);
      awaited = key;
      waiting = setTimeout(() => {
        aim.looked = key;
        held = touch;
      }, after);
    };
    const hide = (): void => {
      if (awaited === key) clearTimeout(waiting);
      queueMicrotask(() => {
        if (aim.looked === key) aim.looked = null;
      });
    };
    const enter = (event: PointerEvent): void => void (event.pointerType === "mouse" && show(SOON));
    const press = (event: PointerEvent): void => {
      held = false;
      if (event.pointerType === "mouse") hide();
      else show(LONG, true);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" && !held && Math.hypot(event.movementX, event.movementY) > 3) hide();
    };
    const click = (event: Event): void => {
      if (held) event.stopImmediatePropagation();
      held = false;
    };
    const listeners = {
      pointerenter: enter,
      pointerdown: press,
      pointermove: move,
      pointerup: hide,
      pointercancel: hide,
      pointerleave: hide,
      click,
      focus: () => element.matches(":focus-visible") && show(SOON),
      blur: hide,
      contextmenu: (event: Event) => event.preventDefault(),
    };
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as EventListener, { capture: true });
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener, { capture: true });
      telling.delete(element);
      queueMicrotask(() => telling.has(element) || hide());
    };
  };
}

export function target(
  aim: Aim,
  { key, label, drag, late = false, twice = false }: TargetOptions,
): Attachment<Element> {
  return (node) => {
    const element = node as HTMLElement | SVGElement;
    element.dataset["key"] = key;
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", label);

    $effect(() => {
      const open = aim.open.has(key);
      const again = !open && (aim.instead.has(key) || (!twice && aim.again.has(key)));
      const chosen = aim.chosen.includes(key);
      element.toggleAttribute("data-open", open);
      element.toggleAttribute("data-again", again);
      element.toggleAttribute("data-chosen", chosen);
      element.setAttribute("tabindex", open || again || chosen ? "0" : "-1");
      element.setAttribute("aria-pressed", String(chosen));
      element.setAttribute("aria-disabled", String(!aim.mayAct)); // on my turn even a refused thing answers: with the reason
    });

    let dragged = false;
    const click = (): void => {
      if (!dragged) aim.choose(key, twice);
      dragged = false;
    };
    const press = (event: PointerEvent): void => {
      dragged = false;
      if (!drag || event.button || !aim.can(key)) return;
      const start = { x: event.clientX, y: event.clientY };
      const move = (moved: PointerEvent): void => {
        if (moved.pointerId !== event.pointerId) return;
        if (!dragged && Math.hypot(moved.clientX - start.x, moved.clientY - start.y) > SLACK) {
          dragged = aim.lift(key, late);
          if (!dragged) return end();
          drag.begin(key, element.getBoundingClientRect());
        }
        if (dragged) drag.move(moved.clientX, moved.clientY, aim);
      };
      const up = (lifted: PointerEvent): void => {
        if (lifted.pointerId !== event.pointerId) return;
        end();
        if (!dragged) return;
        const on = lifted.type === "pointercancel" ? null : drag.over;
        drag.end();
        aim.land(key, on === key ? null : on, !late && !element.isConnected, late);
        setTimeout(() => (dragged = false));
      };
      const end = (): void => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", up);
        removeEventListener("pointercancel", up);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", up);
    };
    const enter = (): void => aim.point(key);
    // Later, because a thing that leaves the page loses focus in the middle of an update.
    const leave = (): void =>
      queueMicrotask(() => {
        if (aim.pointed === key) aim.point(null);
      });
    const keyed = (event: Event): void => {
      const { key: pressed } = event as KeyboardEvent;
      if (pressed !== "Enter" && pressed !== " ") return;
      event.preventDefault();
      aim.choose(key, twice);
    };

    const listeners: [string, EventListener][] = [
      ["click", click],
      ["pointerdown", press as EventListener],
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["focus", enter],
      ["blur", leave],
      ["keydown", keyed],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      queueMicrotask(() => !element.isConnected && leave()); // drawn anew it is still pointed at
    };
  };
}

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

function openTargets(root: ParentNode): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-key][data-open], [data-key][data-again]")];
}

function place(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { key: (element as HTMLElement).dataset["key"] ?? "", x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether the keyboard has nothing to go on with: what was focused is gone, or cannot be chosen any more. */
export function focusLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.matches("[data-key]:not([data-open]):not([data-again])");
}

/** Focus the first thing that can be chosen, best one that is a whole step: the keyboard goes on where the game goes on. */
export function focusFirst(root: ParentNode, aim: Aim): void {
  const open = [...root.querySelectorAll<HTMLElement | SVGElement>("[data-key][data-open]")];
  (open.find((each) => aim.plays(each.dataset["key"] ?? "")) ?? open[0])?.focus();
}

/** Keys on the table: arrows walk the targets, Escape goes back, u undoes. True: the key was used. */
export function tableKey(event: KeyboardEvent, aim: Aim, root: ParentNode): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false; // a target has answered already
  if ((event.target as Element).closest?.("input, textarea, select, dialog")) return false;
  const direction = ARROWS[event.key];
  if (direction) {
    const targets = openTargets(root);
    const from = targets.find((each) => each === document.activeElement);
    if (!from) {
      focusFirst(root, aim);
      return targets.length > 0;
    }
    const to = nearest(place(from), targets.map(place), direction);
    targets.find((each) => each.dataset["key"] === to?.key)?.focus();
    return true;
  }
  if (event.key === "Escape") {
    aim.back();
    return true;
  }
  if (event.key === "u" || event.key === "U") {
    aim.undo();
    return true;
  }
  if (event.key === "Enter" && aim.asking && !(event.target as Element).closest?.("button, a")) {
    aim.confirm();
    return true;
  }
  return false;
}
