import Domain
import Testing

@Suite struct CaseListTests {
  /// One of everything.
  private var record: CaseRecord {
    get throws {
      CaseRecord(
        onset: try day("2024-02-02"), reported: try day("2024-02-05"), outcomeDay: try day("2024-02-11"),
        ageMonths: 1_440, sex: .female, caseClass: .suspected, outcome: .inCare, hospitalised: false, doses: 14,
        vaccinated: true, place: 1, categories: [2, nil, 0], line: 300_012)
    }
  }

  private static let categories = ["Severity", "Facility", "Work"].map {
    CaseCategory(name: $0, values: ["none", "some", "severe"])
  }

  @Test func `a case comes out as it went in`() throws {
    let record = try record
    let list = try CaseList.made([record, CaseRecord(categories: [nil, nil, nil])], categories: Self.categories)

    #expect(list.count == 2 && list[0] == record)
    #expect(list[1] == CaseRecord(categories: [nil, nil, nil]))
    #expect(Array(list.records) == [list[0], list[1]])
  }

  @Test func `every value of each kind is kept`() throws {
    var records: [CaseRecord] = []
    for outcome in CaseOutcome.allCases { records.append(CaseRecord(outcome: outcome)) }
    for sex in Sex.allCases { records.append(CaseRecord(sex: sex)) }
    for caseClass in CaseClass.allCases { records.append(CaseRecord(caseClass: caseClass)) }
    for answer in [true, false, nil] {
      records.append(CaseRecord(hospitalised: answer))
      records.append(CaseRecord(vaccinated: answer))
    }
    for doses in 0...CaseRecord.mostDoses { records.append(CaseRecord(doses: doses)) }
    for date in ["1900-01-01", "2079-06-05"] { records.append(try .on(date, reported: nil)) }

    let list = try CaseList.made(records)

    #expect(Array(list.records) == records)
  }

  @Test func `what can't be kept is unknown`() throws {
    let list = try CaseList.made([
      CaseRecord(
        onset: try day("1899-12-31"), reported: try day("9999-12-31"), ageMonths: 1_441, doses: 15, place: 2,
        categories: [0]),
      CaseRecord(ageMonths: -1, doses: -1, place: -1),
    ])

    #expect(Array(list.records) == [CaseRecord(), CaseRecord()])
  }

  @Test func `bytes give the same list, and damaged ones none`() throws {
    let list = try CaseList.made([record, .on(nil, reported: "2024-03-01", died: true)], categories: Self.categories)
    let bytes = list.bytes

    #expect(bytes.count == 2 * CaseList.bytesPerCase)
    #expect(
      CaseList(places: list.places, categories: list.categories, days: list.days, bytes: bytes) == list)
    #expect(CaseList(places: [], days: list.days, bytes: bytes.dropLast()) == nil)
    var random = SystemRandomNumberGenerator()
    let noise = (0..<CaseList.bytesPerCase * 50).map { _ in UInt8.random(in: 0...255, using: &random) }
    let damaged = try #require(CaseList(places: list.places, days: list.days, bytes: noise))
    #expect(Array(damaged.records).count == 50)
    #expect(CaseFigures(damaged).cases == 50)
  }

  @Test func `a dose or a yes makes somebody vaccinated, and nothing else does`() {
    #expect(Vaccination(doses: 2, vaccinated: nil) == .vaccinated)
    #expect(Vaccination(doses: 0, vaccinated: true) == .vaccinated)
    #expect(Vaccination(doses: 1, vaccinated: false) == .vaccinated)
    #expect(Vaccination(doses: 0, vaccinated: nil) == .none && Vaccination(doses: nil, vaccinated: false) == .none)
    #expect(Vaccination(doses: nil, vaccinated: nil) == .unknown)
  }
}
