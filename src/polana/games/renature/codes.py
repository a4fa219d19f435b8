"""What Renature's numbers mean: actions, events, reasons and the pieces of an observation."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from polana.engine.codes import Codes, Kind, Nothing
from polana.games.renature.state import (
    CLOUD_SPACES,
    COLOURS,
    CREATURES,
    DOMINOES,
    PHASES,
    PRIZES,
    SEATS,
    SORTS,
    WORTH,
)
from polana.games.renature.valleys import AREAS, DEAREST, SIDE, SQUARES, WAYS

CODES = Codes(__name__)

Domino = Annotated[int, Kind("domino", DOMINOES)]
Square = Annotated[int, Kind("square", SQUARES)]
Way = Annotated[int, Kind("way", len(WAYS))]
Sort = Annotated[int, Kind("plant", SORTS)]
Animal = Annotated[int, Kind("animal", CREATURES)]
Area = Annotated[int, Kind("area", AREAS)]
Prize = Annotated[int, Kind("prize", len(PRIZES))]
Clouds = Annotated[int, Kind("clouds", CLOUD_SPACES + 1)]

# Actions


class Pick(NamedTuple):
    """A domino of the hand is chosen."""

    domino: Domino


class Place(NamedTuple):
    """It is laid: its first half on a square, the other one beside it."""

    square: Square
    way: Way


class Plant(NamedTuple):
    plant: Sort
    square: Square


class Take(NamedTuple):
    """A plant is taken back."""

    square: Square


class Joker(NamedTuple):
    """An animal becomes the joker."""

    animal: Animal


PICKS, pick_number, pick_parts = CODES.action(Pick)
BOX = CODES.single("box")
PLACES, place_number, place_parts = CODES.action(Place)
PLANTS, plant_number, plant_parts = CODES.action(Plant)
TAKES, take_number, take_parts = CODES.action(Take)
JOKERS, joker_number, joker_parts = CODES.action(Joker)
PASS = CODES.single("pass")  # plant nothing
LOSE = CODES.single("lose")  # put a surplus cloud in the box
SCORE_NOW = CODES.single("score")  # go on to the scoring
AGAIN = CODES.single("again")  # another turn
FINISH = CODES.single("end")  # end the turn

# Events


class OneDomino(NamedTuple):
    domino: Domino


class Laid(NamedTuple):
    domino: Domino
    square: Square
    way: Way


class OneSquare(NamedTuple):
    square: Square


class Closed(NamedTuple):
    area: Area
    isolated: Annotated[int, Kind("flag", 2)]  # 1: its last open square is isolated, not covered


class Planted(NamedTuple):
    plant: Sort
    square: Square
    area: Area


class Gained(NamedTuple):
    clouds: Clouds
    surplus: Clouds


class Lost(NamedTuple):
    surplus: Clouds


class Changed(NamedTuple):
    animal: Animal
    before: Animal


class Taken(NamedTuple):
    plant: Sort
    square: Square
    clouds: Clouds
    area: Area


class Won(NamedTuple):
    area: Area
    prize: Prize


class OneArea(NamedTuple):
    area: Area


class Back(NamedTuple):
    back: Annotated[int, Kind("back", DEAREST, least=1)]
    area: Area


class Kept(NamedTuple):
    clouds: Clouds


class Unplanted(NamedTuple):
    worth: Annotated[int, Kind("worth", WORTH + 1)]


class Shown(NamedTuple):
    tokens: Annotated[int, Kind("tokens", AREAS + 1)]


PICKED, tell_picks = CODES.news("picks", OneDomino)
LAYS, tell_lays = CODES.event("lays", Laid)
BOXES, tell_boxes = CODES.event("boxes", OneDomino)
ISOLATES, tell_isolates = CODES.event("isolates", OneSquare)
CLOSES, tell_closes = CODES.event("closes", Closed)
PLANTED, tell_plants = CODES.gain("plants", Planted)
PASSES, tell_passes = CODES.event("passes", Nothing)
GAINS, tell_gains = CODES.event("gains", Gained)
LOSES, tell_loses = CODES.event("loses", Lost)
JOKER, tell_joker = CODES.event("joker", Changed)
TAKEN, tell_takes = CODES.event("takes", Taken)
SCORES, tell_scores = CODES.gain("scores", Won)
FORFEITS, tell_forfeits = CODES.event("forfeits", Won)
NOBODY, tell_nobody = CODES.event("nobody", OneArea)
CLAIMS, tell_claims = CODES.event("claims", OneArea)
PEEKS, tell_peeks = CODES.news("peeks", Back)
DRAWS, tell_draws = CODES.news("draws", OneDomino)
ONCE_MORE, tell_again = CODES.event("again", Nothing)
CLOUDS_LEFT, tell_clouds = CODES.gain("clouds", Kept)
UNPLANTED, tell_unplanted = CODES.gain("unplanted", Unplanted)
TOKENS_SHOWN, tell_tokens = CODES.gain("tokens", Shown)
WINS, tell_wins = CODES.event("wins", Nothing)

# Reasons

PICK_FIRST = CODES.reason("pick_first", "laying")
PICKED_ALREADY = CODES.reason("picked_already", "laying")
LAID_ALREADY = CODES.reason("laid_already", "laying")
NOT_IN_HAND = CODES.reason("not_in_hand", "laying")
NOT_INSIDE = CODES.reason("outside", "laying")
NOT_STREAM = CODES.reason("not_stream", "laying")
COVERED = CODES.reason("covered", "laying")
APART = CODES.reason("apart", "laying")
ANIMALS_DIFFER = CODES.reason("animals_differ", "laying")
DOUBLE = CODES.reason("double", "laying")
LAY_FIRST = CODES.reason("lay_first", "planting")
PLANTED_ALREADY = CODES.reason("planted_already", "planting")
NO_SUCH_PLANT = CODES.reason("no_such_plant", "planting")
NOT_WASTELAND = CODES.reason("not_wasteland", "planting")
NOT_BESIDE = CODES.reason("not_beside", "planting")
TAKEN_ALREADY = CODES.reason("taken", "planting")
NO_PLANT_THERE = CODES.reason("no_plant_there", "clouds")
NOT_YOURS = CODES.reason("not_yours", "clouds")
NO_SPACE = CODES.reason("no_space", "clouds")
FEW_CLOUDS = CODES.reason("few_clouds", "clouds")
SAME_JOKER = CODES.reason("same_joker", "clouds")
NO_SURPLUS = CODES.reason("no_surplus", "planting")
NOTHING_CLOSES = CODES.reason("nothing_closes", "closing")
NO_DOMINO_LEFT = CODES.reason("no_domino_left", "clouds")
NOT_YET = CODES.reason("not_yet", "clouds")
CODES.explained(game_over="end")

# Pieces of an observation, each with the place where it begins; seats and colours are counted from the viewer on, who
# comes first, natural is the last colour

FEATURES = 4 + COLOURS  # of an area: open squares, clouds, closer + 1, back + 1 if known, worth by colour

PHASE_AT = CODES.piece("phase", len(PHASES))  # one-hot
TURN_AT = CODES.piece("turn", SEATS)  # one-hot
JOKER_AT = CODES.piece("joker", CREATURES)  # one-hot
VALLEY_AT = CODES.piece("valley", 1)  # which map
SURPLUS_AT = CODES.piece("surplus", 1)  # clouds that have no space yet
CHOSEN_AT = CODES.piece("chosen", DOMINOES)  # about to be laid, if known
HAND_AT = CODES.piece("hand", DOMINOES)  # the viewer's
FATE_AT = CODES.piece("fate", DOMINOES)  # 1 laid, 2 in the box
HELD_AT = CODES.piece("held", SEATS)  # dominoes in each hand
POOL_AT = CODES.piece("pool", SEATS)  # and in each pool
CLOUDS_AT = CODES.piece("clouds", SEATS)
PLANTS_AT = CODES.piece("plants", SEATS, SORTS)  # left on each board: own by kind, natural by kind
TOKENS_AT = CODES.piece("tokens", SEATS)  # reward tokens of each seat
AREAS_AT = CODES.piece("areas", AREAS, FEATURES)
ANIMALS_AT = CODES.piece("animals", SIDE, SIDE)  # animal + 1 on each square
WAYS_AT = CODES.piece("ways", SIDE, SIDE)  # way + 1 to the other half: right, down, left, up
GROWN_AT = CODES.piece("grown", SIDE, SIDE)  # 1 + colour * 4 + kind of the plant on each square
LAID_AT = CODES.piece("laid", SIDE, SIDE)  # 1 on the domino that may be planted beside now
