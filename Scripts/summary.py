#!/usr/bin/env python3
"""Closes `make test`: what was skipped and why, where the time went, and the tests' own summary as the last line.

Where tests failed, it names them and what was wrong, so that the end of a long output says what to look at.
"""

import argparse
import pathlib
import re
import sys

SUMMARY = re.compile(r"^\W*Test run with (\d+) tests? .*passed after")
SKIPPED = re.compile(r"(?:^|\s)Test (?P<name>.+?) skipped(?:: \"(?P<reason>.*)\")?\.?$")
ISSUE = re.compile(r"^\W*Test (?P<issue>.+ recorded an issue .+)")
ARGUMENTS = re.compile(r" with \d+ arguments? .+?(?= at \S+\.swift:\d+)")
# A test's own time; with several arguments, the time from the first to the last of them.
TIME = re.compile(r"^\W*Test (?!run with )(?P<name>.+?)(?: with \d+ test cases?)? (?:passed|failed) after (?P<seconds>[\d.]+) seconds")
LONGEST = 30 * 60
MOST_SLOW = 20
MOST_ISSUES = 5
MOST_CHARACTERS = 300
MOST_CHARACTERS_OF_ARGUMENTS = 100


def cut(text, most):
    return text if len(text) <= most else text[:most] + "…"


def print_issues(lines):
    issues = [found["issue"] for found in map(ISSUE.search, lines) if found]
    for issue in issues[:MOST_ISSUES]:
        issue = ARGUMENTS.sub(lambda found: cut(found[0], MOST_CHARACTERS_OF_ARGUMENTS), issue)
        print(f"FAILED {cut(issue, MOST_CHARACTERS)}", file=sys.stderr)
    if len(issues) > MOST_ISSUES:
        print(f"… and {len(issues) - MOST_ISSUES} more", file=sys.stderr)


def print_times(file):
    """The parts of the run, each with its time."""
    for line in file.read_text().splitlines():
        seconds, name = line.split(" ", 1)
        print(f"  {seconds:>5} s  {name}")


def print_slowest(lines):
    found = [found for found in map(TIME.search, lines) if found]
    slowest = sorted(found, key=lambda found: -float(found["seconds"]))[:MOST_SLOW]
    print("The slowest tests:")
    for found in slowest:
        print(f"  {float(found['seconds']):5.1f} s  {cut(found['name'], MOST_CHARACTERS_OF_ARGUMENTS)}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=int, required=True, help="how long everything took")
    arguments.add_argument("--times", type=pathlib.Path, help="the parts' times: lines of seconds and a name")
    arguments.add_argument("output", type=pathlib.Path, help="what `swift test` printed")
    options = arguments.parse_args()
    lines = options.output.read_text(errors="replace").splitlines()

    summaries = [line for line in lines if SUMMARY.search(line)]
    if not summaries:
        print_issues(lines)
        print("The tests printed no summary that says they passed.", file=sys.stderr)
        return 1
    if any(SUMMARY.search(line)[1] == "0" for line in summaries):
        print("No test ran.", file=sys.stderr)
        return 1

    skipped = [found for found in map(SKIPPED.search, lines) if found]
    print(f"Skipped tests: {len(skipped)}")
    for found in skipped:
        print(f"  SKIPPED {found['name']}: {found['reason'] or 'no reason given'}")

    if options.times:
        print_slowest(lines)
        print("The parts:")
        print_times(options.times)
    minutes, seconds = divmod(options.seconds, 60)
    print(f"Total time: {minutes} min {seconds} s")
    if options.seconds > LONGEST:
        print("WARNING: that is more than 30 minutes.")
    print(*summaries, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
