"""Names and chat: emoji stay whole, and nothing that cannot be seen passes for a name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from polana.server.table.messages import PersonName
from polana.server.table.names import clean

JOINER, STYLE, TEXT_STYLE, KEYCAP = "\u200d", "\ufe0f", "\ufe0e", "\u20e3"
FAMILY = JOINER.join("👨👩👧👦")
ENGLAND = "🏴" + "".join(chr(0xE0000 + ord(letter)) for letter in "gbeng") + "\U000e007f"
WHOLE = {
    "family": FAMILY,
    "farmer": f"👩🏽{JOINER}🌾",
    "couple of two skin tones": f"👩🏿{JOINER}❤{STYLE}{JOINER}👨🏻",
    "rainbow flag": f"🏳{STYLE}{JOINER}🌈",
    "eye in a bubble": f"👁{STYLE}{JOINER}🗨{STYLE}",
    "heart": f"❤{STYLE}",
    "heart as text": f"❤{TEXT_STYLE}",
    "skin tone": "👋🏾",
    "flags of countries": "🇵🇱🇺🇦",
    "flag of a region": ENGLAND,
    "keycap": f"1{STYLE}{KEYCAP}",
    "keycap of a sign": f"#{STYLE}{KEYCAP}",
    "plain keycap": f"7{KEYCAP}",
    "head shaken": f"🙂{JOINER}↔{STYLE}",
    "emoji of a later year": "\U0001fa77\U0001fae9",
}


@pytest.mark.parametrize("text", WHOLE.values(), ids=WHOLE)
def test_an_emoji_of_several_characters_stays_whole(text: str) -> None:
    assert clean(text) == text
    assert clean(f"Ola {text}{text} ") == f"Ola {text}{text}"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"O{JOINER}la", "Ola"),
        (f"Ola{STYLE}", "Ola"),
        (f"O{TEXT_STYLE}la 1{STYLE}", "Ola 1"),
        (f"{JOINER}👩", "👩"),
        (f"👩{JOINER}", "👩"),
        (f"👩{JOINER}Ola", "👩Ola"),
        (f"👩{JOINER}{JOINER}👧", "👩👧"),
        (f"❤{STYLE}{STYLE}{STYLE}", f"❤{STYLE}"),
        (f"👩\u200b{JOINER}👧", "👩👧"),
        ("Ola" + ENGLAND[1:], "Ola"),
        (ENGLAND[:-1], "🏴"),
        ("\u202eOla\u2066", "Ola"),
    ],
)
def test_marks_that_join_no_emoji_are_dropped(text: str, left: str) -> None:
    assert clean(text) == left


UNSEEN = ["\u200b", JOINER, STYLE, TEXT_STYLE, "\U000e0067", "\U000e0101", "\u034f", "\u115f", "\u1160", "\u17b4"]
UNSEEN += ["\u180b", "\u180e", "\u2800", "\u3000", "\u3164", "\uffa0", "\ufeff", "\u2063", "\u00ad", "\ufff0", "\x00"]


@given(st.text(st.sampled_from(UNSEEN), max_size=12))
def test_no_name_is_unseen(text: str) -> None:
    assert clean(text) == ""
    with pytest.raises(ValidationError):
        TypeAdapter(PersonName).validate_python(text)


@given(st.text(st.one_of(st.characters(), st.sampled_from([*UNSEEN, *"".join(WHOLE.values()), "1", "a"])), max_size=20))
def test_a_clean_text_is_clean(text: str) -> None:
    assert clean(clean(text)) == clean(text)
