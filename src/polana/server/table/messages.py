"""Every message between server and client, typed once: `polana.server.typescript` writes the client's types from this.

Words are never sent: keys and numbers only. What comes in is checked by pydantic, what goes out is a typed dictionary.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, TypeAdapter
from typing_extensions import TypedDict

from polana.server.table.names import clean

Phase = Literal["gathering", "playing", "finished", "abandoned"]
NoteKind = Literal["undone", "resigned", "taken", "given_back", "left", "returned"]
OptionValue = str | int | bool
Arg = str | int | None

# Out: REST


class GameOption(TypedDict):
    name: str
    kind: Literal["choice", "flag", "letters"]
    choices: NotRequired[list[str]]
    counts: NotRequired[dict[int, int]]  # how many letters, by number of seats
    seats: NotRequired[list[int]]  # with whom it changes something, if not with all
    default: OptionValue


class OptionNeed(TypedDict):
    """These values of an option need, with so many seats, another option to have one of a few values."""

    option: str
    values: list[OptionValue]
    seats: list[int]
    other: str
    choices: list[OptionValue]


class GameInfo(TypedDict):
    id: str
    seats: list[int]
    options: list[GameOption]
    needs: list[OptionNeed]
    bots: list[str]
    version: int


class MyTable(TypedDict):
    table: str
    game: str
    phase: Phase
    names: list[str]
    my_turn: bool
    updated: str


class Me(TypedDict):
    name: str | None
    tables: list[MyTable]


class Opened(TypedDict):
    table: str
    invite: str


class TableName(TypedDict):
    table: str


class SeatNumber(TypedDict):
    seat: int


class SeatAt(TypedDict):
    table: str
    seat: int


class DeviceLink(TypedDict):
    link: str


class Done(TypedDict):
    ok: Literal[True]


class DealCheck(TypedDict):
    commitment: str
    seed: str
    ok: bool


class LanAddresses(TypedDict):
    """Where others in the local network find this server."""

    urls: list[str]
    qr: str


class Problem(TypedDict):
    key: str
    args: dict[str, Arg]
    rule: NotRequired[str | None]


class Failed(TypedDict):
    error: Problem


# Out: the live connection


class Seat(TypedDict):
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    online: bool
    resigned: bool
    local: bool
    absent: bool  # a bot plays for a person, who may take the seat back


class Action(TypedDict):
    action: int
    targets: list[str]
    notation: str
    button: bool


class LogEntry(TypedDict):
    n: int
    move: int
    kind: str
    seat: int
    args: dict[str, Arg]
    points: int
    category: str | None


class Note(TypedDict):
    """Something that happened at the table but not in the game."""

    move: int  # actions played before it
    kind: NoteKind
    seat: int


class SeatScore(TypedDict):
    total: int
    categories: dict[str, int]


class Scores(TypedDict):
    seats: list[SeatScore]
    places: list[int] | None  # as people count them, from 1


class UndoAsked(TypedDict):
    by: int
    waiting: list[int]  # seats that have not answered


class TableMessage(TypedDict):
    type: Literal["table"]
    table: str
    game: str
    version: int
    phase: Phase
    me: int | None
    mine: list[int]
    owner: bool
    invite: str | None
    seats: list[Seat]
    options: dict[str, Any]
    acting: list[int]
    decision: int | None
    actions: list[Action]
    undo: Literal["free", "with_bots", "ask"] | None  # my own step; what only bots have seen; by consent
    undo_asked: UndoAsked | None
    view: dict[str, Any]
    scores: Scores
    log: list[LogEntry]
    whole: bool
    notes: list[Note]
    commitment: str
    seed: str | None
    thinking: list[int]
    rematch: str | None
    moves: NotRequired[int]


class Ok(TypedDict):
    type: Literal["ok"]
    id: str


class Refused(TypedDict):
    type: Literal["refused"]
    id: str
    key: str
    args: dict[str, Arg]
    rule: str | None


class Preview(TypedDict):
    type: Literal["preview"]
    id: str
    action: int
    ends: bool  # the seat's turn
    events: list[LogEntry]
    points: dict[str, int]
    view: dict[str, Any] | None  # the table after it: a spectator's if the seat has news; None if all have


class Gain(TypedDict):
    action: int
    targets: list[str]
    points: dict[str, int]


class Gains(TypedDict):
    type: Literal["gains"]
    id: str
    gains: list[Gain]


class Advised(TypedDict):
    action: int
    value: float  # from -1, a sure last place, to 1, a sure victory
    event: LogEntry | None  # what the seat would be seen to do


class Hint(TypedDict):
    """What a search would do, the best first."""

    type: Literal["hint"]
    id: str
    decision: int
    actions: list[Advised]


# `from` is a word of the language, so this one is written the other way
Chat = TypedDict("Chat", {"type": Literal["chat"], "from": str, "seat": int | None, "text": str, "at": str})


class Pong(TypedDict):
    type: Literal["pong"]


ServerMessage = TableMessage | Ok | Refused | Preview | Gains | Hint | Chat | Pong

# In


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


PersonName = Annotated[str, BeforeValidator(clean), StringConstraints(min_length=1, max_length=40)]
ShortText = Annotated[str, StringConstraints(max_length=80)]
Number = Annotated[int, Field(ge=-(2**31), lt=2**31)]
SeatIndex = Annotated[int, Field(ge=0, lt=16)]
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]


class NewTable(Strict):
    game: ShortText
    seats: SeatIndex
    options: dict[ShortText, ShortText | bool | Number] = Field(default_factory=dict, max_length=32)
    chairs: list[ShortText] = Field(max_length=16)
    name: PersonName


class Join(Strict):
    name: PersonName
    invite: ShortText | None = None
    seat: SeatIndex | None = None


class SeatChoice(Strict):
    seat: SeatIndex | None = None


class Takeover(Strict):
    seat: SeatIndex
    bot: ShortText | None = None


class Import(Strict):
    record: Annotated[str, StringConstraints(min_length=1, max_length=60_000)]


class Sent(Strict):
    seat: SeatIndex | None = None


class Act(Sent):
    type: Literal["act", "redo"]
    id: MessageId
    decision: Number
    action: Number


class TakeBack(Sent):
    type: Literal["undo"]
    id: MessageId


class UndoAnswer(Sent):
    type: Literal["undo_answer"]
    id: MessageId
    yes: bool


class AimAt(Sent):
    type: Literal["aim"]
    id: MessageId
    decision: Number
    targets: list[ShortText] = Field(min_length=1, max_length=16)


class PreviewOf(Sent):
    type: Literal["preview"]
    id: MessageId
    decision: Number
    action: Number


class GainsOf(Sent):
    """What each choice would bring: now, or after this action."""

    type: Literal["gains"]
    id: MessageId
    decision: Number
    after: Number | None = None


class HintFor(Sent):
    type: Literal["hint"]
    id: MessageId
    decision: Number


class Say(Sent):
    type: Literal["chat"]
    id: MessageId
    text: Annotated[str, BeforeValidator(clean), StringConstraints(min_length=1, max_length=500)]


class Look(Sent):
    type: Literal["look"]
    seat: SeatIndex


class Ping(Sent):
    type: Literal["ping"]


ClientMessage = Act | TakeBack | UndoAnswer | AimAt | PreviewOf | GainsOf | HintFor | Say | Look | Ping
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])
