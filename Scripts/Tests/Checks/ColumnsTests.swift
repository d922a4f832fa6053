import TestTraits
import Testing

@Suite struct ColumnsTests {
  @Test(.proves(80, "L8", "L8")) func `no line of Swift is longer than 140 characters, and the test command holds it`()
    throws
  {
    let check = try Repository.run("check-columns.py")

    #expect(check.output.isEmpty)
    #expect(check.succeeded)
    #expect(try Repository.text("Scripts/test.sh").contains("\nScripts/check-columns.py\n"))
  }

  @Test(
    .proves("L8", "L8"),
    arguments: [
      "Package.swift", "Sitrep/Sources/Domain/A.swift", "Sitrep/Tests/DomainTests/A.swift",
      "PortableUI/Sources/PortableUI/A.swift", "Scripts/Tests/A.swift",
    ])
  func `a longer line is named, also in a text or a comment`(path: String) throws {
    let text = "let a = 1\n// \(String(repeating: "é", count: 138))\n"
    let repository = try RepositoryFixture([path: text])

    let check = try Repository.run("check-columns.py", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("\(path):2: 141 characters, at most 140 are allowed."))
  }

  @Test(.proves("L8", "L8")) func `a line of 140 characters is allowed, and what is no Swift of ours may be longer`()
    throws
  {
    let repository = try RepositoryFixture([
      "Sitrep/Sources/Domain/A.swift": "// \(String(repeating: "é", count: 137))\n",
      "Scripts/a.py": String(repeating: "#", count: 200),
      ".build/A.swift": String(repeating: "/", count: 200),
    ])

    #expect(try Repository.run("check-columns.py", "--root", repository.folder).succeeded)
  }

  @Test(.proves("L8", "L8")) func `SwiftLint has the same rules for whoever has it`() throws {
    let rules = try Repository.text(".swiftlint.yml")

    #expect(rules.contains("line_length:\n  warning: 140\n  error: 140\n"))
    #expect(rules.contains("indentation: 2"))
  }
}
