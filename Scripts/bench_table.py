#!/usr/bin/env python3
"""The rows of the table: what was measured, beside the floor, on a machine whose speed swings.

Measurements run in groups. Before and after each, a fixed loop tells how fast the machine is, and nginx, where it can
do the same, how fast anything could be: the floor. Where the floor, or without one the loop, moved by more than a
fifth, the group is measured again, three times at most; then its rows say "noisy". What the best of the other tools
reached, the peer, was measured once, on a quiet machine of two cores, and is not measured again.
"""

import dataclasses
import sys
import time

# How often a group is measured at most, and by how much the machine may change meanwhile.
ATTEMPTS = 3
CHANGE = 0.2

COLUMNS = ["promise", "measured", "floor", "ratio", "goal", "best peer", ""]


@dataclasses.dataclass
class Row:
    """One line of the table.

    A goal is a figure to stay within, or with `at_least` one to reach; `times` says that it is so many floors. A row
    without a measured figure says in its note why.
    """

    promise: str
    measured: float | None
    unit: str
    goal: float | None = None
    at_least: bool = False
    note: str = ""
    floor: str | None = None
    times: bool = False
    peer: str = ""

    def line(self, floors, is_noisy):
        floor = floors.get(self.floor)
        cells = [
            self.promise,
            "not measured" + self.note if self.measured is None else self.amount(self.measured) + self.note,
            self.amount(floor) if floor else "",
            f"{self.measured / floor:.3g}" if floor else "",
            self.aim(),
            self.peer,
            ", ".join(filter(None, [self.verdict(floor), "noisy" if is_noisy else ""])),
        ]
        return "| " + " | ".join(cells) + " |"

    def amount(self, value):
        return f"{number(value)} {self.unit}"

    def aim(self):
        if self.goal is None:
            return ""
        return f"{'≥' if self.at_least else '≤'} {self.goal:,} {'× floor' if self.times else self.unit}"

    def verdict(self, floor):
        if self.goal is None or self.measured is None:
            return ""
        limit = self.goal * floor if self.times else self.goal
        is_met = self.measured >= limit if self.at_least else self.measured <= limit
        return "met" if is_met else "**MISSED**"


ROWS = []
LOOP = "loop"


def row(promise, measured, unit, goal=None, **more):
    """Adds a row to the group that is measured."""
    ROWS.append(Row(promise, measured, unit, goal, **more))


def number(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def loop():
    """Milliseconds of a fixed piece of work, the least of three."""
    times = []
    for _ in range(3):
        began, total = time.perf_counter(), 0
        for count in range(2_000_000):
            total += count % 7
        times.append((time.perf_counter() - began) * 1000)
    return min(times)


def head():
    """Prints the head of the table."""
    print("| " + " | ".join(COLUMNS) + " |")
    print("|" + "---|" * len(COLUMNS), flush=True)


def run(measure, floors=lambda: {}):
    """Measures a group and prints its rows.

    `measure` adds rows; `floors` measures the floors, by name. What moved meanwhile is told on the error output.
    """
    for _ in range(ATTEMPTS):
        ROWS.clear()
        before = {LOOP: loop(), **floors()}
        measure()
        after = {LOOP: loop(), **floors()}
        for name in before:
            print(f"{sys.argv[0]}: {name} {number(before[name])} → {number(after[name])}", file=sys.stderr)
        references = before.keys() - {LOOP} or {LOOP}
        is_noisy = any(abs(after[name] / before[name] - 1) > CHANGE for name in references)
        if not is_noisy:
            break
    middle = {name: (before[name] + after[name]) / 2 for name in before}
    for one in ROWS:
        print(one.line(middle, is_noisy), flush=True)


if __name__ == "__main__":
    head()
