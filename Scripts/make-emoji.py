#!/usr/bin/env python3
"""Writes the table of emoji by their short names, which messages of Slack have: EmojiTable.swift.

Usage: make-emoji.py EMOJI_JSON

EMOJI_JSON is emoji/unicode_codes/emoji.json of the Python package emoji 2.16.0 (NOTICE names it). Of each emoji the
names that people type are kept; skin tones and most flags follow a rule and need no names.
"""

import json
import sys
from pathlib import Path

OUTPUT = Path(__file__).parents[1] / "Sitrep/Sources/Interchange/Slack/Text/EmojiTable.swift"
WIDTH = 118
TONES = "🏻🏼🏽🏾🏿"
FULLY_QUALIFIED = 2


def names(emoji: str, facts: dict) -> list[str]:
    """The names of an emoji; none of one that a rule makes."""
    if facts.get("status") != FULLY_QUALIFIED or any(tone in emoji for tone in TONES):
        return []
    typed = [*facts.get("alias", []), facts["en"]]
    plain = (name.strip(":").lower() for name in typed)
    return [name for name in plain if name.isascii() and not name.startswith("flag_for_")]


def lines(pairs: list[str]) -> list[str]:
    """The pairs in lines of at most so many columns; an emoji counts for two."""
    rows = [""]
    for pair in pairs:
        if len(rows[-1]) + len(pair) + 3 > WIDTH:
            rows.append("")
        rows[-1] += f" {pair}" if rows[-1] else pair
    return rows


def main() -> None:
    """Writes the file."""
    table: dict[str, str] = {"simple_smile": "🙂"}
    for emoji, facts in json.loads(Path(sys.argv[1]).read_text()).items():
        for name in names(emoji, facts):
            table.setdefault(name, emoji)
    body = "\n".join(f"    {line}" for line in lines([f"{name} {table[name]}" for name in sorted(table)]))
    OUTPUT.write_text(
        "/// Emoji by their short names; written by Scripts/make-emoji.py, not by hand.\n"
        "enum EmojiTable {\n"
        "  /// Names and emoji in turn.\n"
        f'  static let text = """\n{body}\n    """\n'
        "}\n"
    )


main()
