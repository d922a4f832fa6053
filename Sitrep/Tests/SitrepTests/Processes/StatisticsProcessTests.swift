import AppPages
import Domain
import Foundation
import RawHTTP
import StubFeed
import TestSupport
import TestTraits
import Testing

/// `sitrep import statistics` as a person starts it, and the figures that `sitrep serve` shows afterwards.
@Suite(.timeLimit(.minutes(10))) struct StatisticsProcessTests {
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  private let table = """
    Province/State,Country/Region,Lat,Long,1/1/22,1/2/22
    ,Russia,60,90,1,20
    Hubei,China,1,1,30,40
    Hunan,China,1,1,1,2
    ,Diamond Princess,0,0,5,5

    """

  @Test func `an import says what it took and what it skipped, and is shown afterwards`() async throws {
    try write(table, to: "confirmed.csv")
    try write(table.replacing("1,20", with: "0,3"), to: "deaths.csv")

    let result = try await importStatistics("confirmed.csv", "deaths.csv")

    #expect(result.code == 0)
    #expect(
      result.output.replacing(folder.path, with: "") == """
        confirmed.csv: confirmed cases by day, 2022-01-01 to 2022-01-02: 3 of 4 rows imported.
        confirmed.csv: combined from several rows: China (2).
        deaths.csv: deaths by day, 2022-01-01 to 2022-01-02: 3 of 4 rows imported.
        deaths.csv: combined from several rows: China (2).
        Kept 2 countries, shown as of 2022-01-02.

        """)
    #expect(
      result.errors.replacing(folder.path, with: "") == """
        confirmed.csv:5: Diamond Princess: a cruise ship.
        deaths.csv:5: Diamond Princess: a cruise ship.

        """)
    let sitrep = try await RunningSitrep("--data", data)
    let page = try await get("/statistics/RU", from: sitrep)
    _ = await sitrep.end()
    #expect(page.contains("Total Confirmed Cases: 20") && page.contains("Total Deaths: 3"))
  }

  @Test func `an import is undone, and what is not there cannot be`() async throws {
    try write(table, to: "confirmed.csv")
    _ = try await importStatistics("confirmed.csv")

    let undone = try await RunningSitrep.result(of: "import", "statistics", "--undo", "--data", data)
    let again = try await RunningSitrep.result(of: "import", "statistics", "--undo", "--data", data)
    let nowhere = try await RunningSitrep.result(of: "import", "statistics", "--undo", "--data", data + "2")

    #expect(undone.code == 0 && undone.output == "Forgot confirmed.csv. The figures shown are now of 2021-08-04.\n")
    #expect(again.code == 1 && again.errors.contains("There is no import of figures that could be undone."))
    #expect(nowhere.code == 1 && nowhere.errors.contains("There is no data folder"))
  }

  @Test func `a dry run changes nothing, and older figures stay in the background`() async throws {
    try write(table, to: "confirmed.csv")
    let dry = try await importStatistics("confirmed.csv", "--dry-run")
    #expect(dry.code == 0 && dry.output.hasSuffix("This was a dry run: nothing was changed.\n"))
    #expect(try folder.names() == ["confirmed.csv"])

    try write(table.replacing("/22", with: "/21"), to: "confirmed.csv")
    let old = try await importStatistics("confirmed.csv")
    #expect(
      old.output.hasSuffix(
        "Kept 2 countries as of 2021-01-02. Figures of 2021-08-04 are newer and stay on the screen.\n"))
  }

  @Test func `files that cannot be read keep all of them out`() async throws {
    try write(table, to: "confirmed.csv")
    try write("<html>", to: "deaths.csv")

    let page = try await importStatistics("confirmed.csv", "deaths.csv")
    let missing = try await importStatistics("nothing.csv")

    #expect(page.code == 1 && page.output == "")
    #expect(
      page.errors.replacing(folder.path, with: "")
        == """
        deaths.csv: This looks like a web page. Download the file itself (on GitHub: “Download raw file”).
        Nothing was imported.

        """)
    #expect(missing.code == 1 && missing.errors.contains("can’t be read"))
    #expect(try folder.names() == ["confirmed.csv", "deaths.csv"])
  }

  @Test func `--as-of names the day`() async throws {
    try write(#"[{"country": "Russia", "cases": 7}]"#, to: "figures.json")

    let without = try await importStatistics("figures.json")
    let with = try await importStatistics("figures.json", "--as-of", "2022-05-06")

    #expect(without.code == 1 && without.errors.contains("Name the day with --as-of."))
    #expect(with.code == 0 && with.output.contains("Kept 1 country, shown as of 2022-05-06."))
  }

  @Test func `a file that names no disease is taken only when a person names it`() async throws {
    try write("Country,1/1/22,1/2/22\nRussia,5,x\n", to: "cases.csv")

    let without = try await importStatistics("cases.csv")
    let with = try await importStatistics("cases.csv", "--disease", "covid-19")

    #expect(without.code == 1 && without.errors.contains("add --disease covid-19."))
    #expect(with.code == 0 && with.output.contains("Kept 1 country, shown as of 2022-01-01."))
    #expect(with.errors.contains("cases.csv:2: Russia: “x” in the column “2022-01-02” isn’t a number."))
  }

  @Test(.proves(78), arguments: [0, 100_000, 600_000])
  func `a killed import leaves the old figures or the new ones, whole`(written: Int) async throws {
    try write(table, to: "old.confirmed.csv")
    _ = try await importStatistics("old.confirmed.csv")
    let first = try #require(Day("2022-01-01"))
    let heading = (0..<1_000).map { first.advanced(by: $0).iso8601 }.joined(separator: ",")
    let counts = (0..<1_000).map { "\(1_000_000 + $0 * $0)" }.joined(separator: ",")
    let rows = ISOCountry.all.map { "\($0.iso3),\(counts)" }.joined(separator: "\n")
    try write("Country,\(heading)\n\(rows)\n", to: "new.confirmed.csv")

    let before = size(of: "sitrep.sqlite")
    let command = try SitrepCommand(
      "import", "statistics", folder.path + "new.confirmed.csv", "--disease", "covid-19", "--data", data)
    // The log is gone once the database has all of it.
    while size(of: "sitrep.sqlite-wal") <= written, size(of: "sitrep.sqlite") == before {
      try await Task.sleep(for: .milliseconds(1))
    }
    _ = await command.end(SIGKILL)

    let sitrep = try await RunningSitrep("--data", data)
    let page = try await get("/statistics/RU", from: sitrep)
    _ = await sitrep.end()
    let undone = try await RunningSitrep.result(of: "import", "statistics", "--undo", "--data", data)
    let isNew = undone.output.hasPrefix("Forgot new.confirmed.csv.")
    #expect(isNew || undone.output.hasPrefix("Forgot old.confirmed.csv."))
    #expect(page.contains("Total Confirmed Cases: 20") != isNew)
  }

  @Test(.proves("D26")) func `serving asks the feed for nothing`() async throws {
    let stub = try await StubFeed()
    let sitrep = try await RunningSitrep("--data", data, "--feed", stub.url)
    for path in ["/", "/statistics/RU", "/world"] { _ = try await get(path, from: sitrep) }
    #expect(await sitrep.end().code == 0)

    #expect(stub.requests.isEmpty)
  }

  private func importStatistics(_ arguments: String...) async throws -> ProcessResult {
    let paths = arguments.map { $0.hasSuffix(".csv") || $0.hasSuffix(".json") ? folder.path + $0 : $0 }
    return try await RunningSitrep.result(of: ["import", "statistics"] + paths + ["--data", data])
  }

  /// How many bytes a file of the data folder has; none if it is not there.
  private func size(of name: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(data)/\(name)")
    return attributes?[.size] as? Int ?? 0
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: folder.path + name))
  }

  private func get(_ path: String, from sitrep: RunningSitrep) async throws -> String {
    let connection = try await RawConnection(port: sitrep.port)
    await connection.request("GET \(path) HTTP/1.1")
    return try await connection.response().text
  }
}
