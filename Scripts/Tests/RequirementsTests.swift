import Testing

/// Numbers are made by ``number(_:)`` here: written out they would count as tests of those requirements.
@Suite struct RequirementsTests {
  @Test func `the repository's own list is in order`() throws {
    let check = try Repository.run("requirements.py", "--quiet")

    #expect(check.succeeded, "\(check.output)")
  }

  @Test func `a done requirement that no test names is found`() throws {
    let almost = "@Test func `\(number(70)) x\(number(7)) \(number(7))x`() {}"
    let repository = try repository(statuses: [7: "done"], test: almost)

    let check = try Repository.run("requirements.py", "--quiet", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("\(number(7)) is done, and no test names it."))
  }

  @Test func `a test that names it makes it whole and is listed`() throws {
    let repository = try repository(statuses: [7: "done"], test: "@Test func `\(number(7)) the list is grouped`() {}")

    let check = try Repository.run("requirements.py", "--root", repository.folder)

    #expect(check.succeeded)
    #expect(check.output.contains("    Sitrep/Tests/ATests.swift:1 \(number(7)) the list is grouped"))
    #expect(check.output.contains("158 requirements: 1 done, 157 step 2"))
  }

  @Test func `missing, doubled and malformed rows are found`() throws {
    let again = "| \(number(8)) | again | step 2 |"
    let repository = try repository(statuses: [3: "soon", 5: nil], more: again, test: "")

    let check = try Repository.run("requirements.py", "--quiet", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("\(number(3)): the status 'soon'"))
    #expect(check.output.contains("\(number(5)) is missing."))
    #expect(check.output.contains("\(number(8)) is there twice."))
  }

  /// A requirement's name.
  private func number(_ number: Int) -> String { "R\(number)" }

  /// A repository whose requirements are all for step 2 but the given ones; nil leaves the row out.
  private func repository(statuses: [Int: String?], more: String = "", test: String) throws -> MadeUpRepository {
    let rows = (1...158).compactMap { place -> String? in
      guard let status = statuses[place, default: "step 2"] else { return nil }
      return "| \(number(place)) | a rule | \(status) |"
    }
    return try MadeUpRepository([
      "Documentation/Requirements.md": (rows + [more]).joined(separator: "\n"),
      "Sitrep/Tests/ATests.swift": test,
    ])
  }
}
