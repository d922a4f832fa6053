import Domain
import Testing

@Suite struct CaseWeekTableTests {
  private let places = [OutbreakPlace("Baro"), OutbreakPlace("Kelma")]

  private func list(_ records: [CaseRecord]) throws -> CaseList {
    CaseList(places: places, days: try day("2024-01-01")...day("2024-12-31"), records)
  }

  @Test func `cases stand by place, class and week, with weeks of none between`() throws {
    let list = try list([
      CaseRecord(
        onset: day("2024-02-14"), reported: day("2024-02-20"), caseClass: .confirmed, outcome: .died, place: 0),
      CaseRecord(onset: day("2024-02-18"), reported: day("2024-02-20"), caseClass: .confirmed, place: 0),
      CaseRecord(reported: day("2024-02-26"), caseClass: .confirmed, place: 0),
      CaseRecord(onset: day("2024-02-26"), caseClass: .suspected, place: 0),
      CaseRecord(caseClass: .confirmed, place: 0),
      CaseRecord(onset: day("2024-02-26"), caseClass: .confirmed),
    ])

    let rows = CaseWeekTable(list).rows

    #expect(
      rows.map { "\($0.place?.name ?? "-") \($0.caseClass) \($0.week?.label ?? "-") \($0.cases) \($0.deaths)" } == [
        "Baro confirmed 2024-W07 2 1", "Baro confirmed 2024-W08 0 0", "Baro confirmed 2024-W09 1 0",
        "Baro confirmed - 1 0", "Baro suspected 2024-W09 1 0", "- confirmed 2024-W09 1 0",
      ])
    #expect(rows.reduce(0) { $0 + $1.cases } == list.count)
  }

  @Test func `a table as of a day has what was known by then`() throws {
    let list = try list([
      CaseRecord(onset: day("2024-02-01"), reported: day("2024-02-02"), place: 1),
      CaseRecord(onset: day("2024-02-01"), reported: day("2024-03-02"), place: 1),
    ])

    #expect(CaseWeekTable(list, asOf: try day("2024-02-10")).rows.map(\.cases) == [1])
    #expect(CaseWeekTable(list).rows.map(\.cases) == [2])
    #expect(CaseWeekTable(list, weekStart: .sunday).rows.map(\.week?.firstDay) == [try day("2024-01-28")])
  }

  @Test func `years without a case are no rows`() throws {
    let list = try list([
      CaseRecord(onset: day("1980-02-01"), place: 0), CaseRecord(onset: day("2024-02-01"), place: 0),
    ])

    #expect(CaseWeekTable(list).rows.count == 2)
  }
}
