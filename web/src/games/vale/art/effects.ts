// Effects in icons, composed from the card file: "if purple stone: 3 points" is a stone, a question mark and a seal with a 3.

import { KINDS, type CardFacts, type Step } from "./cards.ts";
import { FAMILIES } from "./signs.ts";

interface Strip {
  wide: number;
  svg: string;
}

const GAP = 2;

function use(id: string, wide = 15): Strip {
  return { wide, svg: `<use href="#${id}" width="${wide}" height="16"/>` };
}

function text(words: string, paint = "vt"): Strip {
  const wide = [...words].reduce((sum, letter) => sum + (/[\d+−]/.test(letter) ? 7.5 : letter === " " ? 3 : 5), 0);
  return { wide, svg: `<text class="${paint}" x="${wide / 2}" y="12.4">${words}</text>` };
}

/** One after the other. */
function row(parts: readonly Strip[], gap = GAP): Strip {
  let wide = 0;
  const svg = parts.map((part) => {
    const at = wide;
    wide += part.wide + gap;
    return at ? `<g transform="translate(${at})">${part.svg}</g>` : part.svg;
  });
  return { wide: Math.max(0, wide - gap), svg: svg.join("") };
}

const points = (number: string): Strip => {
  const seal = use("vg-points", 18);
  return { wide: 18, svg: `${seal.svg}<text class="vp" x="9" y="11.8">${number}</text>` };
};
const stones = (count: string, colour: string): Strip => {
  if (count === "all")
    return row(
      ["red", "blue", "purple"].map((each) => use(`vs-${each}`, 13)),
      -5,
    );
  return row(
    Array.from({ length: Number(count) }, () => use(`vs-${colour}`, 13)),
    -4,
  );
};
const kind = (name: string): Strip => use(`vk-${name}`, 13);
const arrow = use("vg-arrow", 12);

/** What is counted, asked for or chosen: a family, a stone, cards. */
function thing(name: string): Strip {
  if (FAMILIES.includes(name as "fire")) return use(`vf-${name}`, 13);
  if (["red", "blue", "purple"].includes(name)) return use(`vs-${name}`, 13);
  const made: Record<string, () => Strip> = {
    active: () => kind("active"),
    cheap: () => row([text("0–2"), use("vg-creature", 12)], 0),
    other: () => use("vg-creature", 12),
    "cheap-instant": () => row([text("0–2"), kind("instant")], 0),
    "fire-instant": () => row([thing("fire"), kind("instant")], 0),
    "costs-1-to-4": () => text("1 2 3 4"),
    "no-dragon": () => row([text("0"), thing("dragon")], 0),
    "hand-as-creatures": () => row([use("vg-hand", 14), text("="), use("vg-creature", 12)], 1),
    "hand-5-or-less": () => row([use("vg-hand", 14), text("0–5")], 0),
    "hand-6-or-more": () => row([use("vg-hand", 14), text("6+")], 0),
    all: () => use("vg-family", 13),
  };
  return made[name]?.() ?? use(`vg-${name}`, 14);
}

/** A word or a number of a step as text, empty where it has none; offers are no words. */
function said(step: Step, name: string): string {
  const value = step[name];
  return typeof value === "object" ? "" : String(value ?? "");
}

function gain(step: Step): Strip[] {
  const [per, asked, otherwise] = [said(step, "per"), said(step, "if"), said(step, "otherwise")];
  const amount = points(said(step, "gain"));
  if (per) return [amount, text("/"), thing(per)];
  if (!asked) return [amount];
  const other = otherwise ? [text("/"), points(otherwise.replace("-", "−"))] : [];
  return [thing(asked), text("?"), amount, ...other];
}

function permanent(step: Step): Strip[] {
  const [of, asked, per] = [said(step, "of"), said(step, "if"), said(step, "per")];
  if (step["value"]) return [thing(of), text(`+${said(step, "value")}`)];
  if (step["swap"]) return [thing("blue"), use("vg-swap", 13), thing("purple")];
  if (step["limit"]) return [stones("all", ""), text(`+${said(step, "limit")}`)];
  if (step["discount"]) return [thing(of), use("vg-cost", 13), text(`−${said(step, "discount")}`)];
  if (step["tribute"]) return [use("vg-fetch", 13), thing(said(step, "for")), arrow, stones(said(step, "tribute"), of)];
  return [
    use("vg-summon", 14),
    ...(asked ? [thing(asked)] : []),
    arrow,
    points(said(step, "bonus")),
    ...(per ? [text("/"), thing(per)] : []),
  ];
}

function strip(step: Step): Strip[] {
  const [verb = ""] = Object.keys(step);
  const [value, of, condition] = [said(step, verb), said(step, "of"), said(step, "if")];
  const asked = condition ? [thing(condition), text("?")] : [];
  const made: Record<string, () => Strip[]> = {
    gain: () => gain(step),
    worth: () => [value === "all" ? stones("all", "") : thing(value), text("="), points("")],
    lose: () => [points(`−${value}`)],
    steal: () => [use("vg-person", 12), arrow, points(value)],
    take: () => [...asked, stones(value, of)],
    give: () => [text("−"), stones(value, of)],
    turn: () => [stones("all", ""), arrow, thing(value)],
    draw: () => [use("vg-draw", 14)],
    discard: () => [use("vg-discard", 14)],
    this: () => [use(value === "hand" ? "vg-back" : value === "pile" ? "vg-pile" : "vg-away", 14)],
    recover: () => [thing(value), use("vg-back", 14)],
    release: () => [text(`0–${value}`), use("vg-away", 14)],
    banish: () => [use("vg-person", 12), thing(value), use("vg-away", 14)],
    fetch: () => [thing(value), use("vg-fetch", 14)],
    summon: () => [...(value === "any" ? [] : [thing(value)]), use("vg-summon", 14), text("0")],
    copy: () => [use("vg-copy", 14), kind(value)],
    activate: () => [row([kind("active"), kind("active"), kind("active")], -3)],
    choose: () => {
      const offers = (step["of"] as Step[][]).map((offer) => row(offer.flatMap(strip), 1));
      return [
        ...(Number(value) > 1 ? [text(`${value}:`)] : []),
        ...offers.flatMap((offer, i) => (i ? [text("|"), offer] : [offer])),
      ];
    },
  };
  return made[verb]?.() ?? permanent(step);
}

/** All effects of a card in a line of 16: each its kind, then what it does. */
export function effects(card: CardFacts): string {
  const told = KINDS.flatMap((each) => {
    const steps = card[each];
    return steps
      ? [row([kind(each), text(" "), ...steps.flatMap((step, i) => (i ? [text(" "), ...strip(step)] : strip(step)))])]
      : [];
  });
  const line = row(told, 10);
  const wide = Math.max(58, line.wide);
  return `<symbol class="vale" id="vx-${card.name}" viewBox="0 0 ${Math.ceil(wide)} 16"><g transform="translate(${(wide - line.wide) / 2})">${line.svg}</g></symbol>`;
}

/** The offers of a card that lets choose, each by itself. */
export function offers(card: CardFacts): string {
  const steps = KINDS.flatMap((each) => card[each] ?? []);
  const made = ((steps.find((step) => step["choose"])?.["of"] as Step[][] | undefined) ?? []).map((offer) =>
    row(offer.flatMap(strip), 3),
  );
  return made
    .map(
      ({ wide, svg }, i) =>
        `<symbol class="vale" id="vo-${card.name}-${i + 1}" viewBox="0 0 ${Math.ceil(wide)} 16">${svg}</symbol>`,
    )
    .join("");
}
