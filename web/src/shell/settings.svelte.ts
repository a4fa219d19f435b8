// What this device remembers: theme, language, habits. Nothing about any game.

export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "quick";

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`polana.${key}`);
  } catch {
    return null; // storage may be forbidden; settings then last until the page is closed
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`polana.${key}`, value);
  } catch {
    return;
  }
}

class Settings {
  theme = $state<Theme>((remembered("theme") as Theme | null) ?? "system");
  confirm = $state(remembered("confirm") !== "no"); // ask before an action that ends the turn
  sound = $state(remembered("sound") === "yes");
  speed = $state<Speed>((remembered("speed") as Speed | null) ?? "normal");
  guide = $state(remembered("guide") !== "no"); // tips for a first game
  name = $state(remembered("name") ?? "");

  set<K extends "theme" | "speed" | "name">(key: K, value: Settings[K]): void {
    (this as Settings)[key] = value;
    remember(key, value);
    if (key === "theme") this.#dress();
  }

  turn(key: "confirm" | "sound" | "guide", on: boolean): void {
    this[key] = on;
    remember(key, on ? "yes" : "no");
  }

  /** Milliseconds a piece travels; 0 when the system asks for less motion. */
  get travel(): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return { slow: 400, normal: 230, quick: 90 }[this.speed];
  }

  #dress(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();
export { remembered };
