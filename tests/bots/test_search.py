"""The search: the same for the same seed, fair, within its memory and its time, and better the longer it thinks."""

from time import perf_counter

import numpy as np
import pytest

import polana
from polana import BadOption, Game, State
from polana.bots import sit
from polana.bots.search import KEPT, MOST_NODES, PLAIN, Keeper, Plan, Searcher, Tree, Weighed
from polana.bots.tree import Edge, Node, Search, node_at
from polana.engine.game import game_names
from polana.engine.record import dtype_of

BUSY = 100.0  # seconds that a short piece of work takes at most, also on a busy machine


@pytest.fixture(scope="module", params=game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return polana.load(request.param).compile()


@pytest.fixture(scope="module")
def arboretum() -> Game:
    return polana.load("arboretum", seats=2).compile()


def chosen(game: Game, plan: str, seed: int, choices: int = 12) -> list[int]:
    """What bots of a plan play at the beginning of a game."""
    bots = [sit(plan, game, seat, seed) for seat in range(game.seats)]
    state, told = game.new(seed), []
    for _ in range(choices):
        seat = state.acting[0]
        told.append(bots[seat].choose(state.concealed_for(seat), state.legal(seat)))
        state.play(seat, told[-1])
    return told


def weighed(state: State, plan: Plan, seed: int = 1) -> list[Weighed]:
    seat = state.acting[0]
    return Searcher(state.game, seat, seed, plan).weigh(state.concealed_for(seat), state.legal(seat))


@pytest.mark.parametrize("plan", ["search:80", "plain:80", "search:80:temperature=0.2", "search:80:threads=2"])
def test_a_seed_and_a_number_of_iterations_choose_the_same(game: Game, plan: str) -> None:
    assert chosen(game, plan, 3) == chosen(game, plan, 3)


def test_slices_do_not_matter(game: Game) -> None:
    """A time budget is made of slices: many short ones find what one long one finds."""
    state = game.new(5)
    seat = state.acting[0]
    found = []
    for slices in ([300], [1] * 300, [7] * 42 + [6]):
        tree = Tree(game, seat, Plan(iterations=300), 1)
        tree.look(state.concealed_for(seat), True)
        for iterations in slices:
            tree.run(iterations)
        found.append(tree.found())
    assert found[0] == found[1] == found[2]


def test_values_and_visits_add_up(game: Game) -> None:
    for plan in (Plan(iterations=400), PLAIN):
        told = weighed(game.new(2), plan)
        assert sum(each.visits for each in told) == plan.iterations
        assert all(-1 <= each.value <= 1 for each in told)
        assert [each.visits for each in told] == sorted((each.visits for each in told), reverse=True)


def test_the_textbooks_search_tries_everything(game: Game) -> None:
    state = game.new(2)
    assert {each.action for each in weighed(state, PLAIN)} == set(state.legal(state.acting[0]))


def test_every_seat_gets_its_own_value(game: Game) -> None:
    """With two seats, what one wins the other loses: near the end both searches see the same winner."""
    state = game.new(1)
    bots = [sit("greedy", game, seat, 1) for seat in range(game.seats)]
    last = state.clone()
    while not state.over:
        last = state.clone()
        seat = state.acting[0]
        state.play(seat, bots[seat].choose(state.concealed_for(seat), state.legal(seat)))
    seat = last.acting[0]
    best = Searcher(game, seat, 1, PLAIN).weigh(last.concealed_for(seat), last.legal(seat))
    sure = [each for each in best if abs(each.value) > 0.99]
    for each in sure:
        after = last.clone()
        after.play(seat, each.action)
        if after.over:
            assert after.payoffs()[seat] == pytest.approx(each.value, abs=0.01)


def test_memory_is_bounded_and_a_full_tree_goes_on(arboretum: Game) -> None:
    plan = Plan(iterations=40, reuse=1)
    state = arboretum.new(1)
    seat = state.acting[0]
    tree = Tree(arboretum, seat, plan, 1)
    tree.look(state.concealed_for(seat), True)
    size = tree.bytes
    tree.run(5000)
    search = tree.search[0]
    assert search["edges"] == len(tree.edges) == plan.nodes
    assert search["nodes"] <= len(tree.nodes) * 3 // 4 + 1
    assert sum(visits for visits, _ in tree.found().values()) == 5000
    assert tree.bytes == size


def test_a_node_is_found_however_crowded_its_neighbourhood_is() -> None:
    """Sixty keys that all want the same place."""
    nodes, search = np.zeros(256, dtype_of(Node)).view(np.recarray), np.zeros(1, dtype_of(Search)).view(np.recarray)[0]
    keys = [256 * number for number in range(1, 61)]
    places = [node_at(nodes, search, key) for key in keys]
    assert len(set(places)) == 60
    assert places == [node_at(nodes, search, key) for key in keys]


def test_a_thinking_seat_takes_what_is_stated(game: Game) -> None:
    tree = Tree(game, 0, Plan(seconds=1), 1)
    assert len(tree.nodes) == MOST_NODES
    assert tree.bytes <= 8 << 20
    assert dtype_of(Node).itemsize == 16
    assert dtype_of(Edge).itemsize == 32


def test_all_trees_together_are_bounded(arboretum: Game) -> None:
    keeper = Keeper(most=1000)
    bots = [Searcher(arboretum, 0, seed, Plan(iterations=50)) for seed in range(4)]
    state = arboretum.new(1)
    seat = state.acting[0]
    for bot in bots:
        bot.weigh(state.concealed_for(seat), state.legal(seat))
        keeper.use(bot, 400)
    assert keeper.bytes == 800
    assert [bool(bot._trees) for bot in bots] == [False, False, True, True]
    del bots, bot
    keeper.use(Searcher(arboretum, 0, 1, Plan()), 400)
    assert keeper.bytes == 400
    assert KEPT == 64 << 20


def test_a_tree_is_used_again(arboretum: Game) -> None:
    """After its own choice, also one that is not shown, a bot finds the numbers that it has already."""
    state = arboretum.new(1)
    seat = state.acting[0]
    bot = Searcher(arboretum, seat, 1, Plan(iterations=2000))
    again = []
    while state.acting == [seat]:
        legal = state.legal(seat)
        action = bot.choose(state.concealed_for(seat), legal)
        if len(legal) > 1:
            again.append(sum(visits for visits, _ in bot._trees[0].found().values()))
        state.play(seat, action)
    assert again[0] == 2000
    assert all(visits > 2000 for visits in again[1:])


def test_time_is_kept_and_can_be_cut_short(arboretum: Game) -> None:
    state = arboretum.new(1)
    seat = state.acting[0]
    bot = Searcher(arboretum, seat, 1, Plan(seconds=0.2))
    bot.weigh(state.concealed_for(seat), state.legal(seat))
    start = perf_counter()
    bot.weigh(state.concealed_for(seat), state.legal(seat))
    assert perf_counter() - start < BUSY
    bot = Searcher(arboretum, seat, 1, Plan(seconds=100 * BUSY, temperature=0.1))
    bot.stop = lambda: True
    start = perf_counter()
    assert bot.weigh(state.concealed_for(seat), state.legal(seat))
    assert perf_counter() - start < BUSY


def test_threads_share_the_iterations(arboretum: Game) -> None:
    told = weighed(arboretum.new(4), Plan(iterations=1000, threads=4))
    assert sum(each.visits for each in told) == 1000


def test_soft_players_take_worse_actions_seldom(arboretum: Game) -> None:
    bot = Searcher(arboretum, 0, 1, Plan(temperature=0.1))
    told = [Weighed(1, 90, 0.5), Weighed(2, 60, 0.4), Weighed(3, 30, -0.9), Weighed(4, 1, 0.5)]
    taken = [bot._taken(told) for _ in range(2000)]
    shares = [taken.count(action) / 2000 for action in (1, 2, 3, 4)]
    weights = np.array([90, 60, 30, 1]) * np.exp([0, -1, -14, 0])
    assert shares == pytest.approx((weights / weights.sum()).tolist(), abs=0.04)


@pytest.mark.parametrize(
    "text", ["search:x", "search:-5", "search:0", "search:5:height=3", "search:1:explore=a", "plain:"]
)
def test_a_plan_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="search:1000"):
        Plan.read(text)


def test_plans_are_read_by_their_older_names() -> None:
    older = Plan.read("search:50:breadth=0.3:soft=0.1:slip=0.2:steady=0:horizon=4")
    assert older == Plan.read("search:50:widening=0.3:temperature=0.1:epsilon=0.2:control_variate=0:depth=4")
    assert older == Plan(iterations=50, widening=0.3, temperature=0.1, epsilon=0.2, control_variate=0, depth=4)


def test_plans_are_read() -> None:
    assert Plan.read("search") == Plan()
    assert Plan.read("search:50:depth=4") == Plan(iterations=50, depth=4)
    assert Plan.read("plain:1.5s").seconds == 1.5
    assert not Plan.read("plain:9").sensible


def test_a_seat_knows_its_own_hand_where_it_chooses(arboretum: Game) -> None:
    """Two hands that spectators cannot tell apart are two choices for their owner."""
    state = arboretum.new(seed=1)
    owner = state.acting[0]
    other = state.concealed_for(1 - owner).imagined(seed=2)
    assert state.concealed_for(owner) != other.concealed_for(owner)
    roots = []
    for world in (state, other):
        tree = Tree(arboretum, owner, Plan(iterations=1), seed=3)
        tree.look(world.concealed_for(owner), keep=False)
        tree.run(1)
        roots.append(int(tree.nodes[tree.search[0]["root"]]["key"]))
    assert roots[0] != roots[1]
