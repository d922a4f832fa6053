#!/usr/bin/env python3
"""Type-checks Xcode's previews on Linux, against the modules of a debug build that is there.

    Scripts/check-previews.py [the build's scratch folder, else .build/test]

A preview file stands wholly inside '#if canImport(SwiftUI)', so no build here compiles it. Here it is checked beside its
module's other files, without that condition and with each '#Preview' as the function that Apple's macro makes of it.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import houses

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Of the build's own arguments those that say what the code means; the others say where results go.
ALONE = {"-parse-as-library"}
PAIRS = {"-module-name", "-I", "-target", "-swift-version", "-package-name", "-default-isolation", "-Xcc"}
PAIRS |= {"-enable-upcoming-feature", "-enable-experimental-feature", "-module-cache-path"}
FOLDED = re.compile(r"\A\s*#if canImport\(SwiftUI\)\n(?P<code>.*)\n#endif\s*\Z", re.DOTALL)
CONDITION = re.compile(r"^\s*#(?:if|else|elseif|endif)\b", re.MULTILINE)
PREVIEW = re.compile(r"#Preview(?:\((?P<arguments>(?:[^()]|\([^()]*\))*)\))?\s*\{")
ARGUMENTS = re.compile(r'"(?:[^"\\]|\\.)*"(?:,\s*traits:\s*\.\w+(?:\([^()]*\))?)*')
COMPLAINT = re.compile(r"^(?P<place>.*?:\d+):\d+: (?P<text>(?:error|warning): .*)")


def preview_files(folder):
    """The preview files of a module's folder."""
    return sorted(path for path in folder.rglob("*.swift") if path.parent.name == "Previews")


def as_functions(text):
    """The file's code with a function in the place of each preview, on the same lines; or why there is none."""
    folded = FOLDED.match(text)
    if not folded or CONDITION.search(folded["code"]):
        return None, "a preview file is one '#if canImport(SwiftUI)' and nothing else."
    count = 0

    def function(preview):
        nonlocal count
        count += 1
        breaks = "\n" * preview[0].count("\n")
        return f"@MainActor @ViewBuilder private func preview{count}() -> some View {{{breaks}"

    for preview in PREVIEW.finditer(folded["code"]):
        if not ARGUMENTS.fullmatch((preview["arguments"] or "").strip()):
            return None, f"#Preview({preview['arguments'] or ''}) has no name, or arguments that nobody expects."
    return "\n" + PREVIEW.sub(function, folded["code"]) + "\n", None


def arguments(build, module):
    """The compiler with what the build told it of a module, and the files that the build wrote for it.

    None if it was not built.
    """
    found = re.search(
        rf'^  "C\.{re.escape(module)}-[^"]*\.module":\n(?:    (?!args:).*\n)*    args: (?P<list>\[.*\])$',
        (build / "debug.yaml").read_text(), re.MULTILINE)
    if not found:
        return None
    compiler, *given = json.loads(found["list"])
    plugins = pathlib.Path(compiler).resolve().parent.parent / "lib/swift/host/plugins"
    kept, written, rest = [compiler, "-frontend", "-plugin-path", str(plugins)], [], iter(given)
    for argument in rest:
        if argument in PAIRS:
            kept += [argument, next(rest)]
        elif argument in ALONE or argument.startswith("-D"):
            kept.append(argument)
        elif argument.startswith("@"):
            listed = [line.strip("'\"") for line in pathlib.Path(argument[1:]).read_text().split("\n")]
            written += [file for file in listed if "/DerivedSources/" in file]
    return kept, written


def check_module(root, build, folder, module):
    """What is wrong with a module's previews, each with its place."""
    previews = preview_files(folder)
    if not previews:
        return
    found = arguments(build, module)
    if found is None:
        yield f"{folder.relative_to(root)}: {module} is not in this build."
        return
    command, written = found
    others = [str(file) for file in sorted(folder.rglob("*.swift")) if file not in previews]
    with tempfile.TemporaryDirectory() as scratch:
        places = {}
        for file in previews:
            code, problem = as_functions(file.read_text())
            if problem:
                yield f"{file.relative_to(root)}:1: {problem}"
                continue
            copy = pathlib.Path(scratch) / file.name
            copy.write_text(code)
            places[str(copy)] = str(file.relative_to(root))
        # Only the previews are primary: what stands in the bodies of other files is of no interest.
        primary = [argument for place in places for argument in ("-primary-file", place)]
        result = subprocess.run(
            [*command, "-typecheck", *primary, *others, *written], capture_output=True, text=True)
    said = result.stderr
    for copy, place in places.items():
        said = said.replace(copy, place)
    complaints = [found for line in said.splitlines() if (found := COMPLAINT.match(line))]
    yield from dict.fromkeys(f"{found['place']}: {found['text']}" for found in complaints)
    if result.returncode and not complaints:
        yield f"{folder.relative_to(root)}: {said.strip()}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", nargs="?", type=pathlib.Path, default=ROOT / ".build/test", help="a scratch folder")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="the package's folder")
    options = parser.parse_args()
    build, root = options.build.resolve(), options.root.resolve()
    if not (build / "debug.yaml").is_file():
        print(f"{options.build} holds no debug build.", file=sys.stderr)
        return 1
    found = [
        problem for folder, module in houses.modules(root) for problem in check_module(root, build, folder, module)
    ]
    if found:
        print("Previews would not compile:", *found, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
