import Domain
import Reports
import Testing

@Suite struct HighlightsTests {
  @Test func `the sentences are drafted in English`() throws {
    var list = ReportedList(populations: ["Baro": 20_000, "Kelma": 50_000])
    try list.add(31, on: "2024-05-02", died: 2)
    try list.add(8, on: "2024-05-07")
    try list.add(4, on: "2024-05-08", place: 1)

    let markdown = try list.report().markdown(in: english)

    #expect(
      lines(of: "Highlights", in: markdown) == [
        "- As of 14 May 2024, 43 cases and 2 deaths were reported (CFR 4.7%, 95% CI 1.3–15.5).",
        "- The first case fell ill on 2 May 2024; the peak was week 18 of 2024 (31 cases).",
        "- In the last complete week (6–12 May) there were 12 cases, 61% fewer than in the week before (31).",
        "- The figures of the last days will still rise: half of the cases are reported within 1 day of onset, "
          + "nine in ten within 1.",
        "- Baro has the highest attack rate: 19.5 per 10,000 (39 cases among 20,000 people).",
        "- Too few deaths to compare places: intervals overlap.",
      ])
  }

  @Test func `the sentences are drafted in Russian`() throws {
    var list = ReportedList(populations: ["Baro": 20_000])
    try list.add(31, on: "2024-05-02", died: 2)
    try list.add(8, on: "2024-05-07")
    try list.add(21, on: "2024-05-08", place: 1)

    let markdown = try list.report().markdown(in: russian).withPlainSpaces

    #expect(
      lines(of: "Главное", in: markdown) == [
        "- По состоянию на 14 мая 2024 г. зарегистрировано 60 случаев и 2 случая смерти "
          + "(летальность 3,3%, 95% ДИ 0,9–11,4).",
        "- Первый случай заболевания — 2 мая 2024 г.; пик — 18-я неделя 2024 г. (31 случай).",
        "- За последнюю полную неделю (6–12 мая) — 29 случаев, на 6% меньше, чем неделей раньше (31).",
        "- Данные последних дней ещё вырастут: половина случаев регистрируется за 1 день от начала заболевания, "
          + "девять из десяти — за 1 день.",
        "- Для 1 места нет данных о населении: 21 случай не вошёл в заболеваемость.",
        "- Смертей слишком мало для сравнения мест: интервалы перекрываются.",
      ])
  }

  @Test(arguments: [
    (1, "1 case and 0 deaths", "зарегистрирован 1 случай и 0 случаев смерти"),
    (2, "2 cases and 0 deaths", "зарегистрировано 2 случая и 0 случаев смерти"),
    (5, "5 cases and 0 deaths", "зарегистрировано 5 случаев и 0 случаев смерти"),
    (21, "21 cases and 0 deaths", "зарегистрирован 21 случай и 0 случаев смерти"),
    (1_180, "1,180 cases and 0 deaths", "зарегистрировано 1180 случаев и 0 случаев смерти"),
    (12_345, "12,345 cases and 0 deaths", "зарегистрировано 12 345 случаев и 0 случаев смерти"),
  ])
  func `words agree with their numbers`(_ count: Int, _ inEnglish: String, _ inRussian: String) throws {
    var list = ReportedList()
    try list.add(count, on: "2024-05-02")
    let report = try list.report()

    #expect(report.markdown(in: english).contains(inEnglish))
    #expect(report.markdown(in: russian).withPlainSpaces.contains(inRussian))
  }

  @Test(arguments: [
    (1, "У 1 случая нет пригодной даты заболевания; на кривой он показан"),
    (2, "У 2 случаев нет пригодной даты заболевания; на кривой они показаны"),
    (21, "У 21 случая нет пригодной даты заболевания; на кривой они показаны"),
  ])
  func `cases without an onset are told`(_ count: Int, _ sentence: String) throws {
    var list = ReportedList()
    try list.add(30, on: "2024-05-02")
    let reported = try #require(Day("2024-05-03"))
    list.records += (0..<count).map { _ in .fell(nil, reported: reported) }

    #expect(try list.report().markdown(in: russian).contains(sentence))
  }

  @Test func `without a case there is a number and nothing else`() throws {
    let markdown = try ReportedList().report().markdown(in: english)

    #expect(lines(of: "Highlights", in: markdown) == ["- As of 14 May 2024, 0 cases and 0 deaths were reported."])
    #expect(!markdown.contains("## Epidemiology") || lines(of: "By time", in: markdown).isEmpty)
    #expect(!markdown.contains("By age and sex") && !markdown.contains("Severity"))
  }

  @Test func `one week is told without a change`() throws {
    var list = ReportedList(last: "2024-05-12")
    try list.add(7, on: "2024-05-07")

    let markdown = try list.report().markdown(in: english)

    #expect(markdown.contains("In the last complete week (6–12 May) there were 7 cases.\n"))
  }
}
