import Domain
import Testing

@Suite struct CaseCurveTests {
  private func list() throws -> CaseList {
    try .made([
      .on("2024-04-29", reported: "2024-05-01", died: true), .on("2024-05-05", reported: "2024-05-06"),
      .on(nil, reported: "2024-05-13", caseClass: .confirmed), .on(nil, reported: nil),
    ])
  }

  @Test func `every week from the first to the one that is shown is there, 0 included`() throws {
    let list = try list()

    let curve = CaseCurve(list, CaseView(list), basis: .onsetElseReport, by: .week(start: .monday), delay: nil)

    #expect(curve.bars.map(\.firstDay.iso8601) == ["2024-04-29", "2024-05-06", "2024-05-13"])
    #expect(curve.bars.map(\.cases) == [2, 0, 1] && curve.bars.map(\.byReport) == [0, 0, 1])
    #expect(curve.bars.map(\.deaths) == [1, 0, 0] && curve.withoutDay == 1)
    #expect(curve.bars.map(\.isIncomplete) == [false, false, true])
    let onset = CaseCurve(list, CaseView(list), basis: .onset, by: .week(start: .monday), delay: nil)
    #expect(onset.bars.map(\.cases) == [2, 0, 0] && onset.withoutDay == 2)
    let report = CaseCurve(list, CaseView(list), basis: .report, by: .week(start: .monday), delay: nil)
    #expect(report.bars.map(\.cases) == [1, 1, 1] && report.withoutDay == 1)
  }

  @Test func `weeks from Sunday and days are cut elsewhere`() throws {
    let list = try list()

    let sunday = CaseCurve(list, CaseView(list), basis: .onset, by: .week(start: .sunday), delay: nil)
    #expect(sunday.bars.map(\.firstDay.iso8601) == ["2024-04-28", "2024-05-05", "2024-05-12"])
    #expect(sunday.bars.map(\.cases) == [1, 1, 0])
    let days = CaseCurve(list, CaseView(list), basis: .onset, by: .day, delay: nil)
    #expect(
      days.bars.count == 16 && days.bars.map(\.cases).reduce(0, +) == 2 && days.trend(by: list.days.upperBound) == nil)
  }

  @Test func `a bar is what its parts are together`() throws {
    let list = try list()

    for stack in CaseCurve.Stack.allCases {
      let curve = CaseCurve(
        list, CaseView(list), basis: .onsetElseReport, by: .week(start: .monday), stackedBy: stack, delay: nil)
      #expect(curve.bars.allSatisfy { $0.parts.reduce(0, +) == $0.cases && $0.parts.count == curve.parts.count })
    }
    let classes = CaseCurve(
      list, CaseView(list), basis: .onsetElseReport, by: .week(start: .monday), stackedBy: .caseClass, delay: nil)
    let confirmed = try #require(classes.parts.firstIndex(of: .caseClass(.confirmed)))
    #expect(classes.bars[2].parts[confirmed] == 1)
  }

  @Test func `what is not yet reported makes bars incomplete`() throws {
    let records = try (0..<10).map { _ in try CaseRecord.on("2024-05-01", reported: "2024-05-11") }
    let list = try CaseList.made(records)
    let delay = CaseFigures(list).delay

    let curve = CaseCurve(list, CaseView(list), basis: .onset, by: .day, delay: delay)

    #expect(delay?.nineInTen == 10)
    #expect(curve.bars.filter { !$0.isIncomplete }.map(\.firstDay.iso8601).last == "2024-05-04")
  }

  @Test func `the trend is of the weeks that have ended`() throws {
    let list = try CaseList.made(
      [
        .on("2024-04-29", reported: "2024-04-30"), .on("2024-05-06", reported: "2024-05-07"),
        .on("2024-05-07", reported: "2024-05-07"), .on("2024-05-13", reported: "2024-05-13"),
      ])

    let trend = try #require(CaseFigures(list).trend)

    #expect(trend.lastWeek == Day("2024-05-06") && trend.week == .init(last: 2, before: 1))
    #expect(CaseFigures(list).peak?.week.label == "2024-W19" && CaseFigures(list).peak?.cases == 2)
  }
}
