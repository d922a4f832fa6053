#!/usr/bin/env python3
"""Finds the compiler's warnings about our own code in the output of a build.

An incremental build repeats no warning about a file that it does not compile again. So before a build, `--touch`
marks as changed every file that the last output warns about, and after it, `--fail` fails when there is one.
"""

import argparse
import pathlib
import re
import sys

import houses

ROOT = pathlib.Path(__file__).resolve().parent.parent
WARNING = re.compile(r"^(?P<file>/\S.*?\.(?:swift|c|h|xcstrings)):\d+:\d+: warning: ")
# What SwiftPM itself says about the manifest and its targets: "warning: 'sitrep': found 1 file(s) which are unhandled".
PACKAGE_WARNING = re.compile(r"^warning: '(?P<package>[^']+)': ")


def our_file(path, root):
    """Whether the file is ours and not a dependency's or a generated one."""
    try:
        parts = pathlib.Path(path).resolve().relative_to(root).parts
    except ValueError:
        return False
    return parts[0] in (*houses.HOUSES, "Scripts", "Package.swift")


def warnings(output, root):
    """The lines that warn about our code, without repetitions, and the files they are about."""
    lines, files = {}, set()
    for line in output.splitlines():
        found = WARNING.match(line)
        if found and our_file(found["file"], root):
            lines[line] = None
            files.add(pathlib.Path(found["file"]))
        package = PACKAGE_WARNING.match(line)
        if package and package["package"].lower() in ("sitrep", root.name.lower()):
            lines[line] = None
    return list(lines), files


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    action = arguments.add_mutually_exclusive_group(required=True)
    action.add_argument("--touch", action="store_true", help="mark the files of the last output as changed")
    action.add_argument("--fail", action="store_true", help="fail when there is a warning")
    arguments.add_argument("--root", type=pathlib.Path, default=ROOT, help="the package's folder")
    arguments.add_argument("output", type=pathlib.Path, help="what the build printed")
    options = arguments.parse_args()

    if not options.output.exists():
        return 0 if options.touch else "There is no build output at " + str(options.output) + "."
    lines, files = warnings(options.output.read_text(errors="replace"), options.root.resolve())

    if options.touch:
        for file in files:
            if file.exists():
                file.touch()
        return 0
    if lines:
        print(f"{len(lines)} compiler warnings in our code, and none is allowed:", *lines, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
