// A small router: the address is the state.

import type { Page } from "../protocol.generated.ts";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "join"; id: string; invite: string }
  | { page: "seat"; token: string }
  | { page: "rules"; game: string }
  | { page: "lost" };

/** The pages by what their addresses begin with: those that the server knows. */
const PAGES: Record<Page, (second: string, third: string) => Route | false> = {
  t: (id, more) => !!id && !more && { page: "table", id },
  join: (id, invite) => !!id && !!invite && { page: "join", id, invite },
  seat: (token, more) => !!token && !more && { page: "seat", token },
  rules: (game, more) => !!game && !more && { page: "rules", game },
};

export function parse(path: string): Route {
  const [first = "", second = "", third = "", ...rest] = path.split("/").slice(1).map(decodeURIComponent);
  if (rest.length) return { page: "lost" };
  if (!first) return { page: "home" };
  return (Object.hasOwn(PAGES, first) && PAGES[first as Page](second, third)) || { page: "lost" };
}

class Router {
  #url = $state.raw(new URL(location.href));

  constructor() {
    addEventListener("popstate", () => (this.#url = new URL(location.href)));
    addEventListener("click", (event) => this.#follow(event));
  }

  get route(): Route {
    return parse(this.#url.pathname);
  }

  get hash(): string {
    return this.#url.hash.slice(1);
  }

  query(name: string): string | null {
    return this.#url.searchParams.get(name);
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    const before = this.#url.pathname;
    this.#url = new URL(location.href);
    if (before !== this.#url.pathname) scrollTo(0, 0);
  }

  /** Plain clicks on our own links stay in the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash) return; // the browser scrolls
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
