"""Names and lines of chat as people write them, made harmless."""

from __future__ import annotations

import re
import unicodedata

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, marks that turn or hide text, half characters
# Fillers, joiners and selectors that count as letters, signs or marks and show nothing by themselves.
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]")

# What joins, styles or tags an emoji is kept with it, and dropped everywhere else.
TONES = "\U0001f3fb-\U0001f3ff"
PICTURE = (
    f"(?![{TONES}\U0001f1e6-\U0001f1ff])"  # skin tones and the letters of flags are no pictures by themselves
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2934\u2935\u2b00-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
)
STYLED = f"{PICTURE}[\ufe0e\ufe0f{TONES}]?"
KEYCAP = "[0-9#*]\ufe0f\u20e3"
REGION = "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
EMOJI = re.compile(f"({REGION}|{KEYCAP}|{STYLED}(?:\u200d{STYLED})*)")


def clean(text: object) -> object:
    """A text without control characters, its white space single and trimmed; markup stays what it is, mere letters.

    >>> clean("  Ola\\x00\\u202e  <b>\\n")
    'Ola <b>'
    """
    if not isinstance(text, str):
        return text
    pieces = EMOJI.split(text)  # emoji stand at the odd places
    kept = "".join(piece if i % 2 else seen(piece) for i, piece in enumerate(pieces))
    return unicodedata.normalize("NFC", " ".join(kept.split()))


def seen(text: str) -> str:
    """What can be seen of a text without emoji; white space as spaces."""
    letters = (" " if letter.isspace() else letter for letter in BLANK.sub("", text))
    return "".join(letter for letter in letters if unicodedata.category(letter) not in UNSEEN)
