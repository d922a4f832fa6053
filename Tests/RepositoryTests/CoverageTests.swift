import Testing

@Suite struct CoverageTests {
  @Test func `R84 a module with less than 90 percent of its lines covered fails the test command`() throws {
    let repository = try MadeUpRepository(["Sources/Domain/A.swift": "", "Sources/Features/World/B.swift": ""])
    let report = try MadeUpRepository([
      "report.json": """
      {"data": [{"files": [
        \(file(repository.path("Sources/Domain/A.swift"), covered: 90)),
        \(file(repository.path("Sources/Features/World/B.swift"), covered: 89))
      ]}]}
      """
    ])

    let check = try Repository.run(
      "coverage.py", "--sources", repository.path("Sources"), report.path("report.json"))

    #expect(!check.succeeded)
    #expect(check.output.contains("World: 89.00 % of lines, the goal is 90 %"))
    #expect(!check.output.contains("Domain: "))
  }

  @Test(arguments: ["Domain/Workspaces", "Features/Workspaces"])
  func `R154 one line of the workspaces that no test reaches fails it`(folder: String) throws {
    let repository = try MadeUpRepository(["Sources/\(folder)/A.swift": ""])

    let checks = try [100, 99].map { covered in
      let report = try MadeUpRepository([
        "report.json": """
        {"data": [{"files": [\(file(repository.path("Sources/\(folder)/A.swift"), covered: covered))]}]}
        """
      ])
      return try Repository.run(
        "coverage.py", "--sources", repository.path("Sources"), report.path("report.json"))
    }

    #expect(checks.map(\.succeeded) == [true, false])
    #expect(checks[1].output.contains("\(folder): [99, 100] of lines, the goal is all"))
  }

  @Test func `a module that no test links fails it too`() throws {
    let repository = try MadeUpRepository(["Sources/Domain/A.swift": "", "Sources/Storage/B.swift": ""])
    let report = try MadeUpRepository([
      "report.json": """
      {"data": [{"files": [\(file(repository.path("Sources/Domain/A.swift"), covered: 100))]}]}
      """
    ])

    let check = try Repository.run(
      "coverage.py", "--sources", repository.path("Sources"), report.path("report.json"))

    #expect(!check.succeeded)
    #expect(check.output.contains("Storage: not measured"))
  }

  /// One file of the toolchain's report, with a hundred of everything.
  private func file(_ path: String, covered: Int) -> String {
    let part = "{\"count\": 100, \"covered\": \(covered)}"
    return """
      {"filename": "\(path)", "summary": {"lines": \(part), "functions": \(part), "regions": \(part)}}
      """
  }
}
