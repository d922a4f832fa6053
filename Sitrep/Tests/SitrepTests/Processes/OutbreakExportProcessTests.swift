import AppPages
import Domain
import Foundation
import Storage
import TestSupport
import Testing

/// `sitrep export outbreak` as a person or a program starts it.
@Suite(.timeLimit(.minutes(10))) struct OutbreakExportProcessTests {
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  @Test func `an outbreak is one JSON object as of a day, and null is no report`() async throws {
    let id = try await keep(Self.weekly())

    let latest = try object(await export("\(id)", "--json"))
    let earlier = try object(await export("\(id)", "--json", "--asof", "2025-05-28"))

    #expect(latest["id"] as? String == id.rawValue && latest["name"] as? String == "Cholera, Baro")
    #expect(latest["asOf"] as? String == "2025-06-01" && latest["period"] as? String == "week")
    let places = try #require(latest["places"] as? [[String: Any]])
    #expect(places.map { $0["name"] as? String } == ["Baro", "Wadi Tir"])
    #expect(Set(places[0].keys) == Self.keys)
    #expect(
      ["cases", "newCases", "newCasesBefore", "deaths", "newDeaths"].map { places[0][$0] as? Int } == [
        296, 9, 7, 12, 1,
      ])
    #expect(places[0]["code"] is NSNull && places[0]["recovered"] is NSNull)
    #expect(places[0]["population"] as? Int == 184_200)
    let rate = try #require(places[0]["attackRate"] as? [String: Double])
    #expect(rate == ["value": 16.0695, "low": 14.3413, "high": 18.0055])
    let cfr = try #require(places[0]["cfr"] as? [String: Double])
    #expect(cfr["value"] == 4.0541 && Set(cfr.keys) == ["value", "low", "high"])
    #expect(places[1]["cases"] as? Int == 29)
    #expect(["newCases", "population", "attackRate", "deaths", "cfr"].allSatisfy { places[1][$0] is NSNull })

    #expect(earlier["asOf"] as? String == "2025-05-25")
    let before = try #require(earlier["places"] as? [[String: Any]])
    #expect(before[0]["newCases"] as? Int == 7 && before[0]["cases"] as? Int == 287)
  }

  @Test func `the bundled outbreak is there without a data folder, on any day`() async throws {
    let result = try await RunningSitrep.result(
      of: "export", "outbreak", "covid-19", "--json", environment: ["XDG_DATA_HOME": folder.path + "none"])
    let shown = try object(result)
    let later = try object(
      try await RunningSitrep.result(
        of: "export", "outbreak", "covid-19", "--json", "--asof", "2022-01-24",
        environment: ["XDG_DATA_HOME": folder.path + "none"]))

    #expect(shown["id"] as? String == "covid-19" && shown["asOf"] as? String == "2021-08-04")
    #expect(shown["period"] as? String == "day" && shown["name"] as? String == "COVID-19")
    let germany = try #require(Self.place("DE", in: shown))
    #expect((shown["places"] as? [Any])?.count == 192)
    #expect(["cases", "newCases", "deaths"].map { germany[$0] as? Int } == [3_786_003, 3_659, 91_736])
    #expect(germany["name"] as? String == "Germany" && germany["population"] is NSNull)
    let then = try #require(Self.place("DE", in: later))
    #expect(["cases", "newCases", "deaths"].map { then[$0] as? Int } == [8_744_840, 284_294, 116_746])
    #expect(then["recovered"] is NSNull && later["asOf"] as? String == "2022-01-24")
  }

  @Test func `a table has a row for each place and period, and formulas are guarded`() async throws {
    let id = try await keep(Self.weekly(place: "=1+1"))

    let result = try await export("\(id)", "--asof", "2025-05-25")
    let file = try await export("\(id)", folder.path + "out.csv")

    #expect(result.code == 0 && result.output.hasPrefix("place,code,first_day,last_day,new_cases,total_cases,"))
    #expect(result.output.contains("'=1+1,,2025-05-19,2025-05-25,7,287,"))
    #expect(!result.output.contains("2025-06-01"))
    #expect(file.output == folder.path + "out.csv: outbreak \(id).\n")
    #expect(try String(decoding: folder.bytes(of: "out.csv"), as: UTF8.self).contains("2025-06-01"))
  }

  @Test func `an outbreak that is not there is answered with those that are`() async throws {
    let id = try await keep(Self.weekly())

    let result = try await export("cholera", "--json")
    let nowhere = try await RunningSitrep.result(of: "export", "outbreak", "covid-19", "--data", data + "2")
    let noDay = try await export("\(id)", "--asof", "2025-02-30")

    #expect(result.code == 1 && result.output.isEmpty)
    #expect(
      result.errors == """
        Error: There is no outbreak “cholera”. There are:
          covid-19
          \(id) (Cholera, Baro)

        """)
    #expect(nowhere.code == 1 && nowhere.errors.contains("There is no data folder"))
    #expect(noDay.code == 2)
  }

  private static let keys: Set<String> = [
    "code", "name", "cases", "newCases", "newCasesBefore", "deaths", "newDeaths", "recovered", "population",
    "attackRate", "cfr",
  ]

  private static func place(_ code: String, in object: [String: Any]) -> [String: Any]? {
    (object["places"] as? [[String: Any]])?.first { $0["code"] as? String == code }
  }

  /// Two weeks of two places; the second place did not report the last one.
  private static func weekly(place name: String = "Baro") throws -> (Outbreak, OutbreakCounts) {
    let first = try #require(Day("2025-05-19"))
    let baro = OutbreakPlace(key: PlaceKey(name: name), name: name)
    let tir = OutbreakPlace(key: PlaceKey(name: "Wadi Tir"), name: "Wadi Tir")
    let counts = OutbreakCounts(
      places: [baro, tir],
      series: [
        CountSeries(place: baro.key, measure: .cases(.all), firstDay: first, new: [7, 9], total: [287, 296]),
        CountSeries(place: baro.key, measure: .deaths(.all), firstDay: first, new: [nil, 1], total: [11, 12]),
        CountSeries(place: tir.key, measure: .cases(.all), firstDay: first, total: [29, nil]),
      ])
    let outbreak = Outbreak(
      id: .random(), name: "Cholera, Baro", disease: .known(.cholera), level: .named(label: "District"),
      period: .week(start: .monday), source: DataSource(name: "Ministry", url: "", licence: ""),
      provenance: Provenance(files: []), received: Date(timeIntervalSince1970: 0),
      days: first...first.advanced(by: 13))
    return (outbreak, counts)
  }

  /// Keeps an outbreak as an import does.
  private func keep(_ kept: (Outbreak, OutbreakCounts)) async throws -> OutbreakID {
    let database = try AppDatabase.open(in: DataFolder(opening: URL(filePath: data, directoryHint: .isDirectory)))
    let store = try await database.outbreakStore { Issue.record("\($0)") }
    try await store.keep(kept.0, kept.1)
    let people = try #require(PlacePopulation(count: 184_200, origin: "own"))
    try await store.keep([PlaceKey(name: "Baro"): people], of: kept.0.id)
    return kept.0.id
  }

  private func export(_ arguments: String...) async throws -> ProcessResult {
    try await RunningSitrep.result(of: ["export", "outbreak"] + arguments + ["--data", data])
  }

  private func object(_ result: ProcessResult) throws -> [String: Any] {
    #expect(result.code == 0 && result.errors.isEmpty)
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }
}
