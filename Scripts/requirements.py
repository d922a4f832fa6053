#!/usr/bin/env python3
"""Lists every requirement of Documentation/Requirements.md with its status and the tests that name it.

Fails when a number is missing or there twice, a status is not understood, or a done requirement has no test.
A test names requirements in its trait, as in @Test(.proves(9, 10)); its name is a sentence and has no number.
"""

import argparse
import pathlib
import re
import sys

import houses

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAST = 158

ROW = re.compile(r"^\|\s*R(?P<number>\d+)\s*\|(?P<rule>.*)\|(?P<status>[^|]*)\|\s*$")
STATUS = re.compile(r"done|step [1-9]\d*|superseded by D[1-9]\d*")
TEST = re.compile(r"@Test\b(?P<traits>[^`]*?)\bfunc\s+`(?P<name>[^`]+)`", re.DOTALL)
PROVES = re.compile(r"\.proves\((?P<claims>[^)]*)\)")
NUMBER = re.compile(r"\s*(\d+)\s*")
CODE = re.compile(r"\b[A-Z][1-9]\d*\b")


def read_table(text):
    """The rows in order as (number, rule, status), and the problems found."""
    rows, problems, seen = [], [], set()
    for line_number, line in enumerate(text.splitlines(), start=1):
        if not re.match(r"^\|\s*R\d", line):
            continue
        found = ROW.match(line)
        if not found:
            problems.append(f"line {line_number}: not a row of number, rule and status: {line}")
            continue
        number, rule, status = int(found["number"]), found["rule"].strip(), found["status"].strip()
        if number in seen:
            problems.append(f"R{number} is there twice.")
        if not 1 <= number <= LAST:
            problems.append(f"R{number}: there are only R1 to R{LAST}.")
        if not rule:
            problems.append(f"R{number} says nothing.")
        if not STATUS.fullmatch(status):
            problems.append(f"R{number}: the status '{status}' is none of 'done', 'step N', 'superseded by DN'.")
        seen.add(number)
        rows.append((number, rule, status))
    problems += [f"R{number} is missing." for number in range(1, LAST + 1) if number not in seen]
    return rows, problems


def find_tests(root):
    """For each number the tests that name it, as 'file:line name', and the tests with a code in their name."""
    named, coded = {}, []
    for file in sorted(file for folder in houses.test_folders(root) for file in folder.rglob("*.swift")):
        text = file.read_text()
        for found in TEST.finditer(text):
            line = text.count("\n", 0, found.start("name")) + 1
            entry = f"{file.relative_to(root)}:{line} {found['name']}"
            for claim in (claim for proof in PROVES.finditer(found["traits"]) for claim in proof["claims"].split(",")):
                if number := NUMBER.fullmatch(claim):
                    named.setdefault(int(number[1]), []).append(entry)
            if CODE.search(found["name"]):
                coded.append(entry)
    return named, coded


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--root", type=pathlib.Path, default=ROOT, help="the package's folder")
    arguments.add_argument("--quiet", action="store_true", help="print the counts and what is wrong, not the list")
    options = arguments.parse_args()
    root = options.root.resolve()

    rows, problems = read_table((root / "Documentation" / "Requirements.md").read_text())
    named, coded = find_tests(root)
    done = [number for number, _, status in rows if status == "done"]
    problems += [f"R{number} is done, and no test names it." for number in done if number not in named]
    unknown = [number for number in sorted(named) if not 1 <= number <= LAST]
    problems += [f"{entry} names R{number}, which does not exist." for number in unknown for entry in named[number]]
    problems += [f"{entry}: a code belongs in .proves(…), not in the name." for entry in coded]

    if not options.quiet:
        for number, rule, status in rows:
            print(f"R{number} [{status}] {rule}")
            for entry in named.get(number, []):
                print(f"    {entry}")

    counts = {}
    for _, _, status in rows:
        counts[status] = counts.get(status, 0) + 1
    summary = ", ".join(f"{counts[status]} {status}" for status in sorted(counts))
    print(f"{len(rows)} requirements: {summary}", flush=True)

    if problems:
        print("The list of requirements is not in order:", *problems, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
