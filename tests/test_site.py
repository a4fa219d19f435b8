"""The site tells what the code says: rules pages, settings, the public API."""

import re
from dataclasses import fields

import pytest

import polana
from docs.extension.outside import DOCS, OUTSIDE, ROOT, relinked
from docs.extension.rules import LISTS, PICTURES, rules_file, rules_page, sections
from docs.extension.settings import told_settings
from polana.engine.compile.backends import OPEN
from polana.server.settings import Settings

GAMES = polana.game_names()


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_has_the_sections_of_the_browsers_page(game: str) -> None:
    page = (ROOT / f"web/src/games/{game}/Rules.svelte").read_text(encoding="utf-8")
    shown = re.search(r"const anchors = \[(.+?)\];", page, re.DOTALL)
    assert shown
    words = rules_file(game).read_text(encoding="utf-8")
    assert list(sections(words)) == re.findall(r'"(\w+)"', shown[1])
    assert rules_page(game).count("\n## ") == len(sections(words))


def test_lists_and_pictures_belong_to_games() -> None:
    assert set(PICTURES) <= set(GAMES)
    for game, section in LISTS:
        assert section in sections(rules_file(game).read_text(encoding="utf-8"))


def test_how_to_play_tells_what_a_path_is_worth() -> None:
    assert "| The path ends with an 8 | +2 |" in rules_page("arboretum")


def test_every_creature_is_told() -> None:
    assert len(re.findall(r"^\| \*\*", rules_page("vale"), re.MULTILINE)) == 70


def test_every_setting_is_told() -> None:
    told = told_settings()
    assert [name for name, _, _ in told] == [f"POLANA_{field.name.upper()}" for field in fields(Settings)]
    assert ("POLANA_BOT_PAUSE", "0.4", "seconds between a bot's moves, so that people can follow") in told


def test_every_other_variable_is_on_the_hosts_page() -> None:
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "src/polana").rglob("*.py")]
    read = set(re.findall(r'environ[^"]*"(POLANA_[A-Z_]+)"', "\n".join(sources)))
    assert "POLANA_CACHE" in read
    page = (DOCS / "hosts.md").read_text(encoding="utf-8")
    assert {name for name in read - {name for name, _, _ in told_settings()} if f"`{name}`" not in page} == set()


def test_every_public_name_is_in_the_api() -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    told = re.findall(r"^\.\. auto\w+:: polana\.(\w+)$", page, re.MULTILINE)
    assert sorted(told) == sorted(polana.__all__)


def test_the_glossary_has_every_rule_of_the_contract() -> None:
    page = (DOCS / "glossary.md").read_text(encoding="utf-8")
    assert {rule for rule in OPEN if f"\n{rule}\n" not in page and f"the rule `{rule}`" not in page} == set()


def test_links_lead_to_pages_of_the_site() -> None:
    text = "[a](docs/batch.md#masks) [b](CHANGELOG.md) [c](https://example.org/x.md) [d](LICENSE) [e](#here)"
    moved = relinked(text, ROOT / "README.md", "generated/contributing")
    assert (
        moved == "[a](../batch.md#masks) [b](changelog.md) [c](https://example.org/x.md) [d](../../LICENSE) [e](#here)"
    )
    assert all(file.exists() for file in OUTSIDE)
