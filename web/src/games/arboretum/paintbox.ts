// The ten trees, fetched once and kept in the page; <use href="#tree-M"> draws one.

import url from "virtual:paintbox";
import "./trees/trees.css";

let opened: Promise<void> | null = null;

export function openPaintbox(): Promise<void> {
  opened ??= fetch(url)
    .then((response) => response.text())
    .then((svg) => {
      const box = document.createElement("div");
      box.className = "paintbox";
      box.innerHTML = svg;
      document.body.prepend(box);
    })
    .catch(() => {
      opened = null; // the next board tries again
    });
  return opened;
}
