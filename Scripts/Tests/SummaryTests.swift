import Testing

@Suite struct SummaryTests {
  @Test func `skipped tests are listed with their reasons, and the tests' summary comes last`() throws {
    let printed = """
      ✔ Test "a country is read" passed after 0.001 seconds.
      ➜ Test "real figures are read" skipped: "no data at ../shared/data"
      ➜ Test "later" skipped.
      ✔ Test run with 3 tests in 1 suite passed after 0.001 seconds.
      """
    let output = try RepositoryFixture(["output.txt": printed])

    let summary = try Repository.run("summary.py", "--seconds", "75", output.path("output.txt"))

    #expect(
      summary.output == """
        Skipped tests: 2
          SKIPPED "real figures are read": no data at ../shared/data
          SKIPPED "later": no reason given
        Total time: 1 min 15 s
        ✔ Test run with 3 tests in 1 suite passed after 0.001 seconds.

        """)
    #expect(summary.succeeded)
  }

  @Test func `the parts and the twenty slowest tests are told with their times`() throws {
    let tests = (1...25).map { "✔ Test \"test \($0)\" passed after \($0).25 seconds." }
    let cases = "✔ Test \"with arguments\" with 3 test cases passed after 90.04 seconds."
    let summary = "✔ Test run with 26 tests in 1 suite passed after 91 seconds."
    let output = try RepositoryFixture([
      "output.txt": (tests + [cases, summary]).joined(separator: "\n"), "times.txt": "3 Format\n1041 Tests\n",
    ])

    let result = try Repository.run(
      "summary.py", "--seconds", "75", "--times", output.path("times.txt"), output.path("output.txt"))

    let slow = result.output.split(separator: "\n").filter { $0.contains(" s  \"") }
    #expect(slow.count == 20)
    #expect(slow.first == "   90.0 s  \"with arguments\"" && slow[1] == "   25.2 s  \"test 25\"")
    #expect(result.output.contains("The parts:\n      3 s  Format\n   1041 s  Tests\nTotal time: 1 min 15 s\n"))
  }

  @Test func `more than 30 minutes is said`() throws {
    let output = try RepositoryFixture(["output.txt": "Test run with 1 test in 1 suite passed after 1801 seconds."])

    let summary = try Repository.run("summary.py", "--seconds", "1801", output.path("output.txt"))

    #expect(summary.output.contains("WARNING: that is more than 30 minutes."))
  }

  /// Endings of a run, by name, so that this test does not itself print what the summary looks for.
  enum Ending: String, CaseIterable {
    case nothing = ""
    case noTest = "Test run with 0 tests in 0 suites passed after 0.001 seconds."
    case failure = "✘ Test run with 3 tests in 1 suite failed after 0.001 seconds with 1 issue."
  }

  @Test(arguments: Ending.allCases) func `a run without a passed test does not pass`(_ ending: Ending) throws {
    let output = try RepositoryFixture(["output.txt": ending.rawValue])

    #expect(try !Repository.run("summary.py", "--seconds", "1", output.path("output.txt")).succeeded)
  }

  @Test func `where something failed is said also after long arguments`() throws {
    let arguments = String(repeating: "[1, 2], ", count: 50)
    let issue =
      "Test \"a total\" recorded an issue with 1 argument numbers → \(arguments) at Totals.swift:7:5: Expectation failed"
    let output = try RepositoryFixture(["output.txt": "✘ \(issue)\n\(Ending.failure.rawValue)"])

    let summary = try Repository.run("summary.py", "--seconds", "1", output.path("output.txt"))

    #expect(summary.output.contains("… at Totals.swift:7:5: Expectation failed"))
  }

  @Test func `what failed is said at the end, in few words`() throws {
    let issue =
      "Test \"a total\" recorded an issue at Totals.swift:7:5: Expectation failed: \(String(repeating: "1", count: 500))"
    let printed = Array(repeating: "✘ " + issue, count: 7) + [Ending.failure.rawValue]
    let output = try RepositoryFixture(["output.txt": printed.joined(separator: "\n")])

    let summary = try Repository.run("summary.py", "--seconds", "1", output.path("output.txt"))

    let lines = summary.output.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[0].hasPrefix("FAILED \"a total\" recorded an issue at Totals.swift:7:5:") && lines[0].count < 320)
    #expect(lines[5] == "… and 2 more")
    #expect(!summary.succeeded)
  }
}
