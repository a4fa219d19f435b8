"""A policy that learns Ecosystem for two, with NumPy alone: advantage actor-critic on a vector of games.

python examples/learn.py            # some minutes; writes examples/learn.json and examples/learn.svg
python examples/learn.py --steps 2  # a look at it
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

import polana.envs

Array = npt.NDArray[Any]

GAME, GAMES, LENGTH = "ecosystem", 256, 41  # games side by side, and steps of each between two updates
HIDDEN, RATE, CURIOSITY = 128, 2e-3, 0.01
SCALE = 0.1  # of the rewards, which are points
OWN = ("picked", "swaps", "lifted", "hand", "land")  # pieces of the learner's own seat, the first of each


def features(envs: Any, sights: Any) -> Array:
    """What the policy looks at: the phase, the turn, and what lies before the learner."""
    pieces = envs.game.header.pieces(sights["observation"])
    own = [pieces[name][:, 0].reshape(len(sights["observation"]), -1) for name in OWN]
    return np.concatenate([pieces["phase"], pieces["turn"] / 20, *own], axis=1, dtype=np.float32)


class Policy:
    """One hidden layer; out come a wish for each action and, last, how much is still to be won. Adam on top."""

    def __init__(self, inputs: int, actions: int, random: np.random.Generator) -> None:
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions + 1), (actions + 1,)]
        self.weights = [random.normal(0, shape[0] ** -0.5, shape).astype(np.float32) for shape in shapes]
        for bias in self.weights[1::2]:
            bias[:] = 0
        self.weights[2] *= 0.1
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def __call__(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Hidden layer, chances of the actions (none for illegal ones), value."""
        first, shift, second, last = self.weights
        hidden = np.maximum(seen @ first + shift, 0)
        out = hidden @ second + last
        wishes = np.where(masks, out[:, :-1], -np.inf)
        wishes -= wishes.max(axis=1, keepdims=True)
        chances = np.exp(wishes)
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: Array, masks: Array, actions: Any, returns: Array) -> None:
        """Make actions that turned out better than expected likelier."""
        hidden, chances, values = self(seen, masks)
        ahead = returns - values
        wanted = (ahead - ahead.mean()) / (ahead.std() + 1e-6)
        slope = chances * wanted[:, None]
        slope[np.arange(len(actions)), actions] -= wanted
        logs = np.log(np.maximum(chances, 1e-9))
        slope += CURIOSITY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        out = np.concatenate([slope, -ahead[:, None]], axis=1) / len(actions)
        back = (out @ self.weights[2].T) * (hidden > 0)
        self._descend([seen.T @ back, back.sum(axis=0), hidden.T @ out, out.sum(axis=0)])

    def _descend(self, slopes: list[Array]) -> None:
        self._updates += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            fair = np.sqrt(square / (1 - 0.99**self._updates)) + 1e-8
            weight -= RATE * mean / (1 - 0.9**self._updates) / fair


def draw(chances: Array, random: np.random.Generator) -> Array:
    """An action in each game, by chance."""
    noise = random.gumbel(size=chances.shape)
    drawn: Array = np.where(chances > 0, np.log(np.maximum(chances, 1e-30)) + noise, -np.inf).argmax(axis=1)
    return drawn


def train(updates: int, seed: int) -> tuple[Policy, list[float]]:
    """Play and learn; the policy, and the mean points ahead of the opponent in the games of each update."""
    random = np.random.default_rng(seed)
    envs = polana.envs.vector(GAME, GAMES, opponents="random", rewards="margin")
    sights, _ = envs.reset(seed=seed)
    policy = Policy(features(envs, sights).shape[1], envs.game.header.actions, random)
    before, margins, running = np.zeros(GAMES, bool), [], np.zeros(GAMES)
    for _ in range(updates):
        kept: list[Any] = []
        ended_margins: list[float] = []
        for _ in range(LENGTH):
            seen, masks = features(envs, sights), sights["action_mask"]
            actions = draw(policy(seen, masks)[1], random)
            sights, rewards, ended, _, _ = envs.step(actions)
            kept.append((seen, masks, actions, rewards, ended, ~before))
            running = np.where(before, 0, running) + rewards
            ended_margins += running[ended].tolist()
            before = ended
        to_come = policy(features(envs, sights), sights["action_mask"])[2]
        returns = []
        for *_, rewards, ended, _ in reversed(kept):
            to_come = SCALE * rewards + np.where(ended, 0, to_come)
            returns.append(to_come.astype(np.float32))
        real = np.concatenate([row[5] for row in kept])
        seen, masks, actions = (np.concatenate([row[i] for row in kept])[real] for i in range(3))
        policy.learn(seen, masks, actions, np.concatenate(returns[::-1])[real])
        margins.append(float(np.mean(ended_margins)) if ended_margins else float("nan"))
    return policy, margins


def test(policy: Policy | None, opponents: str, games: int, seed: int) -> dict[str, float]:
    """How a policy, or chance, fares in so many games: the share of victories (ties count half) and the mean payoff."""
    random = np.random.default_rng(seed)
    envs = polana.envs.vector(GAME, games, opponents=opponents)
    sights, _ = envs.reset(seed=seed)
    payoffs = np.full(games, np.nan)
    while np.isnan(payoffs).any():
        masks = sights["action_mask"]
        chances = masks.astype(np.float32) if policy is None else policy(features(envs, sights), masks)[1]
        sights, rewards, ended, _, _ = envs.step(draw(chances, random))
        payoffs = np.where(ended & np.isnan(payoffs), rewards, payoffs)
    return {"games": games, "victories": round(float((payoffs + 1).mean() / 2), 4), "payoff": float(payoffs.mean())}


def plot(margins: list[float], file: Path) -> None:
    """The points ahead of a random opponent while learning."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    axes.plot(range(1, len(margins) + 1), margins, color="#4f7c52")
    axes.axhline(0, color="#8a7a5c", linestyle="--")
    axes.set_xlabel(f"updates, of {GAMES * LENGTH} actions each")
    axes.set_ylabel("points ahead of a random opponent")
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--steps", type=int, default=400, help="updates")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--folder", type=Path, default=Path(__file__).parent)
    chosen = arguments.parse_args()
    start = perf_counter()
    policy, margins = train(chosen.steps, chosen.seed)
    told = {
        "game": repr(polana.load(GAME)),
        "updates": chosen.steps,
        "seed": chosen.seed,
        "seconds": round(perf_counter() - start),
        "random against random": test(None, "random", 2000, 2),
        "learned against random": test(policy, "random", 2000, 2),
    }
    print(json.dumps(told, indent=2))
    (chosen.folder / "learn.json").write_text(
        json.dumps(told | {"margins": margins}, indent=1) + "\n", encoding="utf-8"
    )
    plot(margins, chosen.folder / "learn.svg")


if __name__ == "__main__":
    main()
