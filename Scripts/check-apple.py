#!/usr/bin/env python3
"""Checks that what an iOS app links uses nothing that iOS 17 lacks, as far as it can be read from the sources.

What it knows is in Scripts/apple-api.txt: each module that may be imported, each #if with its reason, and names that
came after iOS 17. Nothing in the list may be there for nothing, and each name has code beside it that it finds.
"""

import argparse
import importlib
import pathlib
import re
import sys

import houses

check_arrows = importlib.import_module("check-arrows")

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = pathlib.Path(__file__).resolve().parent / "apple-api.txt"

# What the library SitrepApp links on Apple's platforms, and the app itself.
LINKED = [
    *("Sitrep/Sources/" + name for name in ("Domain", "Storage", "Interchange", "Feeds", "DesignSystem", "Features", "Figures")),
    "Sitrep/Sources/Reports",
    "Sitrep/Sources/CertificateCodec",
    "Sitrep/Sources/PictureFormats",
    "Sitrep/Sources/AppShell",
    "Sitrep/Sources/SitrepApp",
    "Sitrep/Apps/iOS",
    "PortableUI/Sources/PortableUI",
    "PortableUI/Sources/PortableCharts",
]
# What `check-arrows.py` does not look at for values that iOS 17 can't hash.
UNHASHED = (
    *("Sitrep/Sources/" + name + "/" for name in ("Storage", "Interchange", "Feeds", "SitrepApp")),
    "Sitrep/Apps/iOS/",
)
# Where Package.swift, or the Xcode project, puts everything on the main actor that says nothing else.
ON_MAIN_ACTOR = (
    *("Sitrep/Sources/" + name + "/" for name in ("DesignSystem", "Features", "Figures", "AppShell")),
    "Sitrep/Apps/iOS/Sitrep/",
)
# Views elsewhere: on iOS 17 only their body is on the main actor.
VIEWS_ELSEWHERE = ("Sitrep/Sources/SitrepApp/",)
# The list's words for a module that one of the platforms has not.
CONDITIONAL = re.compile(r"\binside #(?:if|else)$")
COLUMNS = {"imports": 2, "conditions": 3, "newer": 3}
# Files for Xcode's previews stand behind one condition each.
PREVIEWS = re.compile(r"/Previews/[^/]+\.swift$")
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)??import\s+(?:(?:struct|class|enum|func|protocol)\s+)?(?P<module>\w+)")
CONDITION = re.compile(r"^\s*#(?:if|elseif)\s+(?P<text>.*?)\s*$")
CLASS = re.compile(r"^\s*(?P<words>(?:@?\w+(?:\([^)]*\))?\s+)*)class\s+(?P<name>[A-Z]\w*)")
VIEW = re.compile(r"^\s*(?P<words>(?:@?\w+\s+)*)struct\s+(?P<name>\w+)[^{]*:[^{]*\bView\b")
DEPTH = re.compile(r"^\s*#(?P<word>if|endif)\b")


def read_list(file):
    """The parts of the list, each as rows of its columns."""
    parts, part = {name: [] for name in COLUMNS}, None
    for number, line in enumerate(file.read_text().splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("["):
            part = line.strip("[]")
            continue
        row = line.split(" | ")
        if len(row) != COLUMNS[part]:
            sys.exit(f"{file.name}:{number}: {COLUMNS[part]} columns are wanted.")
        parts[part].append(row)
    return parts


def code_lines(file):
    """The file's lines with their numbers, without comments and what texts hold."""
    inside_text = False
    for number, line in enumerate(file.read_text().splitlines(), start=1):
        opens = line.count('"""') % 2 == 1
        if not inside_text and not opens:
            yield number, re.sub(r"\s*//.*", "", re.sub(r'"(?:[^"\\]|\\.)*"', '""', line))
        inside_text ^= opens


def depths(lines):
    """The lines with the number of conditions that each stands in."""
    depth = 0
    for number, line in lines:
        if found := DEPTH.match(line):
            depth += 1 if found["word"] == "if" else -1
        yield number, line, depth


def isolation_problems(path, lines):
    """What is on the main actor here and crashes, or does not compile, on iOS 17."""
    for index, (number, line) in enumerate(lines):
        found = CLASS.match(line) if path.startswith(ON_MAIN_ACTOR) else None
        if found and "nonisolated" not in found["words"].split():
            body = "\n".join(text for _, text in check_arrows.members(lines, index))
            if not re.search(r"\bnonisolated\s+deinit\b", body):
                yield number, (
                    f"{found['name']} is on the main actor, and so is its deinit, which aborts at times on iOS 17 "
                    "(swiftlang/swift issue 87316): write nonisolated deinit {}."
                )
        found = VIEW.match(line) if path.startswith(VIEWS_ELSEWHERE) else None
        before = lines[index - 1][1].strip() if index else ""
        if found and "@MainActor" not in (*found["words"].split(), before):
            yield number, f"of {found['name']} only the body is on the main actor on iOS 17: write @MainActor."


def unlinked(root):
    """Modules of ours that are not among those that an app links."""
    folders = [root / folder for folder in LINKED]
    modules = ((folder, module) for folder, module in houses.modules(root) if any(folder.rglob("*.swift")))
    return {module for folder, module in modules if not any(part in folders for part in (folder, *folder.parents))}


def problems(root, parts):
    """What is wrong, each with its place."""
    newer = [(since, re.compile(pattern)) for since, _, pattern in parts["newer"]]
    imports = {row[0]: False for row in parts["imports"]}
    conditional = {name for name, whence in parts["imports"] if CONDITIONAL.search(whence)}
    elsewhere = unlinked(root)
    conditions = {tuple(row[:2]): False for row in parts["conditions"]}
    for (_, code, pattern), (_, found) in zip(parts["newer"], newer):
        if not found.search(code):
            yield f"Scripts/apple-api.txt: {pattern} does not find {code}."
    for file in (file for folder in LINKED for file in sorted((root / folder).rglob("*.swift"))):
        path = str(file.relative_to(root))
        lines = list(code_lines(file))
        if path.startswith(UNHASHED):
            yield from (f"{path}:{number}: {text}" for number, text in check_arrows.geometry_problems(lines))
        yield from (f"{path}:{number}: {text}" for number, text in isolation_problems(path, lines))
        for number, line, depth in depths(lines):
            if found := IMPORT.match(line):
                module = found["module"]
                if module not in imports:
                    yield f"{path}:{number}: no iOS app is known to have {module}: list it, or do without."
                elif module in conditional and not depth:
                    yield f"{path}:{number}: not every platform has {module}: import it inside an #if."
                elif module in elsewhere - conditional:
                    yield f"{path}:{number}: {module} is linked too: add its folder to LINKED in check-apple.py."
                imports[module] = True
            if found := CONDITION.match(line):
                condition = (path, found["text"])
                if condition not in conditions and not (PREVIEWS.search(path) and found["text"] == "canImport(SwiftUI)"):
                    yield f"{path}:{number}: '#if {found['text']}' is not listed with its reason."
                conditions[condition] = True
            for since, pattern in newer:
                if found := pattern.search(line):
                    yield f"{path}:{number}: {found[0].strip()} needs {since}, and the app runs on iOS 17."
    yield from (f"Scripts/apple-api.txt: nothing imports {name}." for name, used in imports.items() if not used)
    yield from (
        f"Scripts/apple-api.txt: {path} has no '#if {text}'." for (path, text), used in conditions.items() if not used
    )


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--root", type=pathlib.Path, default=ROOT, help="the package's folder")
    arguments.add_argument("--list", type=pathlib.Path, default=LIST, help="what is known")
    options = arguments.parse_args()
    found = list(problems(options.root.resolve(), read_list(options.list)))
    if found:
        print("An iOS 17 app could not use this:", *found, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
