import Domain
import Foundation
import Reports
import Testing

@Suite struct ReportSectionsTests {
  @Test func `what the team did not write has no heading`() throws {
    var list = ReportedList()
    try list.add(10, on: "2024-05-02")

    let markdown = try list.report().markdown(in: english)

    let headings = markdown.split(separator: "\n").filter { $0.hasPrefix("#") }.map { String($0) }
    #expect(
      headings == [
        "# Situation report: Cholera in Baro", "## Highlights", "## Epidemiology", "### By time",
        "### By age and sex", "### By place", "### Severity", "## Data and methods",
      ])
  }

  @Test func `what the team wrote is marked as theirs`() throws {
    var list = ReportedList()
    try list.add(10, on: "2024-05-02")
    list.words = ReportWords(
      [.highlights: "Rain.\n\n1. Wells are flooded.", .context: "Camp", .response: " \n"], issue: 7,
      hidesSmallNumbers: false)

    let markdown = try list.report().markdown(in: english)

    #expect(
      lines(of: "Highlights", in: markdown).suffix(5) == [
        "> *Written by the team*", ">", "> Rain.", ">", "> 1\\. Wells are flooded.",
      ])
    #expect(lines(of: "Context", in: markdown) == ["> *Written by the team*", ">", "> Camp"])
    #expect(markdown.contains("- **Issue:** 7") && !markdown.contains("Response"))
  }

  @Test func `without a population there is no rate, and it is said`() throws {
    var list = ReportedList()
    try list.add(10, on: "2024-05-02")

    let markdown = try list.report().markdown(in: english)

    #expect(markdown.contains("No place has a population, so no attack rate is told."))
    #expect(markdown.contains("| Baro | 10 | 0 | 10 | no data | no data |"))
    #expect(!markdown.contains("All places with a population"))
  }

  @Test func `a rate has its interval and its population`() throws {
    var list = ReportedList(populations: ["Baro": 23_400])
    try list.add(67, on: "2024-05-02")
    try list.add(41, on: "2024-05-02", place: 1)

    let markdown = try list.report().markdown(in: english)

    #expect(markdown.contains("| Baro | 67 | 0 | 67 | 23,400 | 28.63 (22.55–36.34) |"))
    #expect(markdown.contains("| **All places with a population** | **67** | **0** | **67** | **23,400** |"))
    #expect(markdown.contains("1 place has no population; its 41 cases are in no attack rate."))
    #expect(markdown.contains("| census.csv | 2023 | 1 |"))
  }

  @Test func `a week table has the last eight weeks`() throws {
    var list = ReportedList()
    for week in 0..<10 { try list.add(10 + week, on: "2024-0\(week < 5 ? 3 : 4)-\(week < 5 ? 10 + week : 10 + week)") }
    try list.add(12, on: "2024-05-08", died: 6)

    let rows = lines(of: "By time", in: try list.report().markdown(in: english)).filter { $0.hasPrefix("| W") }

    #expect(
      rows.count == 9
        && rows.first == "| Week | Days | Cases | By date of onset | Deaths | Cumulative | CFR, % (95% CI) |")
    #expect(rows.contains("| W19 2024 | 6–12 May | 12 | 12 | 6 | 157 | 50.00% (25.38–74.62) |"))
    #expect(rows.last?.hasPrefix("| W20 2024 | 13–19 May | 0 | 0 | 0 | 157 | – |") == true)
  }

  @Test func `small numbers are hidden, and what would tell them`() throws {
    var list = ReportedList(populations: ["Baro": 20_000, "Kelma": 3_000], words: ReportWords())
    try list.add(30, on: "2024-05-02", died: 2)
    try list.add(3, on: "2024-05-08", place: 1)

    let report = try list.report()
    let markdown = report.markdown(in: english)

    #expect(markdown.contains("33 cases and \\<5 deaths were reported."))
    #expect(markdown.contains("there were \\<5 cases, after 30 in the week before."))
    #expect(markdown.contains("| Kelma | \\<5 | 0 | \\<5 | 3,000 | not shown |"))
    #expect(markdown.contains("| W19 2024 | 6–12 May | \\<5 | not shown | 0 | not shown |"))
    #expect(!markdown.contains("Cumulative"))
    #expect(report.markdown(in: russian).contains("\\<5 случаев смерти"))
    #expect(try report.json(in: english).contains("\"deaths\" : \"<5\""))
    #expect(try !report.json(in: english).contains("\"count\" : 2,"))
  }

  @Test func `a hidden part can't be told from the others and their sum`() throws {
    var list = ReportedList(words: ReportWords())
    let onset = try #require(Day("2024-05-02"))
    list.records = (0..<30).map { index in .fell(onset, sex: index < 2 ? .unknown : index < 12 ? .male : .female) }
    list.records += (0..<6).map { _ in .fell(onset, sex: .female, years: 3) }

    let markdown = try list.report().markdown(in: english)

    #expect(markdown.contains("| 15–49 | 18 | not shown | \\<5 | 30 |"))
    #expect(markdown.contains("| 0–4 | 6 | 0 | 0 | 6 |"))
  }

  @Test func `guidance stands with its sources`() throws {
    let text = { (english: String, russian: String) in GuidanceText(english: english, russian: russian) }
    let date = try #require(GuidanceDate("2021-05"))
    let item = GuidanceItem(
      id: "a", title: text("Boil water", "Кипятите воду"), explanation: text("Always.", "Всегда."), source: "who",
      date: date)
    let guidance = GuidanceContent(
      title: text("Cholera", "Холера"), edition: "1", updated: try #require(Day("2024-01-01")), review: .notReviewed,
      note: text("Note", "Примечание"), emergency: EmergencyGuidance(signs: [], actions: [item], numbers: []),
      symptoms: [], recommendations: [],
      sources: [
        GuidanceSource(
          id: "who", title: text("Cholera", "Холера"), publisher: text("WHO", "ВОЗ"), url: "https://who.int", date: date
        )
      ])
    var list = ReportedList()
    try list.add(10, on: "2024-05-02")
    let plain = try list.report()
    let report = SituationReport(of: plain.outbreak, on: plain.asOf, plain.content, guidance: guidance)

    let lines = lines(of: "Рекомендации по болезни", in: report.markdown(in: russian))

    #expect(
      lines == [
        "Холера", "Примечание", "Медицинский работник эти рекомендации не проверял.", "### Что делать",
        "- Кипятите воду — Всегда. (ВОЗ, 2021-05)", "### Источники рекомендаций",
        "- Холера, ВОЗ, 2021-05: https://who.int", "---", "Составлено в Sitrep по Ministry of Health.",
      ])
  }

  @Test func `the last issue is compared with`() throws {
    var before = ReportedList(last: "2024-05-07", words: ReportWords(issue: 6, hidesSmallNumbers: false))
    try before.add(40, on: "2024-05-02", died: 5)
    var now = ReportedList(words: ReportWords(issue: 7, hidesSmallNumbers: false))
    try now.add(38, on: "2024-05-02", place: 1, died: 6)
    now.previous = IssueFigures(try before.report())

    let changes = lines(of: "What changed since the last issue", in: try now.report().markdown(in: english))

    #expect(
      changes == [
        "**What changed since the last issue**", "| Figure | 14 May 2024 | Issue 6, 7 May 2024 | Change |",
        "| --- | --: | --: | --: |", "| Cases | 38 | 40 | −2 |", "| Deaths | 6 | 5 | +1 |",
        "| Case fatality ratio (CFR), % | 15.79% (7.44–30.42) | 12.50% (5.46–26.11) |  |", "New places: Kelma",
        "Places without cases now: Baro",
      ])
  }

  @Test func `the methods name the file and what was left out`() throws {
    var quality = CaseQuality()
    quality.rows = 1_211
    quality.kept = 1_180
    quality.sentTwice = 22
    quality.enteredAgain = 8
    quality.totalRows = 1
    var list = ReportedList(quality: quality)
    try list.add(10, on: "2024-05-02")
    list.files = [
      Provenance.File(name: "list.csv", bytes: 9, sha256: String(repeating: "0123456789abcdef", count: 4))
    ]

    let methods = lines(of: "Data and methods", in: try list.report().markdown(in: english))

    #expect(methods.contains("- **File:** list.csv (SHA-256 0123456789ab)"))
    #expect(methods.contains("- **Rows left out:** 31") && methods.contains("| Sent twice | 22 |"))
    #expect(methods.last == "Made by Sitrep 1.2 from list.csv.")
  }
}
