import Foundation
import TestTraits
import Testing

/// The Xcode project of the iOS app, as far as it can be judged without Xcode.
@Suite struct XcodeProjectTests {
  private static let app = "Sitrep/Apps/iOS"
  private static let project = "\(app)/Sitrep.xcodeproj/project.pbxproj"

  @Test(.proves("B12"), arguments: ["make-xcode-project.py", "make-app-icon.py"])
  func `what a script writes is what is there`(script: String) throws {
    let check = try Repository.run(script, "--check")

    #expect(check.output == "")
    #expect(check.succeeded)
  }

  @Test func `a project that was changed by hand is found`() throws {
    let changed = try RepositoryFixture(["A.xcodeproj/project.pbxproj": try Repository.text(Self.project) + "\n"])

    let check = try Repository.run("make-xcode-project.py", "--check", "--into", changed.path("A.xcodeproj"))

    #expect(!check.succeeded)
    #expect(check.output.contains("A.xcodeproj/project.pbxproj is not what Scripts/make-xcode-project.py writes"))
    #expect(check.output.contains("A.xcodeproj/xcshareddata/xcschemes/Sitrep.xcscheme is not what"))
  }

  @Test(.proves("B12")) func `the project has the app and two bundles of tests`() throws {
    let project = try XcodeProject(text: Repository.text(Self.project))

    #expect(project.objectVersion == "77")
    #expect(
      project.all("PBXNativeTarget").compactMap { $0["name"] as? String }.sorted()
        == ["Sitrep", "SitrepTests", "SitrepUITests"])
    let root = try #require(project.all("PBXProject").first)
    #expect(root["knownRegions"] as? [String] == ["en", "ru", "Base"])
    #expect(root["developmentRegion"] as? String == "en")
    #expect(project.settings("IPHONEOS_DEPLOYMENT_TARGET") == ["17.0"])
    #expect(project.settings("SUPPORTED_PLATFORMS") == ["iphoneos iphonesimulator"])
    #expect(project.settings("DEVELOPMENT_TEAM") == [], "a team is the business of whoever ships the app")
  }

  @Test func `every id that the project names is that of an object, and every object is named`() throws {
    let project = try XcodeProject(text: Repository.text(Self.project))

    #expect(project.objects.count > 40)
    #expect(project.named.subtracting(project.objects.keys) == [])
    #expect(Set(project.objects.keys).subtracting(project.named) == [])
  }

  @Test func `every folder and file that the project names is there, and it links this package`() throws {
    let project = try XcodeProject(text: Repository.text(Self.project))
    let folder = Repository.root.appending(path: Self.app)

    let folders = project.all("PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] as? String }
    #expect(folders.sorted() == ["Sitrep", "SitrepTests", "SitrepUITests"])
    let files = project.all("PBXFileReference").filter { $0["sourceTree"] as? String == "<group>" }
      .compactMap { $0["path"] as? String }
    let exceptions = project.all("PBXFileSystemSynchronizedBuildFileExceptionSet")
      .flatMap { $0["membershipExceptions"] as? [String] ?? [] }.map { "Sitrep/\($0)" }
    #expect(files.count == 2 && exceptions == ["Sitrep/Info.plist"])
    for path in folders + files + exceptions + project.settings("INFOPLIST_FILE") {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: path).path()), "\(path) is not there")
    }

    let package = try #require(project.all("XCLocalSwiftPackageReference").first?["relativePath"] as? String)
    let manifest = folder.appending(path: package).appending(path: "Package.swift")
    #expect(manifest.standardized == Repository.root.appending(path: "Package.swift").standardized)
    let products = Set(project.all("XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String })
    #expect(products == ["SitrepApp"])
    #expect(try Repository.text("Package.swift").contains(#".library(name: "SitrepApp", targets: ["SitrepApp"])"#))
  }

  @Test func `the shared scheme builds the app and runs the tests`() throws {
    let project = try XcodeProject(text: Repository.text(Self.project))
    let scheme = try Repository.text("\(Self.app)/Sitrep.xcodeproj/xcshareddata/xcschemes/Sitrep.xcscheme")
    let targets = project.objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }.keys

    #expect(Set(scheme.matches(of: /BlueprintIdentifier = "([0-9A-F]+)"/).map { String($0.1) }) == Set(targets))
    #expect(scheme.matches(of: /<TestableReference/).count == 2)
  }

  @Test(.proves("B12", "D34"))
  func `the app says its languages, its scheme and its launch screen, and asks for no permission`() throws {
    let info = try plist("Sitrep/Info.plist")

    #expect(info["CFBundleLocalizations"] as? [String] == ["en", "ru"])
    let types = try #require(info["CFBundleURLTypes"] as? [[String: Any]])
    #expect(types.compactMap { $0["CFBundleURLSchemes"] as? [String] } == [["sitrep"]])
    #expect(info.keys.filter { $0.hasSuffix("UsageDescription") } == [])
    let launch = try #require(info["UILaunchStoryboardName"] as? String)
    #expect(FileManager.default.fileExists(atPath: path("Sitrep/\(launch).storyboard")))
    for language in ["en", "ru"] {
      #expect(try plist("Sitrep/\(language).lproj/InfoPlist.strings")["CFBundleDisplayName"] as? String == "Sitrep")
    }
  }

  @Test(.proves(88)) func `the launch screen is the one storyboard`() throws {
    let files = try Repository.files(in: [Self.app])

    let screens = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }.map(\.lastPathComponent)
    #expect(screens == ["LaunchScreen.storyboard"])
    let screen = try Repository.text("\(Self.app)/Sitrep/LaunchScreen.storyboard")
    #expect(screen.contains(#"launchScreen="YES""#))
    #expect(!screen.contains("customClass"), "the system shows it before any code of the app runs")
  }

  @Test(.proves("D26")) func `the privacy manifest tracks nobody and collects nothing`() throws {
    let manifest = try plist("Sitrep/PrivacyInfo.xcprivacy")

    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    #expect((manifest["NSPrivacyTrackingDomains"] as? [Any])?.isEmpty == true)
    #expect((manifest["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
    let types = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    let reasons = types.reduce(into: [:]) { reasons, type in
      reasons[type["NSPrivacyAccessedAPIType"] as? String ?? ""] = type["NSPrivacyAccessedAPITypeReasons"] as? [String]
    }
    #expect(
      reasons == [
        "NSPrivacyAccessedAPICategoryUserDefaults": ["CA92.1"],
        "NSPrivacyAccessedAPICategoryFileTimestamp": ["C617.1", "3B52.1"],
        "NSPrivacyAccessedAPICategoryDiskSpace": ["E174.1"],
      ])
  }

  @Test(.proves("D41")) func `every identifier of the tests for Xcode is one of the app`() throws {
    let used = literals(in: try Repository.text("\(Self.app)/SitrepUITests/Identifiers.swift"))
    let sources = try Repository.files(in: ["Sitrep/Sources"]).filter { $0.lastPathComponent.hasSuffix("ID.swift") }
    let known = try sources.reduce(into: Set<String>()) { known, file in
      known.formUnion(literals(in: try String(contentsOf: file, encoding: .utf8)))
    }

    #expect(used.count > 20 && known.count > 200)
    #expect(used.subtracting(known) == [])
  }

  @Test func `the messages that the tests for Xcode name come with the app`() throws {
    let tests = try Repository.text("\(Self.app)/SitrepUITests/BasicTests.swift")
    let archive = try Repository.text("Sitrep/Sources/Storage/Archives/Workspaces.json")
    let ids = Set(tests.matches(of: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/).map { String($0.0) })

    #expect(ids.count == 4)
    for id in ids { #expect(archive.contains(#""id": "\#(id)""#), "\(id) is not in the archive") }
  }

  private func path(_ path: String) -> String { Repository.root.appending(path: "\(Self.app)/\(path)").path() }

  private func plist(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(filePath: self.path(path)))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: Any], "\(path) is no dictionary")
  }

  /// The texts of a source, with a sign for whatever is put into them.
  private func literals(in source: String) -> Set<String> {
    let code = source.split(separator: "\n").filter { !$0.contains(/^\s*\/\//) && !$0.hasPrefix("import") }
    return Set(
      code.flatMap { line in
        String(line).replacing(/\\\([^()]*\)/, with: "*").matches(of: /"([^"]*)"/).map { String($0.1) }
      })
  }
}

/// A `project.pbxproj`, a property list in the old form, which Foundation reads on Linux too.
private struct XcodeProject {
  let objectVersion: String?
  /// Each object by its id.
  let objects: [String: [String: Any]]
  /// Every id that an object or the project itself names.
  let named: Set<String>

  init(text: String) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let project = try #require(list as? [String: Any])
    objectVersion = project["objectVersion"] as? String
    objects = try #require(project["objects"] as? [String: [String: Any]])
    named = Self.ids(in: project["rootObject"] as Any).union(objects.values.flatMap { Self.ids(in: $0) })
  }

  func all(_ kind: String) -> [[String: Any]] { objects.values.filter { $0["isa"] as? String == kind } }

  /// The different texts that a build setting has.
  func settings(_ name: String) -> [String] {
    let all = self.all("XCBuildConfiguration").compactMap { ($0["buildSettings"] as? [String: Any])?[name] as? String }
    return Set(all).sorted()
  }

  private static func ids(in value: Any) -> Set<String> {
    switch value {
    case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
    case let list as [Any]: Set(list.flatMap { ids(in: $0) })
    case let entries as [String: Any]: Set(entries.flatMap { ids(in: $0.key).union(ids(in: $0.value)) })
    default: []
    }
  }
}
