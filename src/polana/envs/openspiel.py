"""OpenSpiel: importing this registers every game, `pyspiel.load_game("polana_arboretum(seats=3)")`.

The deal is four chance nodes, the digits of a seed: all chance of a game lies there, so a history replays. Choices
made at the same time come one after the other, hidden until all are made.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from polana.engine.contract import SPECTATOR
from polana.engine.game import Game, Header, find_header, game_names, load
from polana.engine.record import Array
from polana.engine.state import State
from polana.envs.kernels.memory import LANES, play_and_remember, remember, see
from polana.envs.kernels.sight import OVER

DIGITS, BASE = 4, 256  # chance nodes of a deal, and outcomes of each
OUTCOMES = [(digit, 1 / BASE) for digit in range(BASE)]


class Rulebook:
    """What all states of a game share; copies of a state hold the same one."""

    def __init__(self, game: Game) -> None:
        self.game = game.compile()
        rules = game.rules
        self.rules = rules
        self.play = rules.kernel(play_and_remember)
        self.remember = rules.kernel(remember)
        self.see = rules.kernel(see)

    def deal(self, seed: int) -> tuple[Array, Array]:
        """A new game with room for a copy behind it, and the memories of its seats."""
        memory = self.game.blank(2)
        memory[: self.game.size] = self.game.new(seed).memory
        return memory, self.memories(memory)

    def memories(self, memory: Array) -> Array:
        """The memories of seats that begin to look at a game."""
        memories = np.zeros(self.game.seats * LANES, np.uint64)
        self.remember(self.rules.states(memory), memory.view(np.uint64), memories)
        return memories

    def state(self, memory: Array) -> State:
        """The game as a state: the whole truth."""
        return State(self.game, memory[: self.game.size].copy())

    def __deepcopy__(self, memo: object) -> Rulebook:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return rulebook, (self.game.name, self.game.seats, tuple(self.game.options.items()))


@cache
def rulebook(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Rulebook:
    return Rulebook(load(name, seats, **dict(options)))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for OpenSpiel; parameters are `seats` and the game's options. Each game is a class of its own."""

    header: Header
    game_type: Any

    def __init__(self, params: Mapping[str, Any]) -> None:
        header, chosen = self.header, dict(params)
        seats = chosen.pop("seats")
        self.rulebook = rulebook(header.name, seats, tuple(chosen.items()))
        info = pyspiel.GameInfo(
            num_distinct_actions=header.actions,
            max_chance_outcomes=BASE,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=header.longest,
        )
        super().__init__(self.game_type, info, dict(params))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """An observer of what one player sees, or of what all see; there is none for anything else."""
        if params:
            raise ValueError(f"observations take no parameters, but were given {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info
        if not kind.public_info or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self.rulebook, private == pyspiel.PrivateInfoType.NONE, kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state for OpenSpiel: digits of the seed until the game is dealt, then the game's record."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._rulebook = game.rulebook
        self._digits: tuple[int, ...] = ()
        self._memory: Array | None = None
        self._memories: Array | None = None
        self._player: int = pyspiel.PlayerId.CHANCE

    @property
    def position(self) -> State:
        """The game as it stands, the whole truth; a copy."""
        assert self._memory is not None, "the game is not dealt yet"
        return self._rulebook.state(self._memory)

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return bool(self._player == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        book, memory = self._rulebook, self._memory
        assert memory is not None
        out = book.rules.numbers(book.game.header.most_legal)
        n = book.rules.legal_of(book.rules.states(memory), player, out)
        actions: list[int] = out[:n].tolist()
        return actions

    def _apply_action(self, action: int) -> None:
        book = self._rulebook
        if self._memory is None or self._memories is None:
            self._digits = (*self._digits, action)
            if len(self._digits) == DIGITS:
                self._begin(*book.deal(int.from_bytes(bytes(self._digits))))
            return
        following = book.play(book.rules.states(self._memory), self._memory.view(np.uint64), self._memories, action)
        if following < OVER:
            self.position.play(self._player, action)  # raises, and says which rule forbids it
        self._player = pyspiel.PlayerId.TERMINAL if following == OVER else following

    def _begin(self, memory: Array, memories: Array) -> None:
        self._memory, self._memories = memory, memories
        self._player = self.position.acting[0]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.position.notation(player, action)

    def returns(self) -> list[float]:
        return self.position.payoffs() if self.is_terminal() else [0.0] * self._rulebook.game.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that a player holds possible, drawn evenly; its history begins where it was imagined."""
        book = self._rulebook
        world = self.position.concealed_for(player).imagined(f"{sampler()} {sampler()} {sampler()}")
        memory = book.game.blank(2)
        memory[: book.game.size] = world.memory
        memories = book.memories(memory)
        assert self._memories is not None
        own = slice(player * LANES, (player + 1) * LANES)
        memories[own] = self._memories[own]
        imagined = self.get_game().new_initial_state()
        imagined._begin(memory, memories)
        found: SpielState = imagined
        return found

    def remembered(self, player: int) -> str:
        """All that a player was ever shown, as a hash."""
        if self._memories is None:
            return f"player {player}, before the deal"
        own = self._memories[player * LANES : (player + 1) * LANES].tolist()
        return f"player {player}, " + "".join(f"{word:016x}" for word in own)

    def seen_text(self, player: int, public: bool) -> str:
        """The table as a player, or a spectator, sees it."""
        if self._memory is None:
            return f"player {player}, before the deal"
        return f"player {player}\n{self.position.concealed_for(SPECTATOR if public else player)}"

    def write_seen(self, player: int, public: bool, out: Array) -> None:
        """What a player, or a spectator, sees, as numbers."""
        if self._memory is not None:
            book = self._rulebook
            seen = book.rules.bytes(len(out))
            book.see(book.rules.states(self._memory), SPECTATOR if public else player, player, seen)
            out[:] = seen

    def __str__(self) -> str:
        if self._memory is None:
            return " ".join(("deal", *map(str, self._digits)))
        return str(self.position)


class Observer:
    """Writes what a player sees as a tensor of named pieces, the player first, and as text."""

    def __init__(self, book: Rulebook, public: bool, perfect_recall: bool) -> None:
        header, seats = book.game.header, book.game.seats
        self._public, self._perfect_recall = public, perfect_recall
        self.tensor = np.zeros(seats + header.observation_size, np.float32)
        self._who, self._seen = self.tensor[:seats], self.tensor[seats:]
        self.dict = {"player": self._who} | header.pieces(self._seen)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        self._who[player] = 1
        state.write_seen(player, self._public, self._seen)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._perfect_recall and not self._public:
            return state.remembered(player)
        return state.seen_text(player, self._public)


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    header = find_header(name)
    parameters = {"seats": header.seats[0]} | {option.name: option.default for option in header.options}
    kinds = pyspiel.GameType
    game_type = kinds(
        short_name=f"polana_{name}",
        long_name=header.say("en").say("title"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=header.seats[-1],
        min_num_players=header.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )
    made = type(f"Spiel{name.title()}", (SpielGame,), {"header": header, "game_type": game_type})
    pyspiel.register_game(game_type, made)


for each in game_names():
    register(each)
