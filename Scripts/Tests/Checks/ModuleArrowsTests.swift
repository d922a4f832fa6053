import TestTraits
import Testing

@Suite struct ModuleArrowsTests {
  @Test(.proves(81, 87))
  func
    `no screen of ours imports third-party code, services come through Domain, and no other arrow is broken`()
    throws
  {
    let check = try Repository.run("check-arrows.py")

    #expect(check.output.isEmpty)
    #expect(check.succeeded)
  }

  @Test(
    .proves(81),
    arguments: [
      "import GRDB",
      "import SwiftUI",
      "import PortableUIWeb",
      "import World",
      "@preconcurrency import struct Hummingbird.Response",
      "package import PortableUICore",
    ])
  func `a feature that imports anything else is named`(line: String) throws {
    let repository = try RepositoryFixture(["Sitrep/Sources/Features/Statistics/A.swift": "import Domain\n\(line)\n"])

    let check = try Repository.run("check-arrows.py", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("Sitrep/Sources/Features/Statistics/A.swift:2: Statistics must not import"))
  }

  @Test(arguments: [
    ("Domain", "import Storage"),
    ("Domain", "import GRDB"),
    ("AppShell", "import PortableUIWeb"),
    ("PortableUICore", "import Hummingbird"),
    ("PortableUICore", "#if os(Linux)"),
    ("DesignSystem", "import UniformTypeIdentifiers"),
    ("AppShell", "#if !os(macOS)"),
    ("Storage", "import PortableUI"),
    ("Storage", "import Synchronization"),
    ("Feeds", "import Synchronization"),
    ("Interchange", "import Synchronization"),
    ("Storage", "struct Domain {}"),
    ("Unknown", "import Domain"),
  ])
  func `every other ban is kept`(module: String, line: String) throws {
    let repository = try RepositoryFixture(["Sitrep/Sources/\(module)/A.swift": "\(line)\n"])

    let check = try Repository.run("check-arrows.py", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("Sitrep/Sources/\(module)"))
  }

  @Test(arguments: [
    "PortableUI/Sources/PortableUIWeb/A.swift", "PortableUI/README.md", "PortableUI/Tests/SitrepTests.swift",
  ])
  func `nothing in the layer names the app`(path: String) throws {
    let repository = try RepositoryFixture([path: "// As Sitrep does.\n"])

    let check = try Repository.run("check-arrows.py", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("\(path):1: PortableUI must not name the app."))
    #expect(check.output.contains("\(path): a file of") == path.contains("Sitrep"))
  }

  @Test(arguments: [("A", true), ("LayerInternals/A", false)])
  func `the app's tests look inside the layer in one folder only`(file: String, isNamed: Bool) throws {
    let path = "Sitrep/Tests/AppUITests/\(file).swift"
    let repository = try RepositoryFixture([
      "PortableUI/Sources/PortableUIWeb/B.swift": "struct B {}\n",
      path: "@testable import World\n@testable import PortableUIWeb\n",
    ])

    let check = try Repository.run("check-arrows.py", "--root", repository.folder)

    #expect(check.succeeded != isNamed)
    #expect(check.output.contains("\(path):2: only tests in Sitrep/Tests/AppUITests/LayerInternals") == isNamed)
  }

  @Test func `a type's name that two modules declare is named, and a private type may bear any`() throws {
    let repository = try RepositoryFixture([
      "PortableUI/Sources/PortableUIWeb/A.swift": "@MainActor @frozen(a(b))\npackage final class Date {}\n",
      "Sitrep/Sources/Feeds/B.swift": "nonisolated struct Date {}\nprivate enum Clock {}\nstruct C { struct Own {} }\n",
      "Sitrep/Tests/FeedsTests/C.swift": "@Suite(.serialized) struct Date {}\nstruct Clock {}\n  struct Own {}\n",
      "Sitrep/Tests/FeedsTests/D.swift": "import struct Foundation.Own\n",
    ])

    let check = try Repository.run("check-arrows.py", "--root", repository.folder)

    #expect(!check.succeeded)
    let other = "PortableUI/Sources/PortableUIWeb/A.swift:2 declares a type Date too: merge them, or rename one."
    #expect(
      check.output.split(separator: "\n").dropFirst().sorted() == [
        "Sitrep/Sources/Feeds/B.swift:1: \(other)", "Sitrep/Tests/FeedsTests/C.swift:1: \(other)",
      ])
  }

  @Test func `words in comments and texts are no imports`() throws {
    let source = "// import GRDB\nlet text = \"\"\"\nimport GRDB\n\"\"\"\nimport Domain\n"
    let repository = try RepositoryFixture(["Sitrep/Sources/Features/Statistics/A.swift": source])

    let check = try Repository.run("check-arrows.py", "--root", repository.folder)

    #expect(check.succeeded)
  }

  @Test(arguments: [
    (
      "import PortableUI\nstruct Line: Sendable, Hashable {\n  let points: [CGPoint]\n}",
      "3: Line is Hashable and stores CGPoint"
    ),
    ("import PortableUI\nenum Place: Hashable {\n  case at(CGPoint)\n}", "3: Place is Hashable and stores CGPoint"),
    (
      "import PortableUI\nstruct Box<A>: Hashable {\n  package var rect: CGRect?\n}",
      "3: Box is Hashable and stores CGRect"
    ),
    (
      "import Foundation\nlet box = CGRect(x: 0, y: 0, width: 1, height: 1)",
      "2: the members of CGRect come with PortableUI"
    ),
    ("import PortableUI\nlet a = b\n  .fullScreenCover(isPresented: c) {}", "3: macOS has no fullScreenCover"),
    ("import PortableUI\nlet a = b.keyboardType(.numberPad)", "2: macOS has no keyboardType"),
  ])
  func `True to SwiftUI: what compiles only here is named`(source: String, problem: String) throws {
    let repository = try RepositoryFixture(["Sitrep/Sources/Features/Statistics/A.swift": source])

    let check = try Repository.run("check-arrows.py", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("Sitrep/Sources/Features/Statistics/A.swift:\(problem)"), "\(check.output)")
  }

  @Test(arguments: [
    "struct A: Hashable {\n  let p: CGPoint\n  func hash(into hasher: inout Hasher) {}\n}",
    "struct A: Hashable {\n  let p: [CGPoint]\n}\nextension A {\n  func hash(into hasher: inout Hasher) {}\n}",
    "struct A: Hashable {\n  var p: CGPoint { CGPoint(x: 0, y: 0) }\n  func f() {\n    var p: [CGPoint]\n  }\n}",
    "struct A: Equatable {\n  let p: CGPoint\n}\nstruct B: Hashable {\n  let x: CGFloat\n}",
  ])
  func `True to SwiftUI: values that hash their points themselves may store them`(source: String) throws {
    let repository = try RepositoryFixture([
      "Sitrep/Sources/Features/Statistics/A.swift": "import PortableUI\n\(source)\n"
    ])

    let check = try Repository.run("check-arrows.py", "--root", repository.folder)

    #expect(check.succeeded, "\(check.output)")
  }
}
