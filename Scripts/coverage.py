#!/usr/bin/env python3
"""Prints the coverage of every module, and of some folders, and fails when one is below its goal.

Reads the JSON that `merge-coverage.sh` prints. Of the folders that the tests reach whole, the types are listed too.
"""

import argparse
import json
import pathlib
import re
import sys
import textwrap

import houses

ROOT = pathlib.Path(__file__).resolve().parent.parent
KINDS = ("lines", "functions", "regions")

# The share of lines, in percent, that the tests of a module reach at least (decision D23).
GOAL = {"lines": 90.0}
# Folders of which the tests reach everything (decision D23): what no test can reach is removed, never excluded.
WHOLE = ("Domain/Workspaces", "Features/Workspaces", "Interchange/Workspaces", "Storage/Archives")
WHOLE_GOAL = dict.fromkeys(KINDS, 100.0)
# Each folder that has a goal of its own.
FOLDERS = dict.fromkeys(WHOLE, WHOLE_GOAL) | {"Interchange/Slack": {"lines": 95.0}, "ZipExports": {"lines": 95.0}}
BRANCHES = (
    "Regions stand for branches: the Swift compiler records no branches, but every side with code of an if, guard, "
    "switch, ?:, ??, && and || is a region of its own."
)
TYPE = re.compile(r"^\s*(?:(?:package|public|private|fileprivate|final|indirect|nonisolated|@\w+(?:\([^)]*\))?)\s+)*"
                  r"(?:class|struct|enum|actor|protocol)\s+(\w+)")
# Modules that hold declarations only, and a program that can write no file, its coverage profile included: tests look
# at it from outside.
NOTHING_TO_MEASURE = {"PortableUI", "PortableCharts", "sitrep-decode"}


def module_of(path):
    """The module of a Swift file, whose path begins behind Sources: its folder, or the folder inside Features."""
    return path.parts[1] if path.parts[0] == "Features" else path.parts[0]


def modules_on_disk(root):
    """Every module with a Swift file, measured or not."""
    return {name for folder, name in houses.modules(root) if any(folder.rglob("*.swift"))}


def files_of(report, root):
    """Every measured file of a module as (path behind Sources, summary)."""
    folders = houses.source_folders(root)
    for file in (file for part in report["data"] for file in part["files"]):
        path = pathlib.Path(file["filename"]).resolve()
        if folder := next((folder for folder in folders if path.is_relative_to(folder)), None):
            yield path.relative_to(folder), file["summary"]


def measure(files, group_of):
    """Sums of [covered, count] by group and kind; files of no group are passed over."""
    sums = {}
    for path, summary in files:
        group = group_of(path)
        if group is None:
            continue
        part = sums.setdefault(group, {kind: [0, 0] for kind in KINDS})
        for kind in KINDS:
            part[kind][0] += summary[kind]["covered"]
            part[kind][1] += summary[kind]["count"]
    return sums


def folder_of(path):
    """The folder of those with a goal of their own, or None."""
    return next((folder for folder in FOLDERS if path.is_relative_to(folder)), None)


def gaps(files):
    """What the tests do not reach in the folders that they are to reach whole, a line for each file."""
    for path, summary in files:
        missed = [f"{summary[kind]['count'] - summary[kind]['covered']} {kind}" for kind in KINDS
                  if summary[kind]["covered"] < summary[kind]["count"]]
        if missed and folder_of(path) in WHOLE:
            yield f"  {path}: {', '.join(missed)} not reached"


def types_of(folder):
    """The names of the types that a folder's files declare, sorted."""
    lines = (line for file in folder.rglob("*.swift") for line in file.read_text(encoding="utf-8").splitlines())
    return sorted({found[1] for line in lines if (found := TYPE.match(line))})


def percent(covered, count):
    return 100.0 * covered / count if count else 100.0


def row(name, sums):
    cells = [f"{percent(*sums[kind]):6.2f} % ({sums[kind][0]}/{sums[kind][1]})" for kind in KINDS]
    return f"{name:<24}" + "".join(f"{cell:>24}" for cell in cells)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--root", type=pathlib.Path, default=ROOT, help="the package's folder")
    arguments.add_argument("report", type=pathlib.Path, help="the JSON of the toolchain")
    options = arguments.parse_args()

    root = options.root.resolve()
    files = list(files_of(json.loads(options.report.read_text()), root))
    sums = measure(files, module_of)
    failures = []

    print(f"{'module':<24}" + "".join(f"{kind:>24}" for kind in KINDS))
    for module in sorted(modules_on_disk(root) - NOTHING_TO_MEASURE):
        if module not in sums:
            failures.append(f"{module}: not measured, because no test target links it")
            continue
        print(row(module, sums[module]))
        for kind, goal in GOAL.items():
            # The exact share counts, not the rounded one that is printed.
            if percent(*sums[module][kind]) < goal:
                failures.append(f"{module}: {percent(*sums[module][kind]):.2f} % of {kind}, the goal is {goal:g} %")
    measured = measure(files, folder_of)
    whole_types = []
    for folder, goals in FOLDERS.items():
        place = next((path for sources in houses.source_folders(root) if (path := sources / folder).is_dir()), None)
        if place is None or not any(place.rglob("*.swift")):
            continue
        if folder not in measured:
            failures.append(f"{folder}: not measured, because no test target links it")
            continue
        print(row(folder, measured[folder]))
        for kind, goal in goals.items():
            if percent(*measured[folder][kind]) < goal:
                failures.append(f"{folder}: {percent(*measured[folder][kind]):.2f} % of {kind}, the goal is {goal:g} %")
        if folder in WHOLE:
            whole_types.append((folder, types_of(place)))
    failures += gaps(files)
    total = {kind: [sum(module[kind][place] for module in sums.values()) for place in (0, 1)] for kind in KINDS}
    print(row("all", total))
    for folder, types in whole_types:
        print(textwrap.fill(f"{folder}, {len(types)} types: {', '.join(types)}", 120, subsequent_indent="  "))
    print(BRANCHES)

    if failures:
        print("Coverage is below its goal:", *failures, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
