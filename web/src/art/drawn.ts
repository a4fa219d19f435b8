// Drawings are made while building and fetched as pictures: symbols that every <use> of the page points to, and whole pictures.

const fetched = new Map<string, Promise<string>>();

function fetchDrawing(url: string): Promise<string> {
  const known = fetched.get(url);
  if (known) return known;
  const coming = fetch(url).then((response) => (response.ok ? response.text() : Promise.reject(new Error(url))));
  fetched.set(url, coming);
  coming.catch(() => fetched.delete(url)); // the next one tries again
  return coming;
}

/** Put a game's symbols into the page, once; <use href="#tree-M"> then draws one. */
export async function openPaintbox(url: string): Promise<void> {
  const svg = await fetchDrawing(url).catch(() => null);
  if (svg === null || document.querySelector(`.paintbox[data-from="${url}"]`)) return;
  const box = document.createElement("div");
  box.className = "paintbox";
  box.dataset["from"] = url;
  box.innerHTML = svg;
  document.body.prepend(box);
}

/** Let an element show a whole picture. */
export function picture(url: string): (element: Element) => void {
  return (element) =>
    void fetchDrawing(url)
      .then((svg) => (element.innerHTML = svg))
      .catch(() => undefined);
}
