import Domain
import Foundation
import SampleData
import TestSupport
import Testing

@testable import Storage

@Suite(.enabled(if: SnapshotScript.python != nil, "python3 is not installed"))
struct SnapshotScriptTests {
  @Test func `countries are taken with their names, continents and populations, and ships are left out`() throws {
    let run = try SnapshotScript(of: SnapshotSource(), countries: 4)
    let report = try run.store().latestReport()

    #expect(run.output.contains("Taken: 4 countries and territories, 2020-01-22 to 2021-10-10, shown day 2021-08-04"))
    #expect(run.output.contains("Left out: Diamond Princess (a ship)"))
    #expect(run.output.contains("From the final release: to 2023-03-09, and also Tonga"))
    #expect(run.output.contains("Left out of it: Winter Olympics 2022 (an event)"))
    #expect(run.output.contains("Rewritten by it: 1: Sweden"))
    #expect(run.output.contains("No recovered count on the shown day: Sweden"))
    #expect(report.leftOut == ["Diamond Princess"] && report.asOf.iso8601 == "2021-08-04")
    let countries = report.rows.map(\.country)
    #expect(countries.map(\.englishName) == ["Congo (Kinshasa)", "Russia", "South Korea", "Sweden"])
    #expect(countries.map(\.russianName) == ["Конго (Киншаса)", "Россия", "Южная Корея", "Швеция"])
    #expect(countries.map(\.iso3) == ["COD", "RUS", "KOR", "SWE"])
    #expect(countries.map(\.continent) == [.africa, .europe, .asia, .europe])
    #expect(countries.map(\.population?.count) == [99_148_932, 144_746_762, 51_269_183, 10_415_811])
    #expect(countries.map(\.population?.source) == [.worldBank, .worldBank, .jhuReference, .worldBank])
  }

  @Test func `every day is kept, and recovered counts that were not published are unknown`() throws {
    let store = try SnapshotScript(of: SnapshotSource(), countries: 4).store()

    let russia = try #require(try store.history(of: code("RU")))
    #expect(russia.firstDay.iso8601 == "2020-01-22" && russia.confirmed.count == SnapshotSource.dayCount)
    #expect(russia.confirmed == (0..<628).map { 1000 + 2 * $0 } && russia.deaths == (0..<628).map { $0 / 10 })
    let recovered = (0..<628).map { day in
      day < 3 ? 0 : 100..<110 ~= day || day > SnapshotSource.shownDay ? nil : 150 + day
    }
    #expect(russia.recovered == recovered)
    #expect(try #require(try store.history(of: code("SE"))).recovered.allSatisfy { $0 == nil })
    let shown = try #require(store.latestReport().rows.first { $0.country.iso3 == "KOR" })
    #expect(shown.confirmed == DailyCount(total: 2120, new: 2, newBefore: 2))
    #expect(shown.recovered == DailyCount(total: 1060, new: 1, newBefore: 1))
  }

  @Test func `the final release has the sums of provinces, and no recovered counts of its own`() throws {
    let store = try SnapshotScript(of: SnapshotSource(), countries: 4).store()
    let final = try #require(store.releases.last)

    let russia = try #require(try store.history(of: code("RU"), in: final))
    #expect(russia.confirmed == (0..<1143).map { 1000 + 2 * $0 } && russia.deaths == (0..<1143).map { $0 / 10 })
    let first = try #require(try store.history(of: code("RU")))
    #expect(Array(russia.recovered.prefix(628)) == first.recovered)
    #expect(russia.recovered.suffix(1143 - 628).allSatisfy { $0 == nil })
    #expect(try store.history(of: code("SE"), in: final)?.confirmed == (0..<1143).map { 1007 + 2 * $0 })
    #expect(try store.history(of: code("SE"))?.confirmed == (0..<628).map { 1000 + 2 * $0 })
    #expect(try store.history(of: code("TO"), in: final)?.confirmed.last == 1000 + 2 * 1142)
    #expect(try store.history(of: code("TO")) == nil)
    #expect(final.countries.map(\.code.rawValue).sorted() == ["CD", "KR", "RU", "SE", "TO"])
    #expect(final.leftOut == ["Diamond Princess", "Winter Olympics 2022"])
  }

  @Test func `figures that cannot be are refused, and nothing is written`() throws {
    var negative = SnapshotSource()
    negative.series[1].confirmed = { $0 == 7 ? -1 : 3 }
    var short = SnapshotSource()
    short.days = 627
    var twice = SnapshotSource()
    twice.series.append(twice.series[1])

    for (source, message) in [
      (negative, "a negative count"), (short, "does not have exactly the days 2020-01-22 to 2021-10-10"),
      (twice, "a day twice"),
    ] {
      let run = try SnapshotScript(of: source, countries: 4)
      #expect(run.status == 1 && run.errors.contains(message))
      #expect(!FileManager.default.fileExists(atPath: run.file.path))
    }
    #expect(try SnapshotScript(of: SnapshotSource(), countries: 5).errors.contains("expected 5 different countries"))
    var later = SnapshotSource()
    later.finalDays = 1142
    #expect(
      try SnapshotScript(of: later, countries: 4).errors.contains(
        "does not have exactly the days 2020-01-22 to 2023-03-09"))
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `the published figures make exactly the snapshot in the repository`() throws {
    let run = try SnapshotScript(reading: SharedData.folder)

    #expect(run.status == 0)
    let isSame =
      try Data(contentsOf: run.file)
      == Data(contentsOf: SharedData.repository.appending(path: "Sitrep/Sources/CSnapshot/snapshot.bin"))
    #expect(isSame)
    #expect(run.output.contains("Taken: 192 countries and territories"))
    #expect(
      run.output.contains("Left out: Diamond Princess (a ship), MS Zaandam (a ship), Summer Olympics 2020 (an event)"))
    #expect(run.output.contains("to 2023-03-09, and also Nauru, North Korea, Tonga, Tuvalu\n"))
    #expect(run.output.contains("Rewritten by it: 27: "))
  }
}

/// One run of the script that makes the snapshot.
private struct SnapshotScript {
  static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first(where: FileManager.default.isExecutableFile(atPath:))

  let status: Int32
  let output: String
  let errors: String
  private let folder: TemporaryFolder

  /// What it wrote, if it wrote anything.
  var file: URL { folder.file("snapshot.bin") }

  init(of source: SnapshotSource, countries: Int) throws {
    let folder = try TemporaryFolder()
    try source.write(into: folder)
    try self.init(reading: folder.url, into: folder, ["\(countries)", "1"])
  }

  init(reading data: URL) throws {
    try self.init(reading: data, into: TemporaryFolder())
  }

  private init(reading data: URL, into folder: TemporaryFolder, _ arguments: [String] = []) throws {
    self.folder = folder
    let (output, errors) = (folder.file("output"), folder.file("errors"))
    let script = Process()
    script.executableURL = URL(filePath: try #require(Self.python))
    script.arguments =
      ["-I", SharedData.repository.appending(path: "Scripts/make-snapshot.py").path, data.path]
      + [folder.file("snapshot.bin").path] + arguments
    for file in [output, errors] { try Data().write(to: file) }
    script.standardOutput = try FileHandle(forWritingTo: output)
    script.standardError = try FileHandle(forWritingTo: errors)
    try script.run()
    script.waitUntilExit()
    status = script.terminationStatus
    self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }

  func store() throws -> BundledStatisticsStore {
    try BundledStatisticsStore(bytes: Array(Data(contentsOf: file)))
  }
}
