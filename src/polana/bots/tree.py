"""Information-set Monte Carlo tree search for every game, compiled: one tree over what can be known.

Each iteration imagines a world that fits what the seat knows, walks the tree in it, plays on from where the tree ends
and takes what came of it back to every choice on the way. A node is found by a hash of who acts and of the game's part
of a record: the searching seat's own, or, when another acts, the spectator's with that seat's choices that were not
shown yet. So nobody's choice can depend on what that seat cannot know, seats that choose at the same time do not see
each other, and the tree outlives the move. An action that a world does not offer is passed over there; `offered` counts
how often it was there to take.

All memory comes from the caller. When it is full the tree stops growing and its numbers go on getting better.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Annotated

from polana.engine.contract import SPECTATOR, Head, conceal, judge, legal, prefer, rank
from polana.engine.kernels import Numbers, States, Streams, Words64, first_acting, imagine_record, play
from polana.engine.piles import NONE
from polana.engine.ranking import net_beaten
from polana.engine.record import Floats, Ints, Record, RecordArray, Word
from polana.engine.rng import Rng, below
from polana.engine.rule import i64, kernel, rule, u64

SEATS = 8  # most seats of a game
DEEPEST = 512  # choices of an iteration that are remembered
STEPS = 8  # of a turn at most that are played on before it is judged
CHANCES = 1 << 16  # what `epsilon` is out of
MIX = 0x9E37_79B9_7F4A_7C15
STIR = 0xD6E8_FEB8_6659_FD93
LEAST = -1e300


class Node(Record):
    """A choice that a seat can face, as far as everybody but its hand can tell."""

    key: Word  # 0: free
    first: int  # its first edge, or NONE
    visits: int


class Edge(Record):
    """An action that was tried at a node."""

    action: int
    next: int  # the node's next edge, or NONE
    visits: int
    offered: int  # visits of the node in worlds that offer the action
    total: float  # of the values for the node's seat
    liking: float  # by the game's sense, from 0 to 1 for the best at the time


class Search(Record):
    """One seat's search: how it is done, what it has done, and room for an iteration."""

    seat: int
    start: int  # the game's own part of a record, in words of 64 bits: its first word
    size: int  # words of a record
    # How
    explore: float  # how much choices that were seldom tried are tried again
    lean: float  # how much sense is believed before there are numbers
    widening: float  # actions tried at a node: 1 + widening * sqrt(visits), best liked first
    sensible: int  # 1: sense orders what is tried and plays on; 0: chance does
    epsilon: int  # of CHANCES: how often a player who plays on takes any action
    depth: int  # actions that are played on, then to the end of the turn; whoever is ahead by sense is then judged
    winning: float  # what places count, of 1; the rest is by how far one is ahead
    spread: float  # a lead, in thousandths of a point, that is worth half of all
    control_variate: int  # 1: what the luck of an imagined world explains is taken out of its value
    # Done
    root: int  # its node, or NONE
    nodes: int
    edges: int
    iterations: int
    steps: int  # actions played
    # Room
    stamp: int
    length: int
    path: Annotated[Ints, DEEPEST]  # edges
    who: Annotated[Ints, DEEPEST]  # chose each
    chains: Annotated[Ints, SEATS, "u8"]  # of other seats' choices that were not shown yet, as hashes
    standing: Annotated[Ints, SEATS]
    places: Annotated[Ints, SEATS]
    value: Annotated[Floats, SEATS]
    # Luck of imagined worlds, by seat: what they are worth as they are, and how that goes with what came of them
    luck: Annotated[Floats, SEATS]
    worlds: int
    luck_mean: Annotated[Floats, SEATS]
    luck_square: Annotated[Floats, SEATS]
    value_mean: Annotated[Floats, SEATS]
    product: Annotated[Floats, SEATS]


Nodes = RecordArray[Node]
Edges = RecordArray[Edge]
Searches = RecordArray[Search]


# Nodes


@rule
def mixed(key: int, word: int) -> int:
    """A hash of a hash and 64 bits more."""
    both = u64((u64(key) ^ u64(word)) * u64(MIX))
    return u64(both ^ (both >> u64(29)))


@rule
def hashed(words: Words64, first: int, stop: int) -> int:
    """A hash of some words; four at a time, which is quicker."""
    a, b, c, d = u64(1), u64(2), u64(3), u64(4)
    i = first
    while i + 4 <= stop:
        a = u64((a ^ (a >> u64(31)) ^ words[i]) * u64(MIX))
        b = u64((b ^ (b >> u64(31)) ^ words[i + 1]) * u64(STIR))
        c = u64((c ^ (c >> u64(31)) ^ words[i + 2]) * u64(MIX))
        d = u64((d ^ (d >> u64(31)) ^ words[i + 3]) * u64(STIR))
        i += 4
    while i < stop:
        a = mixed(a, words[i])
        i += 1
    return mixed(mixed(a, b), mixed(c, d))


@rule
def key_of(q: Search, states: States, words: Words64, seat: int) -> int:
    """What finds the node at which a seat chooses in the world that is states[1]. States: also room at 2."""
    states[2] = states[1]
    s = states[2]
    conceal(s, seat if seat == q.seat else SPECTATOR)
    found = hashed(words, 2 * q.size + q.start, 3 * q.size)
    found = mixed(found, u64(s.ply << 8 | seat))
    found = mixed(found, u64(s.acting))
    found = mixed(found, q.chains[seat])
    return found if found != u64(0) else u64(1)


@rule
def locate(nodes: Nodes, key: int) -> int:
    """Where the node of a key is, or the free place for it; some places are always free."""
    mask = len(nodes) - 1
    at = i64(u64(key) & u64(mask))
    while nodes[at].key != key and nodes[at].key != u64(0):
        at = (at + 1) & mask
    return at


@rule
def node_at(nodes: Nodes, q: Search, key: int) -> int:
    """The node of a key, made if there is room; else NONE."""
    at = locate(nodes, key)
    if nodes[at].key != key:
        if q.nodes >= len(nodes) * 3 // 4:
            return NONE
        nodes[at].key = key
        nodes[at].first = NONE
        nodes[at].visits = 0
        q.nodes += 1
    return at


# Choosing


@rule
def promising(node: Node, edges: Edges, q: Search, actions: Ints, n: int, mark: Ints) -> int:
    """The edge to follow in a world that offers n actions, or NONE while the node is narrow and one more is to be
    tried; actions that were not tried are then marked with the search's stamp."""
    q.stamp += 1
    for i in range(n):
        mark[actions[i]] = q.stamp
    node.visits += 1
    tried, best, most = 0, NONE, LEAST
    edge = node.first
    while edge != NONE:
        e = edges[edge]
        if mark[e.action] == q.stamp:
            mark[e.action] = 0
            tried += 1
            e.offered += 1
            promise = e.total / e.visits + q.explore * sqrt(log(float(e.offered)) / e.visits)
            promise += q.lean * e.liking / (1 + e.visits)
            if promise > most:
                best, most = edge, promise
        edge = e.next
    narrow = tried < n and tried < 1 + q.widening * sqrt(float(node.visits))
    return NONE if narrow and q.edges < len(edges) else best


@rule
def pick_any(rng: Rng, q: Search, actions: Ints, n: int, mark: Ints, fresh: bool) -> int:
    """The index of an action by chance; of a fresh one, that is one not tried at this node."""
    count = 0
    if not fresh:
        return below(rng, n)
    for i in range(n):
        count += 1 if mark[actions[i]] == q.stamp else 0
    left = below(rng, count)
    for i in range(n):
        if mark[actions[i]] == q.stamp:
            if left == 0:
                return i
            left -= 1
    return 0


@rule
def pick_liked(q: Search, actions: Ints, n: int, liking: Ints, mark: Ints, fresh: bool) -> int:
    """The index of the action that is liked best, also among the fresh ones."""
    best = NONE
    for i in range(n):
        if (not fresh or mark[actions[i]] == q.stamp) and (best == NONE or liking[i] > liking[best]):
            best = i
    return best


@rule
def grow(node: Node, edges: Edges, q: Search, action: int, liked: float) -> int:
    """A new edge."""
    edge = q.edges
    q.edges += 1
    e = edges[edge]
    e.action = action
    e.next = node.first
    e.visits = 0
    e.offered = 1
    e.total = 0.0
    e.liking = liked
    node.first = edge
    return edge


@rule
def share(liking: Ints, n: int, pick: int) -> float:
    """How much an action is liked, 1 being most."""
    most = 1
    for i in range(n):
        most = max(most, liking[i])
    return liking[pick] / most


# Playing


@rule
def turn_of(s: Head, q: Search) -> int:
    """Who chooses next: the searching seat before others who choose at the same time."""
    return q.seat if s.acting >> q.seat & 1 else first_acting(s)


@rule
def remember(s: Head, q: Search, seat: int, action: int) -> None:
    """Keep in mind what another seat chose and did not show; forget it once something is shown of the seat."""
    for i in range(s.events.n):
        event = s.events.items[i]
        if 0 <= event.seat < s.seats and event.seat != q.seat:
            if event.sees >> 7 & 1:
                q.chains[event.seat] = u64(0)
            elif event.seat == seat:
                q.chains[seat] = mixed(q.chains[seat], u64(action))


@rule
def run(
    q: Search,
    states: States,
    words: Words64,
    rng: Rng,
    nodes: Nodes,
    edges: Edges,
    actions: Numbers,
    liking: Numbers,
    mark: Numbers,
) -> None:
    """Go down the tree in the world that is states[1] to the first choice that is new, then play on as far as the
    depth and to the end of that turn."""
    s = states[1]
    q.length = 0
    for seat in range(s.seats):
        q.chains[seat] = u64(0)
    growing, beyond, last = True, 0, 0
    while s.acting != 0 and (growing or beyond < q.depth or (s.acting == 1 << last and beyond < q.depth + STEPS)):
        seat = turn_of(s, q)
        n = legal(s, seat, actions)
        at, edge, pick = NONE, NONE, 0
        if growing and (n > 1 or q.length == 0):
            at = node_at(nodes, q, key_of(q, states, words, seat))
            if q.length == 0:
                q.root = at
            if at != NONE:
                edge = promising(nodes[at], edges, q, actions, n, mark)
            growing = edge != NONE and q.length + 1 < DEEPEST
            if edge == NONE and q.edges == len(edges):
                at = NONE
        action = actions[0]
        if edge != NONE:
            action = edges[edge].action
        elif n > 1 or at != NONE:
            if q.sensible and (at != NONE or below(rng, CHANCES) >= q.epsilon):
                prefer(s, seat, actions, n, liking)
                pick = pick_liked(q, actions, n, liking, mark, at != NONE)
            else:
                pick = pick_any(rng, q, actions, n, mark, at != NONE)
            action = actions[pick]
            if at != NONE:
                edge = grow(nodes[at], edges, q, action, share(liking, n, pick) if q.sensible else 0.0)
        if edge != NONE:
            q.path[q.length] = edge
            q.who[q.length] = seat
            q.length += 1
        elif not growing:
            beyond += 1
        last = seat
        play(s, seat, action)
        q.steps += 1
        if growing:
            remember(s, q, seat, action)


@rule
def value_all(s: Head, q: Search) -> None:
    """What a position is worth to each seat, from -1 to 1: its place, once it is known, and how far it is ahead."""
    judge(s, q.standing)
    over = s.acting == 0
    if over:
        rank(s, q.places)
    for seat in range(s.seats):
        ahead = 0
        first = True
        for other in range(s.seats):
            if other != seat:
                margin = q.standing[seat] - q.standing[other]
                ahead = margin if first or margin < ahead else ahead
                first = False
        q.value[seat] = ahead / (q.spread + abs(ahead))
        if over:
            payoff = net_beaten(q.places, s.seats, seat) / (s.seats - 1)
            q.value[seat] += q.winning * (payoff - q.value[seat])


@rule
def steady_all(s: Head, q: Search) -> None:
    """Take out of the values what the luck of this world explains (a control variate, fitted as the search goes)."""
    q.worlds += 1
    for seat in range(s.seats):
        luck, value = q.luck[seat] - q.luck_mean[seat], q.value[seat] - q.value_mean[seat]
        q.luck_mean[seat] += luck / q.worlds
        q.value_mean[seat] += value / q.worlds
        q.luck_square[seat] += luck * (q.luck[seat] - q.luck_mean[seat])
        q.product[seat] += luck * (q.value[seat] - q.value_mean[seat])
        if q.product[seat] > 0.0:
            slope = q.product[seat] / q.luck_square[seat]
            steadied = q.value[seat] - min(1.0, slope) * (q.luck[seat] - q.luck_mean[seat])
            q.value[seat] = max(-1.0, min(1.0, steadied))


@rule
def back_up(edges: Edges, q: Search) -> None:
    for i in range(q.length):
        e = edges[q.path[i]]
        e.visits += 1
        e.total += q.value[q.who[i]]


@kernel
def think(
    states: States,
    words: Words64,
    streams: Streams,
    nodes: Nodes,
    edges: Edges,
    searches: Searches,
    actions: Numbers,
    liking: Numbers,
    mark: Numbers,
    iterations: int,
) -> None:
    """So many iterations. States: what is seen, and room for two more; `words` are the same bytes."""
    q = searches[0]
    for _ in range(iterations):
        states[1] = states[0]
        imagine_record(states[1], streams[0])
        if q.control_variate:
            value_all(states[1], q)
            for seat in range(states[1].seats):
                q.luck[seat] = q.value[seat]
        run(q, states, words, streams[0], nodes, edges, actions, liking, mark)
        value_all(states[1], q)
        if q.control_variate:
            steady_all(states[1], q)
        back_up(edges, q)
        q.iterations += 1
