import AppPages
import Domain
import Foundation
import SampleData
import TestSupport
import Testing

/// Checks 17 to 24, and 29, by command line: the cholera list beside the repository.
@Suite(.enabled(if: SharedData.isThere, SharedData.absence), .timeLimit(.minutes(10)))
struct PublishedCasesProcessTests {
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  private func path(_ name: String) -> String {
    SharedData.folder.appending(path: "outbreaks/generated/\(name)").path(percentEncoded: false)
  }

  @Test func `checks 17 to 24: the cholera list`() async throws {
    let object = try await imported()
    #expect(object["rows"] as? Int == 1_211 && object["kept"] as? Int == 1_180)
    let reasons = try #require(object["leftOut"] as? [[String: Any]]).compactMap { $0["reason"] as? String }
    #expect(reasons.count { $0.hasPrefix("sent twice") } == 22 && reasons.count { $0.hasPrefix("entered again") } == 8)
    #expect(reasons.count { $0 == "a total of other rows" } == 1 && reasons.count == 31)

    let figures = try await exported(object)
    #expect(figures["asOf"] as? String == "2024-05-14" && figures["period"] as? String == "day")
    let summary = try #require(figures["summary"] as? [String: Any])
    #expect(summary["cases"] as? Int == 1_180 && summary["deaths"] as? Int == 42)
    expect(summary["cfr"], 3.56, 2.64, 4.78)
    expect(summary["cfrKnownOutcome"], 4.21, 3.13, 5.65)
    let curve = try #require(figures["curve"] as? [[String: Any]])
    #expect(curve.first { $0["week"] as? String == "2024-W13" }?["cases"] as? Int == 179)
    #expect(curve.last?["week"] as? String == "2024-W20" && curve.last?["cases"] as? Int == 0)
    let delay = try #require(figures["delay"] as? [String: Double])
    #expect(delay == ["median": 1, "q1": 1, "q3": 3, "p90": 5, "n": 1_109])
    let quality = try #require(figures["quality"] as? [String: Any])
    #expect(quality["blankRows"] as? Int == 12 && quality["withoutCaseID"] as? Int == 5)
    expect(place("Camp Alwa", in: figures)["attackRate"], 28.63, 22.55, 36.34)
    expect(place("Baro", in: figures)["attackRate"], 16.07, nil, nil)
    for name in ["Wadi Tir", "Pt. Saida", "Outside the country"] {
      #expect(place(name, in: figures)["attackRate"] is NSNull)
    }
    let young = try #require((figures["ageSex"] as? [[String: Any]])?.first { $0["ageGroup"] as? String == "0-4" })
    #expect(["female", "male", "unknown"].map { young[$0] as? Int } == [185, 157, 2])
    expect(young["attackRate"], 23.50, nil, nil)

    let earlier = try await exported(object, "--asof", "2024-04-01")
    let then = try #require(earlier["summary"] as? [String: Any])
    #expect(then["cases"] as? Int == 692 && then["deaths"] as? Int == 24)
  }

  @Test func `check 22: a place is merged, and one gets a population`() async throws {
    try "district,population\nWadi Tir,48900\n"
      .write(toFile: folder.path + "more.csv", atomically: true, encoding: .utf8)

    let figures = try await exported(
      try await imported("--merge", "Pt. Saida=Port Saïda", "--populations", folder.path + "more.csv"))

    #expect(place("Port Saïda", in: figures)["cases"] as? Int == 376)
    expect(place("Port Saïda", in: figures)["attackRate"], 12.03, nil, nil)
    expect(place("Wadi Tir", in: figures)["attackRate"], 5.93, nil, nil)
    #expect(place("Pt. Saida", in: figures).isEmpty)
  }

  @Test func `check 29: nothing of a person of the cholera list is kept or said`() async throws {
    try await expectPrivacy(
      of: "cholera_linelist.csv", ["deviceid", "case_id", "patient_name", "phone", "_gps_latitude", "_gps_longitude"],
      .utf8, separator: ",", parts: ["+999", "brother of", "rice water", "ee.kobo"])
  }

  @Test func `check 29: nothing of a person of the measles list is kept or said`() async throws {
    try await expectPrivacy(
      of: "measles_ru_1251.csv", ["Эпид. номер", "ФИО", "Телефон", "Дата рождения"], .windowsCP1251, separator: ";",
      parts: ["+999"])
  }

  /// Looks for cells of personal columns in every file of the data folder, and in what the command says.
  private func expectPrivacy(
    of file: String, _ columns: [String], _ encoding: String.Encoding, separator: Character, parts: [String]
  ) async throws {
    let result = try await importResult(to: path(file), "--disease", "cholera")
    #expect(result.code == 0)
    let cells = try personalCells(of: file, columns, encoding, separator: separator)
    #expect(cells.count > 1_800)

    var said = [("output", Data(result.output.utf8)), ("errors", Data(result.errors.utf8))]
    for name in try #require(FileManager.default.enumerator(atPath: data)).compactMap({ $0 as? String }) {
      let file = URL(filePath: data).appending(path: name)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      said.append((name, try Data(contentsOf: file)))
    }
    #expect(said.contains { $0.0 == "sitrep.sqlite" })

    for (name, bytes) in said {
      let text = Self.bytes(bytes)
      for cell in cells.union(parts) where text.contains(Self.bytes(Data(cell.utf8))) {
        Issue.record("\(cell) is in \(name)")
      }
    }
  }

  /// A character for each byte, so that texts are found in any file.
  private static func bytes(_ data: Data) -> String {
    String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))
  }

  private func personalCells(
    of file: String, _ columns: [String], _ encoding: String.Encoding, separator: Character
  ) throws -> Set<String> {
    let text = try #require(String(data: Data(contentsOf: URL(filePath: path(file))), encoding: encoding))
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init) }
    let heading = try #require(lines.firstIndex { Set(columns).isSubset(of: $0) })
    let indices = columns.compactMap { lines[heading].firstIndex(of: $0) }
    var cells: Set<String> = []
    for line in lines[(heading + 1)...] {
      for index in indices where line.indices.contains(index) && line[index].count > 5 { cells.insert(line[index]) }
    }
    return cells.subtracting(["ИТОГО", "Итого по району"])
  }

  private func imported(_ options: String...) async throws -> [String: Any] {
    let result = try await importResult(
      to: path("cholera_linelist.csv"), "--disease", "cholera", "--json", "--populations",
      path("cholera_population.csv"), "--populations", path("cholera_population_age.csv"), more: options)
    #expect(result.code == 0)
    return try object(result)
  }

  private func importResult(
    to file: String, _ options: String..., more: [String] = []
  ) async throws -> ProcessResult {
    try await RunningSitrep.result(of: ["import", "outbreak", file, "--data", data] + options + more)
  }

  private func exported(_ imported: [String: Any], _ options: String...) async throws -> [String: Any] {
    let id = try #require(imported["id"] as? String)
    return try object(
      try await RunningSitrep.result(of: ["export", "outbreak", id, "--json", "--data", data] + options))
  }

  private func object(_ result: ProcessResult) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  /// A place by any of its spellings; empty: it isn't there.
  private func place(_ name: String, in figures: [String: Any]) -> [String: Any] {
    let places = figures["places"] as? [[String: Any]]
    return places?.first { PlaceKey(name: $0["name"] as? String ?? "") == PlaceKey(name: name) } ?? [:]
  }

  /// Compares a rate and its interval, to the decimals that are published.
  private func expect(
    _ rate: Any?, _ value: Double, _ low: Double?, _ high: Double?, at location: SourceLocation = #_sourceLocation
  ) {
    let rate = rate as? [String: Double]
    for (name, expected) in [("value", value), ("low", low), ("high", high)] {
      guard let expected else { continue }
      #expect(abs((rate?[name] ?? .nan) - expected) < 0.006, "\(name)", sourceLocation: location)
    }
  }
}
