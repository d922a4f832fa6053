import Testing

/// Tests in these texts are written by ``test(_:_:)``: written out they would count as tests of this repository.
@Suite struct RequirementsTests {
  @Test func `the repository's own list is in order`() throws {
    let check = try Repository.run("requirements.py", "--quiet")

    #expect(check.succeeded, "\(check.output)")
  }

  @Test func `a done requirement that no test names is found`() throws {
    let repository = try repository(statuses: [7: "done"], test: test("70, \"D7\"", "it is grouped"))

    let check = try Repository.run("requirements.py", "--quiet", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("R7 is done, and no test names it."))
  }

  @Test func `a test that names it makes it whole and is listed`() throws {
    let repository = try repository(statuses: [7: "done"], test: test("70, 7", "the list is grouped"))

    let check = try Repository.run("requirements.py", "--root", repository.folder)

    #expect(check.succeeded)
    #expect(check.output.contains("    Sitrep/Tests/ATests.swift:1 the list is grouped"))
    #expect(check.output.contains("158 requirements: 1 done, 157 step 2"))
  }

  @Test func `missing, doubled and malformed rows are found`() throws {
    let again = "| R8 | again | step 2 |"
    let repository = try repository(statuses: [3: "soon", 5: nil], more: again, test: "")

    let check = try Repository.run("requirements.py", "--quiet", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("R3: the status 'soon'"))
    #expect(check.output.contains("R5 is missing."))
    #expect(check.output.contains("R8 is there twice."))
  }

  @Test func `a code in a name and a number that does not exist are found`() throws {
    let repository = try repository(statuses: [:], test: test("159", "R9 every country is listed"))

    let check = try Repository.run("requirements.py", "--quiet", "--root", repository.folder)

    #expect(!check.succeeded)
    #expect(check.output.contains("names R159, which does not exist."))
    #expect(check.output.contains(":1 R9 every country is listed: a code belongs in .proves(…), not in the name."))
  }

  /// A test in Swift that makes these claims.
  private func test(_ claims: String, _ name: String) -> String { "@Test(.proves(\(claims))) func `\(name)`() {}" }

  /// A repository whose requirements are all for step 2 but the given ones; nil leaves the row out.
  private func repository(statuses: [Int: String?], more: String = "", test: String) throws -> RepositoryFixture {
    let rows = (1...158).compactMap { place -> String? in
      guard let status = statuses[place, default: "step 2"] else { return nil }
      return "| R\(place) | a rule | \(status) |"
    }
    return try RepositoryFixture([
      "Documentation/Requirements.md": (rows + [more]).joined(separator: "\n"),
      "Sitrep/Tests/ATests.swift": test,
    ])
  }
}
