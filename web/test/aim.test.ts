import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Action, Answer, ClientMessage, TableMessage } from "../src/protocol.ts";
import { settings } from "../src/shell/settings.svelte.ts";
import { Aim } from "../src/table/aim.svelte.ts";
import type { Live } from "../src/table/live.svelte.ts";

const act = (action: number, targets: string[]): Action => ({ action, targets, notation: "", button: false });
/** An action that ends the turn: that is answered when it is asked. */
const end = (action: number, targets: string[]): Action => {
  live.ending.add(action);
  return act(action, targets);
};

/** A connection that writes down what is sent and answers as told. */
interface Connection {
  sent: ClientMessage[]; // without questions for a preview
  asked: number[]; // actions of those
  ending: Set<number>; // actions that end the turn
  line: Promise<void>; // previews come when this has
  answer: Answer;
  table: TableMessage | null;
  send(message: ClientMessage): Promise<Answer>;
}

function connection(): Connection {
  return {
    sent: [],
    asked: [],
    ending: new Set(),
    line: Promise.resolve(),
    answer: { type: "ok", id: "c1" },
    table: null,
    async send(message) {
      if (message.type !== "preview") {
        this.sent.push(message);
        return this.answer;
      }
      this.asked.push(message.action);
      await this.line;
      return {
        type: "preview",
        id: "c1",
        action: message.action,
        ends: this.ending.has(message.action),
        events: [],
        points: { M: message.action },
        view: null,
      };
    },
  };
}

/** Until everything that can be answered has been. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Choose, as people do: after what came before. */
async function choose(target: string, twice = false): Promise<void> {
  aim.choose(target, twice);
  await settled();
}

function put(
  live: Connection,
  aim: Aim,
  decision: number | null,
  actions: Action[],
  undo: TableMessage["undo"] = null,
): void {
  live.table = {
    phase: "playing",
    version: decision ?? 0,
    decision,
    actions,
    undo,
    acting: [0],
  } as unknown as TableMessage;
  aim.refresh();
}

let live: Connection;
let aim: Aim;
beforeEach(() => {
  live = connection();
  aim = new Aim(live as unknown as Live);
  settings.confirm = true;
});

describe("choosing", () => {
  test("a legal target is sent with its decision", async () => {
    put(live, aim, 7, [act(3, ["deck"]), act(4, ["pile:0"])]);
    await choose("deck");
    expect(live.sent).toEqual([{ type: "act", decision: 7, action: 3 }]);
  });

  test("a thing to be taken twice is picked up first; another one can be picked up instead", async () => {
    put(live, aim, 7, [act(3, ["hand:imp", "pens"]), act(4, ["hand:hydra", "pens"])]);
    await choose("hand:imp", true);
    expect(aim.chosen).toEqual(["hand:imp"]);
    expect([...aim.open]).toEqual(["pens"]);
    await choose("hand:hydra", true);
    expect(aim.chosen).toEqual(["hand:hydra"]);
    expect(live.sent).toEqual([]);
    await choose("hand:hydra", true);
    expect(live.sent).toEqual([{ type: "act", decision: 7, action: 4 }]);
  });

  test("a thing to be taken twice never takes back the last step", async () => {
    const hunt = [act(3, ["hand:imp", "pens"]), act(4, ["hand:hydra", "pens"])];
    put(live, aim, 7, hunt);
    aim.take(hunt[0]!);
    await settled();
    put(live, aim, 8, [act(5, ["market:nessie"])], "free");
    await choose("hand:hydra", true);
    expect(live.sent.at(-1)).toEqual({ type: "aim", decision: 8, targets: ["hand:hydra"] });
  });

  test("an action can bring the answer to the next decision with it", async () => {
    const summon = act(3, ["hand:imp", "pens"]);
    put(live, aim, 7, [summon]);
    aim.take(summon, "pay:1b");
    await settled();
    put(live, aim, 8, [act(5, ["pay:3r"]), act(6, ["pay:1b"])]);
    await settled();
    expect(live.sent.at(-1)).toEqual({ type: "act", decision: 8, action: 6 });
  });

  test("nothing more is sent until the next decision comes", async () => {
    put(live, aim, 7, [act(3, ["deck"]), act(4, ["pile:0"])]);
    await choose("deck");
    await choose("pile:0");
    expect(live.sent).toHaveLength(1);
    put(live, aim, 8, [act(4, ["pile:0"])]);
    await choose("pile:0");
    expect(live.sent).toHaveLength(2);
  });

  test("an action that ends the turn asks first; the same target again says yes", async () => {
    put(live, aim, 7, [end(3, ["card:M4"]), end(4, ["card:O2"])]);
    await choose("card:M4");
    expect(aim.asking?.action).toBe(3);
    await choose("card:O2");
    expect(aim.asking?.action).toBe(4);
    expect(live.sent).toEqual([]);
    await choose("card:O2");
    expect(live.sent).toEqual([{ type: "act", decision: 7, action: 4 }]);
  });

  test("what is asked about shows what it would give, wherever the pointer goes", async () => {
    put(live, aim, 7, [end(3, ["card:M4"]), end(4, ["card:O2"])]);
    await choose("card:M4");
    expect(aim.preview?.points).toEqual({ M: 3 });
    aim.point("card:O2");
    aim.point(null);
    expect(aim.preview?.points).toEqual({ M: 3 });
    aim.back();
    expect(aim.preview).toBeNull();
  });

  test("instead of the last step only what is a whole step is offered, and waits for no yes", async () => {
    aim.asks = ({ targets }) => targets[0] === "box";
    put(live, aim, 7, [
      act(3, ["lay:a"]),
      act(4, ["lay:b"]),
      act(5, ["box"]),
      act(6, ["plant:1", "square:c"]),
      act(7, ["plant:1", "square:d"]),
    ]);
    await choose("lay:a");
    put(live, aim, 8, [act(9, ["plant:2", "square:c"])], "free");
    expect([...aim.again]).toEqual(["lay:b", "square:c", "square:d"]);
  });

  test("a board may say what waits for a yes", async () => {
    aim.asks = ({ targets }) => targets[0] === "joker:F";
    put(live, aim, 7, [act(3, ["joker:F"]), end(4, ["card:O2"])]);
    await choose("joker:F");
    expect(aim.asking?.action).toBe(3);
    aim.back();
    await choose("card:O2");
    expect(live.sent).toEqual([{ type: "act", decision: 7, action: 4 }]);
  });

  test("people who want no question are not asked", async () => {
    settings.confirm = false;
    put(live, aim, 7, [end(3, ["card:M4"])]);
    await choose("card:M4");
    expect(live.sent).toHaveLength(1);
  });

  test("Escape takes back the question", async () => {
    put(live, aim, 7, [end(3, ["card:M4"])]);
    await choose("card:M4");
    aim.back();
    expect(aim.asking).toBeNull();
    expect(live.sent).toEqual([]);
  });
});

describe("whether an action ends the turn", () => {
  let arrive: () => void;
  beforeEach(() => {
    live.line = new Promise((done) => (arrive = done));
    put(live, aim, 7, [end(3, ["card:M4"]), act(4, ["card:O2"])]);
  });

  test("is asked as soon as its thing is pointed at, and once", async () => {
    aim.point("card:M4");
    aim.point(null);
    aim.point("card:M4");
    arrive();
    await choose("card:M4");
    expect(aim.asking?.action).toBe(3);
    expect(live.asked).toEqual([3]);
  });

  test("is waited for when it is needed, and nothing else is chosen meanwhile", async () => {
    await choose("card:M4");
    await choose("card:O2");
    expect(aim.asking).toBeNull();
    arrive();
    await settled();
    expect(aim.asking?.action).toBe(3);
    expect(live.sent).toEqual([]);
  });

  test("is waited for when a thing has landed before it is known", async () => {
    aim.lift("card:M4");
    aim.land("card:M4", "land:card");
    await settled();
    expect(aim.asking).toBeNull();
    arrive();
    await settled();
    expect(aim.asking?.action).toBe(3);
  });

  test("is asked anew when something has happened, though the decision is the same", async () => {
    arrive();
    aim.point("card:M4");
    live.table = { ...live.table!, version: 8 };
    live.ending.clear();
    await choose("card:M4");
    expect(live.sent).toEqual([{ type: "act", decision: 7, action: 3 }]);
    expect(live.asked).toEqual([3, 3]);
  });

  test("does not matter to who wants no question", async () => {
    settings.confirm = false;
    await choose("card:M4");
    expect(live.sent).toEqual([{ type: "act", decision: 7, action: 3 }]);
    expect(live.asked).toEqual([]);
  });

  test("does not matter any more when the decision is another", async () => {
    await choose("card:M4");
    put(live, aim, 8, [act(5, ["deck"])]);
    arrive();
    await settled();
    expect(aim.asking).toBeNull();
    expect(live.sent).toEqual([]);
  });
});

describe("a target without a legal action", () => {
  test("asks the server why, and shows its reason", async () => {
    put(live, aim, 7, [act(3, ["deck"])]);
    live.answer = { type: "refused", id: "c1", key: "not_adjacent", args: {}, rule: "planting" };
    await choose("cell:3,3");
    expect(live.sent).toEqual([{ type: "aim", decision: 7, targets: ["cell:3,3"] }]);
    await vi.waitFor(() => expect(aim.refusal).toMatchObject({ key: "not_adjacent", rule: "planting" }));
  });

  test("out of turn is said at once", async () => {
    put(live, aim, null, []);
    await choose("deck");
    expect(aim.refusal?.key).toBe("not_your_turn");
    expect(live.sent).toEqual([]);
  });
});

describe("a step can be chosen anew", () => {
  beforeEach(async () => {
    put(live, aim, 7, [act(3, ["card:M4"]), act(4, ["card:O2"])]);
    await choose("card:M4");
    put(live, aim, 8, [act(9, ["cell:0,0"])], "free");
  });

  test("by choosing another of its targets", async () => {
    expect([...aim.again]).toEqual(["card:O2"]);
    await choose("card:O2");
    expect(live.sent.at(-1)).toEqual({ type: "redo", decision: 8, action: 4 });
  });

  test("by one that would end the turn: the step is taken back, and then the question is asked", async () => {
    live.answer = { type: "refused", id: "c1", key: "ends_turn", args: {}, rule: null };
    aim.choose("card:O2");
    live.answer = { type: "ok", id: "c1" };
    await settled();
    expect(live.sent.slice(-2)).toEqual([{ type: "redo", decision: 8, action: 4 }, { type: "undo" }]);
    put(live, aim, 9, [act(3, ["card:M4"]), end(4, ["card:O2"])]);
    await settled();
    expect(aim.asking?.action).toBe(4);
    expect(aim.refusal).toBeNull();
  });

  test("by Escape, which undoes it", () => {
    aim.back();
    expect(live.sent.at(-1)).toEqual({ type: "undo" });
  });

  test("but not when undo is no longer free", () => {
    put(live, aim, 9, [act(9, ["cell:0,0"])], "ask");
    expect([...aim.again]).toEqual([]);
  });
});

describe("dragging", () => {
  test("plays the step the dragged thing names; the drop answers the next decision", async () => {
    put(live, aim, 7, [act(3, ["card:M4"]), act(4, ["card:O2"])]);
    expect(aim.lift("card:M4")).toBe(true);
    aim.land("card:M4", "cell:0,0"); // before the server has answered
    await settled();
    expect(live.sent).toEqual([{ type: "act", decision: 7, action: 3 }]);
    put(live, aim, 8, [act(9, ["cell:0,0"])], "free");
    await settled();
    expect(live.sent.at(-1)).toEqual({ type: "act", decision: 8, action: 9 });
  });

  test("what the step has already put in its only place stays there", async () => {
    put(live, aim, 7, [act(3, ["card:M4"]), act(4, ["card:O2"])]);
    aim.lift("card:M4");
    await settled();
    put(live, aim, 8, [act(9, ["card:O2"])], "free");
    aim.land("card:M4", "cell:0,0", true);
    aim.land("card:M4", null, true);
    expect(live.sent).toHaveLength(1);
  });

  test("dropped nowhere, the step is taken back", async () => {
    put(live, aim, 7, [act(3, ["card:M4"]), act(4, ["card:O2"])]);
    aim.lift("card:M4");
    await settled();
    put(live, aim, 8, [act(9, ["cell:0,0"])], "free");
    aim.land("card:M4", null);
    await settled();
    expect(live.sent.at(-1)).toEqual({ type: "undo" });
  });

  test("a step that ends the turn is played where it lands", async () => {
    settings.confirm = false;
    put(live, aim, 7, [end(3, ["card:M4"])]);
    for (const place of [null, "land:card"]) {
      aim.lift("card:M4");
      await settled();
      expect(live.sent).toEqual([]);
      aim.land("card:M4", place);
      await settled();
    }
    expect(live.sent).toEqual([{ type: "act", decision: 7, action: 3 }]);
  });
});

describe("choosing at the same time as others", () => {
  const cards = [act(3, ["card:W"]), act(4, ["card:M"])];
  const together = (decision: number | null, actions: Action[]): void => {
    live.table = {
      phase: "playing",
      version: decision ?? 0,
      decision,
      actions,
      undo: decision === null ? "free" : null,
      acting: decision === null ? [1] : [0, 1],
    } as unknown as TableMessage;
    aim.refresh();
  };

  test("nothing is asked, because the choice can be changed", async () => {
    together(7, cards);
    await choose("card:W");
    expect(live.sent).toEqual([{ type: "act", decision: 7, action: 3 }]);
  });

  test("another choice takes the first one back, then is played", async () => {
    together(7, cards);
    await choose("card:W");
    together(null, []);
    expect([...aim.again]).toEqual(["card:M"]);
    await choose("card:M");
    expect(live.sent.at(-1)).toEqual({ type: "undo" });
    together(8, cards);
    await settled();
    expect(live.sent.at(-1)).toEqual({ type: "act", decision: 8, action: 4 });
  });

  test("once everybody has chosen, it stands", async () => {
    together(7, cards);
    await choose("card:W");
    together(null, []);
    together(9, [act(12, ["cell:0,1"])]);
    expect([...aim.again]).toEqual([]);
  });

  test("a card dropped on its place is picked, and placed when everybody has chosen", () => {
    together(7, cards);
    expect(aim.lift("card:W", true)).toBe(true);
    expect(live.sent).toEqual([]);
    aim.land("card:W", "cell:0,1", false, true);
    expect(live.sent).toEqual([{ type: "act", decision: 7, action: 3 }]);
    together(null, []);
    together(9, [act(12, ["cell:0,1"]), act(13, ["cell:1,0"])]);
    expect(live.sent.at(-1)).toEqual({ type: "act", decision: 9, action: 12 });
  });

  test("what each choice would bring is asked once", async () => {
    together(7, cards);
    live.answer = { type: "gains", id: "c1", gains: [{ action: 12, targets: ["cell:0,1"], points: { W: 12 } }] };
    aim.weigh("card:W");
    aim.weigh("card:W");
    expect(live.sent).toEqual([{ type: "gains", decision: 7, after: 3 }]);
    await vi.waitFor(() => expect(aim.gains?.points.get("cell:0,1")).toEqual({ W: 12 }));
  });

  test("what a step would have brought is forgotten after it, not what a card looked at would", async () => {
    together(7, cards);
    live.answer = { type: "gains", id: "c1", gains: [{ action: 12, targets: ["cell:0,1"], points: { W: 12 } }] };
    aim.weigh("card:W");
    await vi.waitFor(() => expect(aim.gains).not.toBeNull());
    together(8, [act(12, ["cell:0,1"])]);
    expect(aim.gains?.after).toBe("card:W");
    aim.weigh(null);
    await vi.waitFor(() => expect(aim.gains?.after).toBeNull());
    together(9, [act(20, ["cell:0,1"])]);
    expect(aim.gains).toBeNull();
  });
});

describe("hints", () => {
  test("are asked for once, and gone with the next decision", async () => {
    put(live, aim, 7, [act(3, ["deck"]), act(4, ["pile:0"])]);
    live.answer = { type: "hint", id: "c1", decision: 7, actions: [{ action: 4, value: 0.2, event: null }] };
    const asking = aim.advise();
    void aim.advise();
    await asking;
    expect(live.sent).toEqual([{ type: "hint", decision: 7 }]);
    expect(aim.hint?.actions[0]?.action).toBe(4);
    put(live, aim, 8, [act(4, ["pile:0"])]);
    expect(aim.hint).toBeNull();
  });

  test("that cannot be given say why", async () => {
    put(live, aim, 7, [act(3, ["deck"])]);
    live.answer = { type: "refused", id: "c1", key: "hint_not_ready", args: {}, rule: null };
    await aim.advise();
    expect(aim.refusal?.key).toBe("hint_not_ready");
    expect(aim.asked).toBe(false);
  });
});
