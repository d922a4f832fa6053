import Domain
import Foundation

/// Line lists for tests of screens.
package enum CaseListSamples {
  /// Twelve cases of cholera in three weeks of 2024, the last of them without onset, sex or age.
  package static let cholera = sample("10000000-0000-4000-8000-000000000011", (1...12).map { fell($0) })

  /// Cases of which only the day of report is known.
  package static let reportsAlone = sample(
    "10000000-0000-4000-8000-000000000012",
    (1...6).map { CaseRecord(reported: day($0), place: 0) })

  /// Cases of which no day is known.
  package static let withoutDays = sample(
    "10000000-0000-4000-8000-000000000013", (1...3).map { _ in CaseRecord(place: 0) })

  /// From a Monday on a case each day and a half, reported two days after onset.
  private static func fell(_ number: Int) -> CaseRecord {
    let onset = day(number * 3 / 2)
    guard number < 12 else { return CaseRecord(reported: onset, place: 1) }
    return CaseRecord(
      onset: onset, reported: onset.advanced(by: 2), ageMonths: number * 60,
      sex: number.isMultiple(of: 3) ? .male : .female,
      caseClass: number < 8 ? .confirmed : .suspected, outcome: number < 5 ? .died : .recovered, place: 0)
  }

  /// The days after 31 March 2024, a Sunday.
  private static func day(_ number: Int) -> Day {
    guard let first = Day("2024-03-31") else { fatalError("The sample is broken.") }
    return first.advanced(by: number)
  }

  private static func sample(_ id: String, _ records: [CaseRecord]) -> (Outbreak, OutbreakCases) {
    guard let id = OutbreakID(rawValue: id) else { fatalError("The sample is broken.") }
    let places = ["Baro", "Kelma"].map { OutbreakPlace(key: PlaceKey(name: $0), name: $0) }
    let days = day(1)...day(21)
    var quality = CaseQuality()
    quality.rows = records.count + 3
    quality.kept = records.count
    quality.sentTwice = 2
    quality.totalRows = 1
    quality.onsetInFuture = 1
    quality.columns = [.init(name: "date_onset", role: .onset, empty: 1, notUnderstood: 2)]
    quality.foldedPlaces = [
      .init(name: "Baro", spellings: [.init(text: "Baro", cases: 9), .init(text: "BARO", cases: 2)])
    ]
    let outbreak = Outbreak(
      id: id, name: "Cholera in Baro", disease: .known(.cholera), level: .named(label: "District"), period: .day,
      content: .cases, source: DataSource(name: "list.csv", url: "", licence: ""),
      provenance: Provenance(files: [
        Provenance.File(name: "list.csv", bytes: 1, sha256: String(repeating: "0", count: 64))
      ]), received: Date(timeIntervalSince1970: 0), days: days)
    return (outbreak, OutbreakCases(list: CaseList(places: places, days: days, records), quality: quality))
  }
}
