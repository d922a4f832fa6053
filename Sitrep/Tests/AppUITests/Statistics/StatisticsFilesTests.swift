import AppPages
import Domain
import Foundation
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// Figures out of files, as a person takes them in.
@Suite(.timeLimit(.minutes(10))) struct StatisticsFilesTests {
  private static let confirmed = """
    Province/State,Country/Region,Lat,Long,1/1/22,1/2/22,1/3/22
    ,Russia,0,0,10000000,10000010,10000030
    Ontario,Canada,0,0,5,6,7
    Quebec,Canada,0,0,1,1,1
    ,Diamond Princess,0,0,1,1,1
    """

  @Test(.proves("B4")) func `a file is looked at, taken, seen by every window, and undone`() async throws {
    let app = try await AppFixture.responder()
    let (driver, other) = (InProcessDriver(app, runsScript: true), InProcessDriver(app, runsScript: true))
    let (card, shown) = (try await CountryCardPage.open(on: driver), try await CountryCardPage.open(on: other))
    #expect(try await driver.element(StatisticsID.undoImport).exists == false)

    try await driver.importFigures([file(Self.confirmed, named: "time_series_covid19_confirmed_global.csv")])
    try await driver.waitUntil("the files were read") { try await driver.element(StatisticsID.takeImport).isVisible }
    #expect(try await driver.element(StatisticsID.importDays).text == "January 1, 2022 to January 3, 2022")
    #expect(try await driver.element(StatisticsID.importCountries).text == "2")
    let preview = try await driver.textSnapshot
    #expect(preview.contains("Canada: 2 rows combined") && preview.contains("Row 5: a cruise ship"))
    #expect(try await shown.figures[2] == "6,274,006")
    try await driver.element(StatisticsID.takeImport).tap()

    try await other.waitUntil("the other window follows") { try await shown.figures[2] == "10,000,030" }
    try await driver.waitUntil("this one too") { try await card.figures[2] == "10,000,030" }
    #expect(try await card.figures[0...1] == ["20", "10"])
    #expect(
      try await driver.element(StatisticsID.source).text
        == "Source: Johns Hopkins University CSSE (time_series_covid19_confirmed_global.csv)")

    try await driver.element(StatisticsID.filesMenu).tap()
    try await driver.element(StatisticsID.undoImport).tap()
    try await driver.waitUntil("the figures are those from before") { try await card.figures[2] == "6,274,006" }
  }

  @Test(
    .proves("B4"),
    arguments: [
      ("a.csv", "", "The file is empty."), ("a.csv", "<!DOCTYPE html><html></html>", "This looks like a web page."),
      ("a.csv", "a,b\nx,y\n", "This format isn’t supported. Use a table (CSV)"),
      ("a.json", "[{", "The file is incomplete."),
    ])
  func `why a file is of no use is told in words`(name: String, text: String, reason: String) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: true)
    _ = try await CountryListPage.open(on: driver)

    try await driver.importFigures([file(text, named: name)])

    try await driver.waitUntil("it is told") { try await driver.element(StatisticsID.importSummary).exists }
    #expect(try await driver.element(StatisticsID.importSummary).text.contains(reason))
    #expect(try await driver.element(StatisticsID.takeImport).exists == false)
    try await driver.element(StatisticsID.cancelImport).tap()
    try await driver.waitUntil("the sheet is closed") {
      try await !driver.element(StatisticsID.importSummary).exists
    }
  }

  @Test func `a file that names another disease is asked for it before anything is shown`() async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: true)
    _ = try await CountryListPage.open(on: driver)

    try await driver.importFigures([
      file("location,date,total_cases,note\nSpain,2022-05-01,5,x\nChile,2022-05-01,y,\n", named: "mpox.csv")
    ])

    try await driver.waitUntil("it is asked") { try await driver.element(StatisticsID.importDisease).exists }
    #expect(try await driver.element(StatisticsID.importDisease).text == "The file’s name says “mpox”.")
    #expect(try await driver.element(StatisticsID.takeImport).exists == false)
    try await driver.element(StatisticsID.importIsCOVID19).tap()
    try await driver.waitUntil("the file was read") { try await driver.element(StatisticsID.takeImport).isVisible }
    let preview = try await driver.textSnapshot
    #expect(preview.contains("Columns not used: note."))
    #expect(preview.contains("Row 3: “y” in the column “confirmed, 2022-05-01” isn’t a number"))
  }

  @Test func `a country that has no newer count shows its last total with its day`() async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: true)
    let card = try await CountryCardPage.open(on: driver)
    let text = "Province/State,Country/Region,Lat,Long,1/1/22,1/2/22\n,Russia,0,0,10000000,\n,Chile,0,0,5,6\n"

    try await driver.importFigures([file(text, named: "confirmed.csv")])
    try await driver.waitUntil("the file was read") { try await driver.element(StatisticsID.takeImport).isVisible }
    try await driver.element(StatisticsID.takeImport).tap()
    try await driver.waitUntil("it is taken") { try await card.figures[2] == "10,000,000" }

    #expect(try await driver.element(StatisticsID.cardOrigin).text.contains("Jan 1, 2022"))
    #expect(try await driver.textSnapshot.contains("Total cases: 10,000,000 (Jan 1, 2022)"))
  }

  @Test(.proves("B4")) func `an import that cannot be stored is told, and changes nothing`() async throws {
    let figures = try await AppFixture.figures(problem: .diskFull)
    let driver = InProcessDriver(try await AppFixture.responder(figures: figures), runsScript: true)
    let card = try await CountryCardPage.open(on: driver)

    try await driver.importFigures([file(Self.confirmed, named: "confirmed.csv")])
    try await driver.waitUntil("the file was read") { try await driver.element(StatisticsID.takeImport).isVisible }
    try await driver.element(StatisticsID.takeImport).tap()

    let alert = driver.element(.alertDialog, named: "The figures were not changed")
    try await driver.waitUntil("it is told") { try await alert.isVisible }
    try await driver.element(.button, named: "OK").tap()
    #expect(try await card.figures[2] == "6,274,006")
  }

  @Test(
    .proves("B4"),
    arguments: [
      ("1/1/22,1/2/22", "The list now shows 192 countries and territories. This import replaces them all."),
      ("1/1/21,1/2/21", "The list keeps its newer figures, as of August 4, 2021."),
    ])
  func `what an import would do to the list is told before`(days: String, effect: String) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: true)
    let card = try await CountryCardPage.open(on: driver)
    let text = "Province/State,Country/Region,Lat,Long,\(days)\n,Russia,0,0,10000000,10000010\n"

    try await driver.importFigures([file(text, named: "confirmed.csv")])

    try await driver.waitUntil("the file was read") { try await driver.element(StatisticsID.takeImport).isVisible }
    #expect(try await driver.element(StatisticsID.importEffect).text == effect)
    try await driver.element(StatisticsID.takeImport).tap()
    let isNewer = days.hasSuffix("22")
    try await driver.waitUntil("it is taken") { try await driver.element(StatisticsID.undoImport).exists }
    #expect(try await card.figures[2] == (isNewer ? "10,000,010" : "6,274,006"))
  }

  @Test(
    .proves("U14"),
    arguments: [
      (
        ["confirmed", "deaths", "recovered"].map { "time_series_covid19_\($0)_global.csv" },
        "Johns Hopkins University CSSE", "Johns Hopkins University CSSE"
      ),
      (["my-confirmed.csv", "my-deaths.csv", "my-recovered.csv"], "my-deaths.csv", "my-confirmed.csv, my-deaths.csv"),
    ])
  func `of several files imported at once, each is named rightly`(
    names: [String], deaths: String, source: String
  ) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: true)
    let card = try await CountryCardPage.open(on: driver)

    try await driver.importFigures(names.map { file(Self.confirmed, named: $0) })
    try await driver.waitUntil("the files were read") { try await driver.element(StatisticsID.takeImport).isVisible }
    #expect(try await driver.element(StatisticsID.importSource(of: names[1])).text == "Source: \(deaths)")
    try await driver.element(StatisticsID.takeImport).tap()
    try await driver.waitUntil("it is taken") { try await card.figures[2] == "10,000,030" }

    let shown = try await driver.element(StatisticsID.source).text
    #expect(shown.hasPrefix("Source: \(source)"))
    for name in names { #expect(shown.contains(name)) }
    try await driver.element(StatisticsID.filesMenu).tap()
    #expect(
      try await driver.element(StatisticsID.undoImport).text == "Undo import of “\(names.joined(separator: ", "))”")
  }

  private func file(_ text: String, named name: String) -> StoredFile {
    StoredFile(name: name, type: "text/csv", bytes: Array(text.utf8))
  }
}

extension InProcessDriver {
  fileprivate func importFigures(_ files: [StoredFile]) async throws {
    try await element(StatisticsID.filesMenu).tap()
    try await element(StatisticsID.importFiles).tap()
    try await choose(files, for: .identifier("file"))
  }
}
