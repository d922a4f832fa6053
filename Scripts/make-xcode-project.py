#!/usr/bin/env -S python3 -I
"""Writes the Xcode project of the iOS app and its shared scheme, Sitrep/Apps/iOS/Sitrep.xcodeproj.

    Scripts/make-xcode-project.py           writes both files
    Scripts/make-xcode-project.py --check   fails where one of them is not what would be written

Folders are synchronized: Xcode finds their files itself, so a new file needs no new project. Ids are hashes of names,
so the same script writes the same bytes. What is changed in Xcode is lost with the next run: change it here.
"""

import argparse
import hashlib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Sitrep/Apps/iOS"
PROJECT = FOLDER / "Sitrep.xcodeproj"
# The package's folder as the project's folder sees it, and the product that the app is made of.
PACKAGE, PRODUCT = "../../..", "SitrepApp"
# Whoever ships the app sets an identifier of their own, and their team.
IDENTIFIER = "org.example.set-your-own.sitrep"
OBJECT_VERSION = "77"
# What Xcode 26 writes for itself.
XCODE = "2600"

APP, UNIT_TESTS, UI_TESTS = "Sitrep", "SitrepTests", "SitrepUITests"
KINDS = {
    APP: ("com.apple.product-type.application", "wrapper.application", "app"),
    UNIT_TESTS: ("com.apple.product-type.bundle.unit-test", "wrapper.cfbundle", "xctest"),
    UI_TESTS: ("com.apple.product-type.bundle.ui-testing", "wrapper.cfbundle", "xctest"),
}
# The targets that link the package's product.
LINKING = (APP, UNIT_TESTS)
# Files of a target's folder that are no resources of it.
NOT_MEMBERS = {APP: ["Info.plist"]}
DOCUMENTS = ("README.md", "StorePage.md")

# What all targets share; then what differs in each configuration.
SHARED = {
    "ALWAYS_SEARCH_USER_PATHS": "NO",
    "CLANG_ENABLE_MODULES": "YES",
    "CLANG_ENABLE_OBJC_ARC": "YES",
    "CODE_SIGN_STYLE": "Automatic",
    "COPY_PHASE_STRIP": "NO",
    "CURRENT_PROJECT_VERSION": "1",
    "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
    "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
    "SDKROOT": "iphoneos",
    "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator",
    "SUPPORTS_MACCATALYST": "NO",
    "SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD": "NO",
    "SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD": "NO",
    "SWIFT_EMIT_LOC_STRINGS": "NO",
    "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
    "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
    "SWIFT_VERSION": "6.0",
    "TARGETED_DEVICE_FAMILY": "1,2",
}
CONFIGURATIONS = {
    "Debug": {
        "DEBUG_INFORMATION_FORMAT": "dwarf",
        "ENABLE_TESTABILITY": "YES",
        "GCC_OPTIMIZATION_LEVEL": "0",
        "ONLY_ACTIVE_ARCH": "YES",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited)",
        "SWIFT_OPTIMIZATION_LEVEL": "-Onone",
    },
    "Release": {
        "DEBUG_INFORMATION_FORMAT": "dwarf-with-dsym",
        "ENABLE_NS_ASSERTIONS": "NO",
        "SWIFT_COMPILATION_MODE": "wholemodule",
        "VALIDATE_PRODUCT": "YES",
    },
}
TARGET_SETTINGS = {
    APP: {
        "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
        "GENERATE_INFOPLIST_FILE": "NO",
        "INFOPLIST_FILE": f"{APP}/Info.plist",
        "LD_RUNPATH_SEARCH_PATHS": ["$(inherited)", "@executable_path/Frameworks"],
        "PRODUCT_BUNDLE_IDENTIFIER": IDENTIFIER,
        # The package's program is a module `sitrep`, which some disks cannot tell from `Sitrep`.
        "PRODUCT_MODULE_NAME": "SitrepIOS",
        "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
    },
    # The test bundles have no file of their own for this. XCTest's classes live on no actor, so neither do theirs.
    UNIT_TESTS: {
        "BUNDLE_LOADER": "$(TEST_HOST)",
        "GENERATE_INFOPLIST_FILE": "YES",
        "PRODUCT_BUNDLE_IDENTIFIER": f"{IDENTIFIER}.tests",
        "TEST_HOST": f"$(BUILT_PRODUCTS_DIR)/{APP}.app/{APP}",
    },
    UI_TESTS: {
        "GENERATE_INFOPLIST_FILE": "YES",
        "PRODUCT_BUNDLE_IDENTIFIER": f"{IDENTIFIER}.uitests",
        "TEST_TARGET_NAME": APP,
    },
}


class Reference(str):
    """The id of an object, with the words that stand beside it for people."""

    def __new__(cls, kind, name, words):
        digest = hashlib.sha256(f"{kind} {name}".encode()).hexdigest()
        reference = super().__new__(cls, digest[:24].upper())
        reference.words = words
        return reference


class Project:
    """The objects of a project by their kinds."""

    def __init__(self):
        self.objects = {}

    def add(self, kind, name, words=None, /, **values):
        """Adds an object; its name is one of its kind."""
        reference = Reference(kind, name, words or name)
        assert reference not in self.objects, f"two objects of the kind {kind} are called {name}"
        self.objects[reference] = (kind, values)
        return reference

    def text(self, root):
        lines = ["// !$*UTF8*$!", "{", "\tarchiveVersion = 1;", "\tclasses = {", "\t};",
                 f"\tobjectVersion = {OBJECT_VERSION};", "\tobjects = {"]
        for kind in sorted({kind for kind, _ in self.objects.values()}):
            lines += ["", f"/* Begin {kind} section */"]
            for reference, (of_kind, values) in self.objects.items():
                if of_kind == kind:
                    lines.append(f"\t\t{value({'isa': kind, **values}, 2, reference)}")
            lines.append(f"/* End {kind} section */")
        return "\n".join(lines + ["\t};", f"\trootObject = {value(root, 1)};", "}", ""])


def value(content, depth, reference=None):
    """A property list's value in the old form, as Xcode lays it out; with a reference, an entry of that key."""
    if reference is not None:
        return f"{value(reference, depth)} = {value(content, depth)};"
    inside, after = "\t" * (depth + 1), "\t" * depth
    if isinstance(content, dict):
        entries = [f"{inside}{value(key, depth + 1)} = {value(entry, depth + 1)};" for key, entry in content.items()]
        return "\n".join(["{", *entries, after + "}"])
    if isinstance(content, (list, tuple)):
        return "\n".join(["(", *(f"{inside}{value(entry, depth + 1)}," for entry in content), after + ")"])
    if isinstance(content, Reference):
        return f"{content} /* {content.words} */"
    if re.fullmatch(r"[A-Za-z0-9_./]+", content):
        return content
    return '"' + content.replace("\\", "\\\\").replace('"', '\\"') + '"'


def version():
    """The program's version, which is the app's too."""
    text = (ROOT / "Sitrep/Sources/SitrepApp/SitrepVersion.swift").read_text(encoding="utf-8")
    return re.search(r'^ *package static let text = "([0-9.]+)"$', text, re.MULTILINE).group(1)


def configurations(project, owner, words, settings):
    """The configurations of a target or of the project; what it is for one stands under that one's name."""
    entries = [
        project.add("XCBuildConfiguration", f"{owner} {name}", name, buildSettings=dict(sorted(settings(name).items())),
                    name=name)
        for name in CONFIGURATIONS
    ]
    return project.add(
        "XCConfigurationList", owner, f"Build configuration list for {words}", buildConfigurations=entries,
        defaultConfigurationIsVisible="0", defaultConfigurationName="Release")


def pbxproj():
    """The project's text, and the references of its targets by their names."""
    project = Project()
    root = Reference("PBXProject", APP, "Project object")
    targets = {name: Reference("PBXNativeTarget", name, name) for name in KINDS}
    package = project.add(
        "XCLocalSwiftPackageReference", PACKAGE, f'XCLocalSwiftPackageReference "{PACKAGE}"', relativePath=PACKAGE)

    folders, products = [], []
    for name, (product_type, file_type, ending) in KINDS.items():
        exceptions = {}
        if name in NOT_MEMBERS:
            exceptions["exceptions"] = [project.add(
                "PBXFileSystemSynchronizedBuildFileExceptionSet", name,
                f'Exceptions for "{name}" folder in "{name}" target', membershipExceptions=NOT_MEMBERS[name],
                target=targets[name])]
        folder = project.add(
            "PBXFileSystemSynchronizedRootGroup", name, **exceptions, path=name, sourceTree="<group>")
        folders.append(folder)
        product = project.add(
            "PBXFileReference", f"{name}.{ending}", explicitFileType=file_type, includeInIndex="0",
            path=f"{name}.{ending}", sourceTree="BUILT_PRODUCTS_DIR")
        products.append(product)

        libraries, linked = [], []
        if name in LINKING:
            library = project.add("XCSwiftPackageProductDependency", name, PRODUCT, productName=PRODUCT)
            libraries.append(library)
            linked.append(project.add("PBXBuildFile", name, f"{PRODUCT} in Frameworks", productRef=library))
        phases = [
            project.add(f"PBX{phase}BuildPhase", name, phase, buildActionMask="2147483647",
                        files=linked if phase == "Frameworks" else [], runOnlyForDeploymentPostprocessing="0")
            for phase in ("Sources", "Frameworks", "Resources")
        ]
        dependencies = []
        if name != APP:
            proxy = project.add(
                "PBXContainerItemProxy", name, "PBXContainerItemProxy", containerPortal=root, proxyType="1",
                remoteGlobalIDString=targets[APP], remoteInfo=APP)
            dependencies.append(project.add(
                "PBXTargetDependency", name, "PBXTargetDependency", target=targets[APP], targetProxy=proxy))
        project.add(
            "PBXNativeTarget", name,
            buildConfigurationList=configurations(
                project, name, f'PBXNativeTarget "{name}"',
                lambda _, name=name: {"PRODUCT_NAME": "$(TARGET_NAME)", **TARGET_SETTINGS[name]}),
            buildPhases=phases, buildRules=[], dependencies=dependencies, fileSystemSynchronizedGroups=[folder],
            name=name, packageProductDependencies=libraries, productName=name, productReference=product,
            productType=product_type)

    documents = [
        project.add("PBXFileReference", name, lastKnownFileType="net.daringfireball.markdown", path=name,
                    sourceTree="<group>")
        for name in DOCUMENTS
    ]
    product_group = project.add("PBXGroup", "Products", children=products, name="Products", sourceTree="<group>")
    main_group = project.add("PBXGroup", "main", children=[*documents, *folders, product_group], sourceTree="<group>")
    attributes = {targets[name]: {"CreatedOnToolsVersion": "26.0"} for name in KINDS}
    for name in (UNIT_TESTS, UI_TESTS):
        attributes[targets[name]]["TestTargetID"] = targets[APP]
    project.add(
        "PBXProject", APP, "Project object",
        attributes={
            "BuildIndependentTargetsInParallel": "1", "LastSwiftUpdateCheck": XCODE, "LastUpgradeCheck": XCODE,
            "TargetAttributes": attributes,
        },
        buildConfigurationList=configurations(
            project, "project", f'PBXProject "{APP}"',
            lambda name: {**SHARED, **CONFIGURATIONS[name], "MARKETING_VERSION": version()}),
        developmentRegion="en", hasScannedForEncodings="0", knownRegions=["en", "ru", "Base"], mainGroup=main_group,
        minimizedProjectReferenceProxies="1", packageReferences=[package], preferredProjectObjectVersion=OBJECT_VERSION,
        productRefGroup=product_group, projectDirPath="", projectRoot="", targets=list(targets.values()))
    return project.text(root), targets


def scheme(targets):
    """Builds and runs the app, and runs both kinds of tests; while it is tested the app opens a folder of its own."""

    def buildable(name, depth):
        indent = "   " * depth
        entries = [
            'BuildableIdentifier = "primary"', f'BlueprintIdentifier = "{targets[name]}"',
            f'BuildableName = "{name}.{KINDS[name][2]}"', f'BlueprintName = "{name}"',
            f'ReferencedContainer = "container:{PROJECT.name}"',
        ]
        return "\n".join([
            f"{indent}<BuildableReference", *(f"{indent}   {entry}" for entry in entries[:-1]),
            f"{indent}   {entries[-1]}>", f"{indent}</BuildableReference>"])

    testables = "\n".join(
        f'         <TestableReference\n            skipped = "NO">\n{buildable(name, 4)}\n         </TestableReference>'
        for name in (UNIT_TESTS, UI_TESTS))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<Scheme
   LastUpgradeVersion = "{XCODE}"
   version = "1.7">
   <BuildAction
      parallelizeBuildables = "YES"
      buildImplicitDependencies = "YES">
      <BuildActionEntries>
         <BuildActionEntry
            buildForTesting = "YES"
            buildForRunning = "YES"
            buildForProfiling = "YES"
            buildForArchiving = "YES"
            buildForAnalyzing = "YES">
{buildable(APP, 4)}
         </BuildActionEntry>
      </BuildActionEntries>
   </BuildAction>
   <TestAction
      buildConfiguration = "Debug"
      selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
      selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
      shouldUseLaunchSchemeArgsEnv = "NO">
      <MacroExpansion>
{buildable(APP, 3)}
      </MacroExpansion>
      <Testables>
{testables}
      </Testables>
      <CommandLineArguments>
         <CommandLineArgument
            argument = "-ui-testing"
            isEnabled = "YES">
         </CommandLineArgument>
      </CommandLineArguments>
   </TestAction>
   <LaunchAction
      buildConfiguration = "Debug"
      selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
      selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
      launchStyle = "0"
      useCustomWorkingDirectory = "NO"
      ignoresPersistentStateOnLaunch = "NO"
      debugDocumentVersioning = "YES"
      debugServiceExtension = "internal"
      allowLocationSimulation = "NO">
      <BuildableProductRunnable
         runnableDebuggingMode = "0">
{buildable(APP, 3)}
      </BuildableProductRunnable>
   </LaunchAction>
   <ProfileAction
      buildConfiguration = "Release"
      shouldUseLaunchSchemeArgsEnv = "YES"
      savedToolIdentifier = ""
      useCustomWorkingDirectory = "NO"
      debugDocumentVersioning = "YES">
      <BuildableProductRunnable
         runnableDebuggingMode = "0">
{buildable(APP, 3)}
      </BuildableProductRunnable>
   </ProfileAction>
   <AnalyzeAction
      buildConfiguration = "Debug">
   </AnalyzeAction>
   <ArchiveAction
      buildConfiguration = "Release"
      revealArchiveInOrganizer = "YES">
   </ArchiveAction>
</Scheme>
"""


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    arguments.add_argument("--into", type=pathlib.Path, default=PROJECT, help="the project's folder, for tests")
    options = arguments.parse_args()
    text, targets = pbxproj()
    stale = []
    for path, content in (("project.pbxproj", text), (f"xcshareddata/xcschemes/{APP}.xcscheme", scheme(targets))):
        file = options.into / path
        if options.check:
            if not file.is_file() or file.read_bytes() != content.encode():
                stale.append(f"{options.into.name}/{path} is not what Scripts/make-xcode-project.py writes: run it.")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content.encode())
            print(file)
    if stale:
        print(*stale, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
