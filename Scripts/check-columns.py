#!/usr/bin/env python3
"""Checks that no line of Swift is longer than 140 characters, texts and addresses included.

`swift format` breaks code at 120 columns, but it cannot break a text or a comment.
"""

import argparse
import pathlib
import sys

import houses

ROOT = pathlib.Path(__file__).resolve().parent.parent
MOST = 140


def swift_files(root):
    """The package's own description and every Swift file of both houses."""
    yield from sorted(root.glob("*.swift"))
    for folder in houses.source_folders(root) + houses.test_folders(root):
        yield from sorted(folder.rglob("*.swift"))


def long_lines(root):
    """Every line that is too long, as a sentence with its place."""
    for file in swift_files(root):
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), start=1):
            if len(line) > MOST:
                yield f"{file.relative_to(root)}:{number}: {len(line)} characters, at most {MOST} are allowed."


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--root", type=pathlib.Path, default=ROOT, help="the package's folder")
    found = list(long_lines(arguments.parse_args().root.resolve()))
    if found:
        print("Lines are too long:", *found, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
