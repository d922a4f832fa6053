import Domain
import Foundation
import Testing

/// Outbreaks of cases as an import makes them.
enum CasesSample {
  static func made(id: OutbreakID = .random(), cases: Int = 40) throws -> (Outbreak, OutbreakCases) {
    let first = try #require(Day("2024-02-01"))
    let days = first...first.advanced(by: 60)
    let places = [
      OutbreakPlace(key: PlaceKey(name: "Baro"), name: "Baro", spellings: ["Baro", "BARO"]),
      OutbreakPlace(key: PlaceKey(name: "Заречный"), name: "Заречный"),
    ]
    let records = (0..<cases).map { index in
      CaseRecord(
        onset: index % 5 == 0 ? nil : first.advanced(by: index % 50), reported: first.advanced(by: index % 50 + 2),
        outcomeDay: index % 3 == 0 ? first.advanced(by: index % 50 + 9) : nil,
        ageMonths: index % 7 == 0 ? nil : index * 7,
        sex: Sex.allCases[index % 3], caseClass: CaseClass.allCases[index % 4],
        outcome: CaseOutcome.allCases[index % CaseOutcome.allCases.count],
        hospitalised: [true, false, nil][index % 3], doses: [nil, 0, 1, 2][index % 4],
        vaccinated: [nil, true, false][index % 3], place: [0, 1, nil][index % 3], categories: [index % 3, nil],
        line: index + 2)
    }
    let categories = [
      CaseCategory(name: "dehydration", values: ["none", "some", "severe"]), CaseCategory(name: "", values: []),
    ]
    var quality = CaseQuality()
    quality.rows = cases + 3
    quality.kept = cases
    quality.discarded = 3
    quality.hasSharedIDs = true
    quality.columns = [.init(name: "«age»", role: .age, empty: 12, notUnderstood: 5)]
    quality.foldedPlaces = [.init(name: "Baro", spellings: [.init(text: "BARO", cases: 4)])]
    let outbreak = Outbreak(
      id: id, name: "Cholera, Baro", disease: .known(.cholera), level: .named(label: "district"), period: .day,
      content: .cases, source: DataSource(name: "list.csv", url: "", licence: ""),
      provenance: Provenance(files: [.init(name: "list.csv", bytes: 9, sha256: String(repeating: "0", count: 64))]),
      received: Date(timeIntervalSince1970: 1_700_000_000), days: days)
    return (
      outbreak,
      OutbreakCases(list: CaseList(places: places, categories: categories, days: days, records), quality: quality)
    )
  }
}
