#!/usr/bin/env python3
"""The rows of the table: what was measured, beside the floor, on a machine whose speed swings.

Measurements run in groups, a group is one script. Before and after it, a fixed loop tells how fast the machine is, and
nginx, where it can do the same, how fast anything could be. Where that moved by more than a fifth the group is measured
again, three times at most; then its rows say "noisy". What the best other tools reached was measured once, on a quiet
machine of two cores, and is not measured again.
"""

import dataclasses
import time

# How often a group is measured at most, and by how much the machine may change meanwhile.
ATTEMPTS = 3
CHANGE = 0.2

COLUMNS = ["promise", "measured", "floor", "ratio", "goal", "best other tool", ""]


@dataclasses.dataclass
class Row:
    """A goal is a figure to stay within, or with `at_least` one to reach; `times` says that it is so many floors."""

    promise: str
    measured: float
    unit: str
    goal: float | None = None
    at_least: bool = False
    note: str = ""
    floor: str | None = None
    times: bool = False
    other: str = ""

    def line(self, floors, is_noisy):
        floor = floors.get(self.floor)
        ratio = self.measured / floor if floor else None
        limit = self.goal * floor if self.times and self.goal else self.goal
        verdict = ""
        if limit is not None:
            is_met = self.measured >= limit if self.at_least else self.measured <= limit
            verdict = "met" if is_met else "**MISSED**"
        aim = "" if self.goal is None else f"{self.goal:,} × floor" if self.times else f"{self.goal:,} {self.unit}"
        cells = [
            self.promise, f"{number(self.measured)} {self.unit}{self.note}", f"{number(floor)} {self.unit}" if floor else "",
            f"{ratio:.3g}" if ratio else "", aim, self.other, ", ".join(filter(None, [verdict, "noisy" if is_noisy else ""])),
        ]  # fmt: skip
        return "| " + " | ".join(cells) + " |"


ROWS = []


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

    `measure` adds rows; `floors` measures the floors, by name.
    """
    for _ in range(ATTEMPTS):
        ROWS.clear()
        before = {"loop": loop(), **floors()}
        measure()
        after = {"loop": loop(), **floors()}
        is_noisy = any(abs(after[name] / before[name] - 1) > CHANGE for name in before if before[name])
        if not is_noisy:
            break
    middle = {name: (before[name] + after[name]) / 2 for name in before}
    for one in ROWS:
        print(one.line(middle, is_noisy), flush=True)


if __name__ == "__main__":
    head()
