import Domain
import Foundation
import Reports
import Testing

let english = Locale(identifier: "en_GB")
let russian = Locale(identifier: "ru_RU")

extension Outbreak {
  /// A head whose disease is cholera.
  static func reported(
    _ name: String = "Cholera in Baro", by period: ReportingPeriod = .day, content: OutbreakContent = .cases,
    level: PlaceLevel = .named(label: "District"), files: [Provenance.File] = [],
    days: ClosedRange<Day>
  ) -> Outbreak {
    Outbreak(
      id: .bundled, name: name, disease: .known(.cholera), level: level, period: period, content: content,
      source: DataSource(name: "Ministry of Health", url: "", licence: ""), provenance: Provenance(files: files),
      received: Date(timeIntervalSince1970: 0), days: days)
  }
}

extension CaseRecord {
  /// A case that was reported the day after its onset.
  static func fell(
    _ onset: Day?, place: Int? = 0, died: Bool = false, sex: Sex = .female, years: Int? = 30, reported: Day? = nil,
    caseClass: CaseClass = .all
  ) -> CaseRecord {
    CaseRecord(
      onset: onset, reported: reported ?? onset?.advanced(by: 1), ageMonths: years.map { $0 * 12 }, sex: sex,
      caseClass: caseClass, outcome: died ? .died : .recovered, place: place)
  }
}

/// A report of a line list.
struct ReportedList {
  var records: [CaseRecord] = []
  var places = ["Baro", "Kelma"]
  var populations: [String: Int] = [:]
  var last = "2024-05-14"
  var words = ReportWords(hidesSmallNumbers: false)
  var name = "Cholera in Baro"
  var files: [Provenance.File] = []
  var quality = CaseQuality()
  var previous: IssueFigures?

  /// Adds so many cases that fell ill on a day.
  mutating func add(_ count: Int, on day: String, place: Int? = 0, died: Int = 0) throws {
    let day = try #require(Day(day))
    records += (0..<count).map { .fell(day, place: place, died: $0 < died) }
  }

  func report() throws -> SituationReport {
    let last = try #require(Day(last))
    let places = places.map { OutbreakPlace(key: PlaceKey(name: $0), name: $0) }
    let first = records.compactMap { $0.onset ?? $0.reported }.min() ?? last
    let list = CaseList(places: places, days: first...last, records)
    var people: [PlaceKey: PlacePopulation] = [:]
    for (name, count) in populations {
      people[PlaceKey(name: name)] = PlacePopulation(count: count, origin: "census.csv", year: 2023)
    }
    return SituationReport(
      of: .reported(name, files: files, days: list.days), on: last,
      .cases(CaseFigures(list, populations: people), quality), words: words, previous: previous, version: "1.2")
  }
}

/// The lines of a report's section in Markdown, without empty ones.
func lines(of section: String, in markdown: String) -> [String] {
  let lines = markdown.split(separator: "\n").map { String($0) }
  guard let start = lines.firstIndex(where: { $0.drop { $0 == "#" } == " \(section)" }) else { return [] }
  return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.map { $0 }
}

extension String {
  /// With common spaces where numbers and dates have those that hold lines together.
  var withPlainSpaces: String { replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") }
}
