import Foundation
import TestTraits
import Testing

/// What an iOS app links is held to iOS 17, by a list.
@Suite struct AppleAPITests {
  @Test(.proves("D22")) func `an iOS 17 app could use all of it, and the test command holds that`() throws {
    let check = try Repository.run("check-apple.py")

    #expect(check.output == "")
    #expect(check.succeeded)
    #expect(try Repository.text("Scripts/test.sh").contains("\nScripts/check-apple.py\n"))
  }

  @Test(arguments: [
    ("import Synchronization", "no iOS app is known to have Synchronization"),
    ("let lock = Mutex(0)", "Mutex( needs iOS 18"),
    ("#if os(watchOS)\n#endif", "'#if os(watchOS)' is not listed"),
    ("let screen = content.glassEffect()", ".glassEffect needs iOS 26"),
  ])
  func `what the list does not allow is named with its place`(code: String, complaint: String) throws {
    let check = try self.check(["Sitrep/Sources/Features/World/A.swift": "import Foundation\n\(code)\n"])

    #expect(!check.succeeded)
    #expect(check.output.contains("Sitrep/Sources/Features/World/A.swift:2: \(complaint)"))
  }

  @Test func `each name of the list is found where it is used`() throws {
    let newer = try Repository.text("Scripts/apple-api.txt").part(from: "[newer]").split(separator: "\n")
      .filter { $0.contains(" | ") && !$0.hasPrefix("#") }.map { $0.split(separator: " | ") }
    let code = newer.map { String($0[1]) }

    let check = try self.check(["Sitrep/Sources/SitrepApp/A.swift": code.joined(separator: "\n")])

    let lines = check.output.split(separator: "\n")
    for (index, row) in newer.enumerated() {
      let place = "Sitrep/Sources/SitrepApp/A.swift:\(index + 1): "
      let isNamed = lines.contains { $0.hasPrefix(place) && $0.contains(" needs \(row[0]), and") }
      #expect(isNamed, "\(row[1])")
    }
    #expect(newer.count > 60)
  }

  @Test(arguments: ["Storage", "SitrepApp"])
  func `a Hashable value that stores a point is named, unless it hashes the point itself`(module: String) throws {
    let value = "struct Spot: Hashable {\n  let point: CGPoint\n"
    let path = "Sitrep/Sources/\(module)/A.swift"

    let named = try self.check([path: "import Foundation\n\(value)}\n"])
    let right = try self.check([path: "import Foundation\n\(value)  func hash(into hasher: inout Hasher) {}\n}\n"])

    #expect(named.output.contains("\(path):3: Spot is Hashable and stores CGPoint"))
    #expect(right.output.isEmpty)
  }

  @Test(arguments: [
    ("Features/World", "final class Model {\n  init() {}\n}", "Model is on the main actor, and so is its deinit"),
    ("AppShell", "enum A {\n  @MainActor private final class Memory {\n  }\n}", "Memory is on the main actor"),
    ("SitrepApp", "\nstruct Root: View {\n}", "of Root only the body is on the main actor on iOS 17"),
  ])
  func `what is on the main actor and fails on iOS 17 is named`(module: String, code: String, complaint: String) throws
  {
    let check = try self.check(["Sitrep/Sources/\(module)/A.swift": "import Foundation\n\(code)\n"])

    #expect(!check.succeeded)
    #expect(check.output.contains(complaint))
  }

  @Test(arguments: [
    ("Features/World", "final class Model {\n  nonisolated deinit {}\n}"),
    ("DesignSystem", "nonisolated final class Model {\n}"), ("DesignSystem", "protocol Model: class {}"),
    ("Storage", "final class Model {\n}"), ("SitrepApp", "@MainActor\npublic struct Root: View {\n}"),
  ])
  func `classes and views that say their isolation are left alone`(module: String, code: String) throws {
    let check = try self.check(["Sitrep/Sources/\(module)/A.swift": "import Foundation\n\(code)\n"])

    #expect(check.output == "")
  }

  @Test func `a module of ours that an app comes to link is named until it is looked at too`() throws {
    let check = try self.check(
      ["Sitrep/Sources/Domain/A.swift": "import Later\n", "Sitrep/Sources/Later/A.swift": "let a = 1\n"],
      list: "[imports]\nLater | ours\n")

    #expect(check.output.contains("Sitrep/Sources/Domain/A.swift:1: Later is linked too"))
  }

  @Test func `what one platform has alone is imported inside a condition`() throws {
    let source = "#if os(macOS)\nimport AppKit\n#endif\nimport AppKit\n"
    let check = try self.check(
      ["Sitrep/Sources/Domain/A.swift": source],
      list: """
        [imports]
        AppKit | macOS, inside #if
        [conditions]
        Sitrep/Sources/Domain/A.swift | os(macOS) | why

        """)

    #expect(!check.output.contains("A.swift:2:"))
    #expect(check.output.contains("A.swift:4: not every platform has AppKit"))
  }

  @Test func `comments and texts use nothing, and what no app links may`() throws {
    let check = try self.check([
      "Sitrep/Sources/Domain/A.swift": "import Foundation\n// Mutex(0)\nlet a = \"Mutex(0)\"\n",
      "Sitrep/Sources/sitrep/A.swift": "import Synchronization\n",
      "PortableUI/Sources/PortableUIWeb/A.swift": "let lock = Mutex(0)\n",
    ])

    #expect(check.output == "")
    #expect(check.succeeded)
  }

  @Test func `the list holds nothing for nothing, and no name that finds no code`() throws {
    let check = try self.check(
      ["Sitrep/Sources/Domain/A.swift": "let a = 1\n"],
      list: "[imports]\nFoundation | iOS 2\n[conditions]\nA.swift | DEBUG | why\n[newer]\niOS 18 | Tab() | Tabs\n")

    #expect(check.output.contains("nothing imports Foundation"))
    #expect(check.output.contains("A.swift has no '#if DEBUG'"))
    #expect(check.output.contains("Tabs does not find Tab()"))
  }

  private func check(_ files: [String: String], list: String? = nil) throws -> ScriptResult {
    let all = try Repository.text("Scripts/apple-api.txt")
    let newer = all.part(from: "[newer]")
    let repository = try RepositoryFixture(
      files.merging(["list.txt": list ?? "[imports]\nFoundation | iOS 2\n\(newer)"]) { $1 })
    return try Repository.run("check-apple.py", "--root", repository.folder, "--list", repository.path("list.txt"))
  }
}

extension String {
  /// The text from a heading on.
  fileprivate func part(from heading: String) -> Substring {
    range(of: heading).map { self[$0.lowerBound...] } ?? ""
  }
}
