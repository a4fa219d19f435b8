// The messages as the client uses them: the server's own types, with a game's view in its place.

import type * as wire from "./protocol.generated.ts";

export type {
  Action,
  Arg,
  Chat,
  GameInfo,
  GameOption,
  Hint,
  LogEntry,
  Me,
  MyTable,
  NewTable,
  OptionValue,
  Phase,
  Problem,
  Refused,
  Scores,
  Seat,
} from "./protocol.generated.ts";

/** What every game's view has: the step of the turn, which names the words `phase-…`. */
export interface GameView {
  phase: string;
}

export type TableMessage<View = GameView> = Omit<wire.TableMessage, "view"> & { view: View };

export type Preview<View = GameView> = Omit<wire.Preview, "view"> & { view: View | null };

export type Chair = "me" | "open" | "local" | `bot:${string}`;

type Unsent<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

/** A message that is answered, before it is given its number. */
export type ClientMessage = Unsent<wire.ClientMessage>;

export type Answer = wire.Ok | wire.Refused | wire.Gains | wire.Hint | Preview;

export type ServerMessage = TableMessage | Answer | wire.Chat | wire.Pong;
