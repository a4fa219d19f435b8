"""Names and lines of chat as people write them, made harmless."""

from __future__ import annotations

import unicodedata

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, marks that turn or hide text, half characters


def clean(text: object) -> object:
    """A text without control characters, its white space single and trimmed; markup stays what it is, mere letters.

    >>> clean("  Ola\\x00\\u202e  <b>\\n")
    'Ola <b>'
    """
    if not isinstance(text, str):
        return text
    kept = (" " if letter.isspace() else letter for letter in text if letter.isspace() or seen(letter))
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def seen(letter: str) -> bool:
    return unicodedata.category(letter) not in UNSEEN
