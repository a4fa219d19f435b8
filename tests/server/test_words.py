"""Every refusal has words in three languages, and every word is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from polana.engine.text import LANGUAGES, words_of
from polana.server import errors
from polana.server.errors import FOLDER, Refused

USED = re.compile(r"""(?:Refused\(|problem\(\d+, |\d{3}: )"(\w+)\"""")


def keys() -> set[str]:
    text = "".join(file.read_text() for file in FOLDER.rglob("*.py"))
    return set(USED.findall(text)) | {"stale", "failed"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_have_words(language: str) -> None:
    words = words_of(FOLDER, language)
    missing = [key for key in keys() if f"error-{key}" not in words]
    assert not missing


def test_the_three_languages_have_the_same_words_with_the_same_facts() -> None:
    def messages(language: str) -> dict[str, set[str]]:
        lines = Path(FOLDER / f"{language}.ftl").read_text().splitlines()
        found = (line.partition(" = ") for line in lines if re.match(r"[a-z]", line))
        return {name: set(re.findall(r"\$(\w+)", text)) for name, _, text in found}

    assert messages("en") == messages("pl") == messages("uk")
    assert {name.removeprefix("error-") for name in messages("en") if name.startswith("error-")} == keys()


def test_a_refusal_speaks_the_readers_language() -> None:
    assert Refused("seat_present", name="Ola").told("pl") == "Ola jest przy stole."
    assert str(errors.Stale()) == "The table has moved on in the meantime. Have a look and choose again."
