"""The random stream in a record: sfc64, a small chaotic (non-linear) generator with 256 bits of state."""

from __future__ import annotations

from hashlib import blake2b

from polana.engine.record import Record, Word
from polana.engine.rule import i64, rule, u64

WARM_UP = 12  # rounds after which all bits of the seed have reached all bits of the state


class Rng(Record):
    a: Word
    b: Word
    c: Word
    count: Word


Seed = int | str | bytes


def seed_text(seed: Seed) -> str:
    """A seed as text that tells its kind."""
    return f"{type(seed).__name__}:{seed.hex() if isinstance(seed, bytes) else seed}"


def derived(seed: Seed, *parts: int) -> str:
    """A further seed made from one, for somebody or something of its own."""
    return "/".join((seed_text(seed), *map(str, parts)))


def seed_words(seed: Seed) -> tuple[int, int, int]:
    """192 bits drawn by hashing from a seed of any kind and length."""
    digest = blake2b(seed_text(seed).encode(errors="surrogatepass"), digest_size=24, person=b"polana").digest()
    a, b, c = (int.from_bytes(digest[i : i + 8], "little") for i in (0, 8, 16))
    return a, b, c


@rule
def seed_rng(rng: Rng, a: int, b: int, c: int) -> None:
    """Start the stream from 192 bits."""
    rng.a = a
    rng.b = b
    rng.c = c
    rng.count = 1
    for _ in range(WARM_UP):
        next64(rng)


@rule
def next64(rng: Rng) -> int:
    """The next 64 random bits."""
    a, b, c = u64(rng.a), u64(rng.b), u64(rng.c)
    out = u64(a + b + u64(rng.count))
    rng.count = u64(u64(rng.count) + u64(1))
    rng.a = b ^ (b >> u64(11))
    rng.b = u64(c + u64(c << u64(3)))
    rng.c = u64((u64(c << u64(24)) | (c >> u64(40))) + out)
    return out


@rule
def below(rng: Rng, n: int) -> int:
    """An even draw from 0 .. n-1."""
    bits = i64(next64(rng) >> u64(32))
    product = bits * n
    low = product & 0xFFFF_FFFF
    if low < n:
        least = 0x1_0000_0000 % n
        while low < least:
            bits = i64(next64(rng) >> u64(32))
            product = bits * n
            low = product & 0xFFFF_FFFF
    return product >> 32


@rule
def blank_rng(rng: Rng) -> None:
    """Forget the stream."""
    rng.a = 0
    rng.b = 0
    rng.c = 0
    rng.count = 0
