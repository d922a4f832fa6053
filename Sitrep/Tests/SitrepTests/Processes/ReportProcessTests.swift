import AppPages
import Foundation
import TestSupport
import Testing

/// `sitrep report` as a person or a program starts it.
@Suite(.timeLimit(.minutes(10))) struct ReportProcessTests {
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  @Test func `the same list, day and language give the same page, in both languages`() async throws {
    let id = try await keptList()

    let page = try await report(id, "--language", "en")
    let again = try await report(id, "--language", "en")
    let russian = try await report(id, "--language", "ru", "--format", "md")

    #expect(page.code == 0 && page.output.hasPrefix("<!doctype html>") && page.output == again.output)
    #expect(page.output.contains("As of 12 April 2024, 12 cases and 5 deaths were reported"))
    #expect(!page.output.contains("<script"))
    #expect(russian.code == 0 && russian.output.contains("зарегистрировано 12 случаев и 5 случаев смерти"))
    #expect(!(page.output + russian.output).contains("Amina"), "nothing names a person")
  }

  @Test func `a report as JSON is an object; small numbers are written when asked for`() async throws {
    let id = try await keptList()

    let hidden = try await report(id, "--format", "md", "--language", "en", "--asof", "2024-04-03")
    let open = try await report(id, "--format", "md", "--language", "en", "--asof", "2024-04-03", "--small-numbers")
    let json = try await report(id, "--format", "json")

    #expect(hidden.output.contains("\\<5") && !open.output.contains("\\<5"))
    #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
  }

  @Test func `an issue says what changed since the last one`() async throws {
    let id = try await keptList()

    let issue = try await report(id, "--format", "md", "--language", "en", "--since", "2024-04-05")

    #expect(issue.output.contains("What changed since the last issue"))
  }

  @Test func `the report of covid-19 needs no data folder; an outbreak that isn't there is named`() async throws {
    let none = ["XDG_DATA_HOME": folder.path + "none"]
    let covid = try await RunningSitrep.result(
      of: "report", "covid-19", "--format", "md", "--language", "en", environment: none)
    let russian = try await RunningSitrep.result(
      of: "report", "covid-19", "--format", "md", "--language", "ru", environment: none)
    let missing = try await RunningSitrep.result(of: "report", "x", environment: none)

    #expect(covid.code == 0 && covid.output.contains("As of 4 August 2021"))
    #expect(covid.output.contains("these are the figures of the 10 countries with the most cases"))
    #expect(russian.output.contains("данные по 10 странам с наибольшим числом случаев"))
    #expect(missing.code == 1 && missing.errors.contains("There is no outbreak “x”"))
  }

  /// A line list of twelve cases, five of whom died.
  private func keptList() async throws -> String {
    var text = "case_id,patient_name,sex,age,district,date_onset,date_seen,outcome\n"
    for index in 1...12 {
      let day = String(format: "2024-04-%02d", index)
      text += "CH-\(index),Amina \(index),\(index % 2 == 0 ? "f" : "m"),\(index * 3),Baro,\(day),\(day),"
      text += index <= 5 ? "died\n" : "recovered\n"
    }
    let path = folder.path + "list.csv"
    try Data(text.utf8).write(to: URL(filePath: path))
    let result = try await RunningSitrep.result(
      of: "import", "outbreak", path, "--disease", "cholera", "--json", "--data", data)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    return try #require(object?["id"] as? String)
  }

  private func report(_ id: String, _ options: String...) async throws -> ProcessResult {
    try await RunningSitrep.result(of: ["report", id, "--data", data] + options)
  }
}
