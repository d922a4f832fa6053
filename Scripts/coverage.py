#!/usr/bin/env python3
"""Prints the coverage of every module under Sources and fails when one is below its goal.

Reads the JSON that `swift test --enable-code-coverage` leaves (`swift test --show-codecov-path`).
"""

import argparse
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
KINDS = ("lines", "functions", "regions")

# The share of lines, in percent, that the tests of a module reach at least (decision D23).
GOAL = {"lines": 90.0}
# Folders of which the tests reach all of every kind (the same decision, requirement R154): an unreachable region is
# removed, never excluded.
WHOLE = ("Domain/Workspaces", "Features/Workspaces")
# Modules that hold declarations only, so that there is nothing to measure.
NOTHING_TO_MEASURE = {"PortableUI"}


def module_of(path):
    """The module a Swift file below Sources belongs to: its folder, or the folder inside Features."""
    return path.parts[1] if path.parts[0] == "Features" else path.parts[0]


def modules_on_disk(sources):
    """Every module with a Swift file, measured or not."""
    return {module_of(file.relative_to(sources)) for file in sources.rglob("*.swift")}


def measure(report, sources):
    """Sums of [covered, count] by kind, for every module and every folder of WHOLE."""
    sums = {}
    for file in (file for part in report["data"] for file in part["files"]):
        try:
            path = pathlib.Path(file["filename"]).resolve().relative_to(sources)
        except ValueError:
            continue
        names = [module_of(path)] + [folder for folder in WHOLE if path.is_relative_to(folder)]
        for name in names:
            part = sums.setdefault(name, {kind: [0, 0] for kind in KINDS})
            for kind in KINDS:
                part[kind][0] += file["summary"][kind]["covered"]
                part[kind][1] += file["summary"][kind]["count"]
    return sums


def percent(covered, count):
    return 100.0 * covered / count if count else 100.0


def row(name, sums):
    cells = [f"{percent(*sums[kind]):6.2f} % ({sums[kind][0]}/{sums[kind][1]})" for kind in KINDS]
    return f"{name:<20}" + "".join(f"{cell:>24}" for cell in cells)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--sources", type=pathlib.Path, default=ROOT / "Sources")
    arguments.add_argument("report", type=pathlib.Path, help="the JSON of the toolchain")
    options = arguments.parse_args()

    sources = options.sources.resolve()
    sums = measure(json.loads(options.report.read_text()), sources)
    failures = []

    print(f"{'module':<20}" + "".join(f"{kind:>24}" for kind in KINDS))
    for module in sorted(modules_on_disk(sources) - NOTHING_TO_MEASURE):
        if module not in sums:
            failures.append(f"{module}: not measured, because no test target links it")
            continue
        print(row(module, sums[module]))
        for kind, goal in GOAL.items():
            # The exact share counts, not the rounded one that is printed.
            if percent(*sums[module][kind]) < goal:
                failures.append(f"{module}: {percent(*sums[module][kind]):.2f} % of {kind}, the goal is {goal:g} %")
    for folder in WHOLE:
        if folder in sums:
            print(row(folder, sums[folder]))
            missed = [kind for kind in KINDS if sums[folder][kind][0] < sums[folder][kind][1]]
            failures += [f"{folder}: {sums[folder][kind]} of {kind}, the goal is all" for kind in missed]
    modules = [sums[name] for name in sums if name not in WHOLE]
    total = {kind: [sum(module[kind][place] for module in modules) for place in (0, 1)] for kind in KINDS}
    print(row("all", total))

    if failures:
        print("Coverage is below its goal:", *failures, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
