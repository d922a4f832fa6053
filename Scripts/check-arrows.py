#!/usr/bin/env python3
"""Checks that modules import only what Documentation/Architecture.md lets them, and a few rules beside it.

A new module needs a line in MODULES, but for a feature: nothing else has to be told about it.
"""

import argparse
import pathlib
import re
import sys

import houses

ROOT = pathlib.Path(__file__).resolve().parent.parent

FEATURES = tuple(sorted(folder.name for folder in (ROOT / "Sitrep/Sources/Features").iterdir() if folder.is_dir()))
FEATURE_IMPORTS = {"PortableUI", "PortableCharts", "DesignSystem", "Domain", "Foundation", "Observation"}
APPLE_UI = {"SwiftUI", "PhotosUI", "UniformTypeIdentifiers", "Charts"}
# What an app links on Apple's platforms may not use Synchronization: iOS 17 and macOS 14 have no Mutex and no Atomic.
LINKED = {"Swift", "Foundation", "Observation", "Dispatch", "Glibc", "Musl", "Darwin"}
SYSTEM = LINKED | {"Synchronization"}
HTTP = {"HTTPTypes"}
SERVER = HTTP | {"Hummingbird", "HummingbirdCore", "Logging", "ServiceLifecycle"}
NIO = re.compile(r"NIO[A-Za-z0-9]*|_NIO[A-Za-z0-9]*")

# Each module with all that it may import: modules of ours, other people's, the system's.
MODULES = {
    "sitrep": SYSTEM
    | {"AppServer", "AppShell", "SitrepApp", *FEATURES, "DesignSystem", "PortableUI", "PortableUIWeb", "Storage", "Feeds", "Interchange", "PictureFormats", "CertificateCodec", "ChildProcesses", "Domain", "Reports"}
    | {"ArgumentParser", "ServiceLifecycle", "UnixSignals", "Logging", "CSandbox"},
    # It alone, beside tests, has what decodes strangers' files.
    "sitrep-decode": LINKED | {"ArgumentParser", "CSandbox", "Domain", "Interchange", "PictureCodec", "PictureFormats", "Workbooks", "ZipExports"},
    # What looks at pictures and makes the screen bright is Apple's, on Apple's platforms alone.
    "SitrepApp": LINKED
    | {"AppShell", *FEATURES, "DesignSystem", "PortableUI", "Storage", "Interchange", "Feeds", "CertificateCodec", "Domain"}
    | {"CoreGraphics", "ImageIO", "PDFKit", "UIKit", "Vision"},
    "AppServer": {"AppShell", "Domain", "Foundation", "PortableUIWeb"},
    "AppShell": FEATURE_IMPORTS | set(FEATURES) | {"Figures"},
    # What a chart, a map and a table of figures are, for every outbreak.
    "Figures": FEATURE_IMPORTS,
    # Documents of an outbreak: written, never shown.
    "Reports": {"PortableUI", "DesignSystem", "Domain", "Foundation"},
    # On Apple's platforms alone: the window for sites, and colours that follow the surroundings.
    "DesignSystem": {"PortableUI", "Domain", "Foundation", "Observation", "SafariServices", "UIKit", "AppKit"},
    "Domain": {"Foundation", "Observation"},
    "Storage": LINKED | {"Domain", "GRDB", "CSnapshot"},
    "Interchange": LINKED | {"Domain"},
    "Workbooks": LINKED | {"Domain", "Interchange", "ZipExports"},
    "ZipExports": LINKED | {"Domain", "Interchange", "CLibzip"},
    "ChildProcesses": SYSTEM | {"Subprocess", "System", "SystemPackage"},
    "Feeds": LINKED | {"ChildProcesses", "Domain"},
    "CertificateCodec": LINKED | {"Domain", "Crypto", "CryptoExtras", "SwiftASN1", "X509", "CZlib"},
    "PictureFormats": LINKED | {"Domain"},
    "PictureCodec": SYSTEM | {"Domain", "PictureFormats", "CZXing", "CLibpng", "CTurboJPEG", "CZlib"},
    "PortableUITesting": SYSTEM
    | HTTP
    | {"PortableUIWeb", "CLibpng", "Logging", "NIOCore", "NIOHTTP1", "NIOPosix", "ServiceLifecycle"},
    "PortableUIWeb": SYSTEM | SERVER | {"PortableUICore", "CMalloc", "CZlib", "Crypto"},
    "PortableUI": APPLE_UI | {"PortableUICore", "Foundation"},
    "PortableCharts": {"Charts", "PortableChartsCore"},
    "PortableChartsCore": {"Swift", "Foundation", "PortableUICore"},
    "PortableUICore": {"Swift", "Foundation", "Observation", "Synchronization"},
    **{feature: FEATURE_IMPORTS for feature in FEATURES},
    "Statistics": FEATURE_IMPORTS | {"Figures", "Reports"},
}
# Modules that may import any part of swift-nio.
ON_NIO = {"PortableUIWeb"}
# C targets: they hold no Swift file, so they import nothing of ours.
C_MODULES = {"CMalloc", "CSandbox", "CSnapshot", "CZlib", "CLibzip", "CZXing", "CLibpng", "CTurboJPEG"}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let|actor)\s+)?(?P<module>\w+)"
)
SCREENS = {*FEATURES, "DesignSystem", "Figures", "Reports", "AppShell"}
NOT_ON_MACOS = re.compile(r"\.(?P<name>fullScreenCover|keyboardType|textInputAutocapitalization)\(")
HASHABLE = re.compile(r"\b(?:struct|enum)\s+(?P<name>\w+)[^{]*:[^{]*\bHashable\b")
GEOMETRY = re.compile(
    r"^\s*(?:(?:package|public|private|fileprivate)(?:\(set\))?\s+)*(?:let|var|case)\s[^={]*\b(?P<type>CG(?:Point|Size|Rect))\b[^{]*$"
)
TYPE = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias)\s+(?P<name>\w+)")
SEEN_TYPE = re.compile(r"(?P<words>(?:@\w+(?:\(.*\))?\s+|[a-z]+\s+)*?)" + TYPE.pattern)
APP_NAME = re.compile("sitrep", re.IGNORECASE)
TESTABLE = re.compile(r"^\s*@testable\s+import\s+(?P<module>\w+)")
# The app's tests that look inside the layer; everything else of the app has what is public there.
LAYER_INTERNALS = "Sitrep/Tests/AppUITests/LayerInternals"
CONDITION = re.compile(r"^\s*#(?:if|elseif)\b\s*(?P<text>.*)")


def code_lines(file):
    """The file's lines with their numbers, without comments and without the inside of texts of several lines."""
    inside_text = False
    for number, line in enumerate(file.read_text().splitlines(), start=1):
        if not inside_text:
            yield number, re.sub(r"\s*//.*", "", line)
        if line.count('"""') % 2 == 1:
            inside_text = not inside_text


def import_problem(module, imported):
    """Why the module may not import the other one, or None."""
    if imported in MODULES[module] or (module in ON_NIO and NIO.fullmatch(imported)):
        return None
    if imported in APPLE_UI:
        return "only PortableUI and PortableCharts import Apple's interface frameworks; import them instead"
    if module in FEATURES and imported in FEATURES:
        return "a feature never imports a feature; what both need belongs in Domain or DesignSystem"
    if module == "Domain" and (imported in MODULES or imported in C_MODULES):
        return "Domain imports nothing of ours"
    if module == "AppShell" and imported == "PortableUIWeb":
        return "AppShell is the same on every platform; AppServer joins it with PortableUIWeb"
    return "it may import only " + ", ".join(sorted(MODULES[module]))


def condition_problem(module, text):
    """Why the module may not ask this in an #if, or None."""
    if module == "PortableUICore":
        return "PortableUICore is the same everywhere and has no #if"
    # DesignSystem may: what Apple has on one of its platforms only gets one name there.
    if module in SCREENS - {"DesignSystem"} and re.search(r"\bos\s*\(", text):
        return "screens do not ask for the platform"
    return None


def members(lines, start):
    """The lines that stand directly in the declaration that begins at `start`, its own line among them."""
    depth = 0
    for number, line in lines[start:]:
        if depth <= 1:
            yield number, line
        depth += line.count("{") - line.count("}")
        if depth <= 0 and "}" in line:
            return


def geometry_problems(lines):
    """Values that Linux makes Hashable and iOS 17 does not: a point, a size or a rectangle stored in a Hashable type."""
    code = "\n".join(line for _, line in lines)
    for start, (_, line) in enumerate(lines):
        found = HASHABLE.search(line)
        if not found:
            continue
        name = re.escape(found["name"])
        own = rf"extension\s+(?:\w+\.)*{name}\b[^{{]*\{{(?:(?!\n\}}).)*func hash\(into"
        body = list(members(lines, start))
        if any("func hash(into" in text for _, text in body) or re.search(own, code, re.DOTALL):
            continue
        for number, text in body:
            if stored := GEOMETRY.search(text):
                yield number, (
                    f"{found['name']} is Hashable and stores {stored['type']}, which is Hashable from iOS 18 and "
                    "macOS 15 on only: write hash(into:)."
                )


def apple_problems(file, module):
    """What compiles here and not on Apple's platforms of iOS 17 and macOS 14."""
    if module not in SCREENS | {"Domain"}:
        return
    lines = list(code_lines(file))
    yield from geometry_problems(lines)
    if module not in SCREENS:
        return
    imports = {found["module"] for _, line in lines if (found := IMPORT.match(line))}
    for number, line in lines:
        if "PortableUI" not in imports and (found := re.search(r"\bCG(?:Point|Size|Rect)\b", line)):
            yield number, f"the members of {found[0]} come with PortableUI: import it."
        if module != "DesignSystem" and (found := NOT_ON_MACOS.search(line)):
            yield number, f"macOS has no {found['name']}: use the wrapper in DesignSystem."


def check_file(file, module):
    """The problems of one file, each as a line number and a sentence."""
    yield from apple_problems(file, module)
    for number, line in code_lines(file):
        if found := IMPORT.match(line):
            if problem := import_problem(module, found["module"]):
                yield number, f"{module} must not import {found['module']}: {problem}."
        if found := CONDITION.match(line):
            if problem := condition_problem(module, found["text"]):
                yield number, f"'#if {found['text']}' in {module}: {problem}."
        for found in TYPE.finditer(line):
            if found["name"] in MODULES or found["name"] in C_MODULES:
                yield number, f"the type {found['name']} bears a module's name, and looking up either would break."


def layer_problems(root):
    """Where the layer names the app: it could leave as a package of its own."""
    for file in sorted(path for path in (root / "PortableUI").rglob("*") if path.is_file() and path.suffix != ".png"):
        if APP_NAME.search(str(file.relative_to(root))):
            yield f"{file.relative_to(root)}: a file of PortableUI must not name the app."
        for number, line in enumerate(file.read_text(errors="replace").splitlines(), start=1):
            if APP_NAME.search(line):
                yield f"{file.relative_to(root)}:{number}: PortableUI must not name the app."


def house_problems(root):
    """Where the app looks inside the layer; the compiler keeps it from what is `package` there."""
    modules = [*houses.modules(root), *houses.test_modules(root)]
    layer = {folder.name for folder, _ in modules if root / "PortableUI" in folder.parents}
    for file in sorted((root / "Sitrep").rglob("*.swift")):
        if (root / LAYER_INTERNALS) in file.parents:
            continue
        for number, line in code_lines(file):
            if (found := TESTABLE.match(line)) and found["module"] in layer:
                yield f"{file.relative_to(root)}:{number}: only tests in {LAYER_INTERNALS} look inside {found['module']}."


def name_problems(root):
    """Names that two modules give to a type. A private one is seen in its file only and may bear any name."""
    first = {}
    for folder, module in [*houses.modules(root), *houses.test_modules(root)]:
        for file in sorted(folder.rglob("*.swift")):
            for number, line in code_lines(file):
                found = SEEN_TYPE.match(line)
                if not found or IMPORT.match(line) or {"private", "fileprivate"} & set(found["words"].split()):
                    continue
                place = f"{file.relative_to(root)}:{number}"
                other, elsewhere = first.setdefault(found["name"], (module, place))
                if other != module:
                    yield f"{place}: {elsewhere} declares a type {found['name']} too: merge them, or rename one."


def check(root):
    """All problems of both houses, each with its place."""
    yield from layer_problems(root)
    yield from house_problems(root)
    yield from name_problems(root)
    for folder, module in houses.modules(root):
        files = sorted(folder.rglob("*.swift"))
        if module in C_MODULES:
            if files:
                yield f"{files[0].relative_to(root)}: {module} is a C module and holds no Swift."
            continue
        if module not in MODULES:
            yield f"{folder.relative_to(root)}: {module} has no arrows yet: add the module to Scripts/check-arrows.py."
            continue
        for file in files:
            for number, problem in check_file(file, module):
                yield f"{file.relative_to(root)}:{number}: {problem}"
    for file in (file for folder in houses.test_folders(root) for file in sorted(folder.rglob("*.swift"))):
        for number, line in code_lines(file):
            found = IMPORT.match(line)
            if found and found["module"] in APPLE_UI:
                yield f"{file.relative_to(root)}:{number}: a test must not import {found['module']}."


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--root", type=pathlib.Path, default=ROOT, help="the package's folder")
    problems = list(check(arguments.parse_args().root.resolve()))
    if problems:
        print("The module arrows are broken:", *problems, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
