import Testing

@Suite struct ModuleArrowsTests {
  @Test
  func
    `R81 R87 no screen of ours imports third-party code, services come through Domain, and no other arrow is broken`()
    throws
  {
    let check = try Repository.run("check-arrows.py")

    #expect(check.output.isEmpty)
    #expect(check.succeeded)
  }

  @Test(arguments: [
    "import GRDB",
    "import SwiftUI",
    "import PortableUIWeb",
    "import World",
    "@preconcurrency import struct Hummingbird.Response",
    "package import PortableUICore",
  ])
  func `R81 a feature that imports anything else is named`(line: String) throws {
    let repository = try MadeUpRepository(["Sources/Features/Statistics/A.swift": "import Domain\n\(line)\n"])

    let check = try Repository.run("check-arrows.py", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("Sources/Features/Statistics/A.swift:2: Statistics must not import"))
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
    ("Storage", "struct Domain {}"),
    ("Unknown", "import Domain"),
  ])
  func `every other ban is kept`(module: String, line: String) throws {
    let repository = try MadeUpRepository(["Sources/\(module)/A.swift": "\(line)\n"])

    let check = try Repository.run("check-arrows.py", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("Sources/\(module)"))
  }

  @Test func `words in comments and texts are no imports`() throws {
    let source = "// import GRDB\nlet text = \"\"\"\nimport GRDB\n\"\"\"\nimport Domain\n"
    let repository = try MadeUpRepository(["Sources/Features/Statistics/A.swift": source])

    let check = try Repository.run("check-arrows.py", "--root", repository.folder)

    #expect(check.succeeded)
  }
}
