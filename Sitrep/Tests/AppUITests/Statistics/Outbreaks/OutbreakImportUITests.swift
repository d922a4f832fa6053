import AppPages
import Domain
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// Files of counts, from the chooser to an outbreak of its own.
@Suite(.timeLimit(.minutes(10))) struct OutbreakImportUITests {
  private static let weeks = """
    district,week,cases,deaths
    Baro,2024-W15,90,4
    Baro,2024-W16,80,3
    Baro,2024-W17,100,4
    Baro,2024-W18,120,2
    Camp Alwa,2024-W15,30,2
    Camp Alwa,2024-W16,12,1
    Camp Alwa,2024-W17,20,2
    Camp Alwa,2024-W18,30,1
    Camp Alwa,2024-W54,1,0
    Total,2024-W18,150,3

    """

  private func driver(problem: SaveProblem? = nil) async throws -> InProcessDriver {
    let driver = InProcessDriver(
      try await AppFixture.responder(outbreaks: .fixture(problem: problem)), runsScript: true)
    _ = try await CountryListPage.open(on: driver)
    return driver
  }

  private func importFile(_ text: String, named name: String, on driver: InProcessDriver) async throws {
    try await driver.element(StatisticsID.filesMenu).tap()
    try await driver.element(StatisticsID.importFiles).tap()
    try await driver.choose(
      [StoredFile(name: name, type: "text/csv", bytes: Array(text.utf8))], for: .identifier("file"))
  }

  @Test func `a table of weeks becomes an outbreak by four steps, and an undo takes it back`() async throws {
    let driver = try await driver()
    try await importFile(Self.weeks, named: "east.csv", on: driver)
    try await driver.waitUntil("the file is read") { try await driver.element(OutbreaksID.form).exists }

    #expect(try await driver.element(OutbreaksID.form).text == "Counts with a row for each place and week.")
    #expect(try await driver.element(StatisticsID.takeImport).exists == false)
    #expect(
      try await driver.element(OutbreaksID.questions).text == "1 question must be answered before the import.")
    try await driver.element(OutbreaksID.disease).enter("Cholera")
    try await driver.waitUntil("it is answered") { try await !driver.element(OutbreaksID.questions).exists }
    #expect(try await driver.element(OutbreaksID.name).value == "Cholera, East")
    try await driver.element(OutbreaksID.name).enter("Cholera, the East")
    try await driver.element(OutbreaksID.nameSave).tap()
    try await driver.waitUntil("it is read again") { try await driver.element(OutbreaksID.next).exists }
    try await driver.element(OutbreaksID.next).tap()
    try await driver.waitUntil("the columns are shown") { try await driver.element(OutbreaksID.column(0)).exists }
    #expect(try await driver.textSnapshot.contains("For example: Baro · Camp Alwa"))
    try await driver.element(OutbreaksID.next).tap()
    try await driver.waitUntil("the values are shown") { try await driver.element(OutbreaksID.weekStart).exists }
    try await driver.element(OutbreaksID.next).tap()
    try await driver.waitUntil("the preview is shown") { try await driver.element(OutbreaksID.rows).exists }

    #expect(try await driver.element(OutbreaksID.rows).text == "10")
    #expect(try await driver.element(OutbreaksID.kept).text == "8")
    #expect(try await driver.element(OutbreaksID.leftOut).text == "2")
    let preview = try await driver.textSnapshot
    #expect(preview.contains("Line 10: there is no week “2024-W54”"))
    #expect(preview.contains("Line 11: a total of other rows"))
    try await driver.element(OutbreaksID.saveLeftOut).tap()
    try await driver.waitUntil("the file has come") { await driver.downloads.count == 1 }
    let saved = try #require(await driver.downloads.first)
    #expect(saved.name == "sitrep-rows-left-out.csv")
    #expect(
      String(decoding: saved.bytes, as: UTF8.self)
        == "file,line,reason\r\neast.csv,10,there is no week “2024-W54”\r\neast.csv,11,a total of other rows\r\n")
    try await driver.element(StatisticsID.takeImport).tap()

    try await driver.waitUntil("it is open") { try await driver.element(OutbreakUndoID.list.imported).exists }
    #expect(try await driver.currentPath.hasPrefix("/statistics/outbreaks/"))
    #expect(try await driver.title.contains("Cholera, the East"))
    let baro = driver.element(OutbreaksID.place(PlaceKey(name: "Baro")))
    try await driver.waitUntil("the counts are read") { try await baro.exists }
    #expect(try await baro.element(OutbreaksID.cellRecent).text == "7 days to May 5, 2024: 120")
    try await driver.element(OutbreakUndoID.list.imported).tap()
    try await driver.waitUntil("it is gone") { try await driver.element(OutbreaksID.unknown).exists }
  }

  @Test func `a column can be left out, and two places merged`() async throws {
    let table = """
      district,week,cases,deaths
      Port Saida,2024-W15,90,4
      Port Saida,2024-W16,80,3
      Port Saida,2024-W17,100,4
      Port Saida,2024-W18,20,2
      Port Saidaa,2024-W19,3,1

      """
    let driver = try await driver()
    try await importFile(table, named: "cholera.csv", on: driver)
    try await driver.waitUntil("the file is read") { try await driver.element(OutbreaksID.form).exists }
    try await driver.element(OutbreaksID.diseaseProposed).tap()
    try await driver.waitUntil("it is answered") { try await !driver.element(OutbreaksID.questions).exists }

    try await driver.element(OutbreaksID.next).tap()
    try await driver.waitUntil("the columns are shown") { try await driver.element(OutbreaksID.column(3)).exists }
    try await driver.element(OutbreaksID.column(3)).enter("Leave out this column")
    try await driver.waitUntil("it is left out") { try await driver.textSnapshot.contains("Your choice") }
    try await driver.element(OutbreaksID.next).tap()
    let merge = driver.element(OutbreaksID.merge(PlaceKey(name: "Port Saidaa")))
    try await driver.waitUntil("the merging is offered") { try await merge.exists }
    #expect(try await merge.text.contains("Merge “Port Saidaa” into “Port Saida”"))
    try await merge.tap()
    try await driver.waitUntil("they are merged") { try await merge.text.hasPrefix("Don’t merge") }
    try await driver.element(OutbreaksID.next).tap()
    try await driver.waitUntil("the preview is shown") { try await driver.element(OutbreaksID.places).exists }
    #expect(try await driver.element(OutbreaksID.places).text == "1")
    #expect(try await driver.textSnapshot.contains("Case fatality ratio") == false)
  }

  @Test func `another disease is an outbreak of its own, and the figures of COVID-19 stay`() async throws {
    let driver = try await driver()
    let text = "location,date,total_cases,note\nSpain,2022-05-01,5,x\nSpain,2022-05-02,7,\nSpain,2022-05-03,9,\n"
    try await importFile(text, named: "mpox.csv", on: driver)
    try await driver.waitUntil("it is asked") { try await driver.element(OutbreaksID.own).exists }

    try await driver.element(OutbreaksID.own).tap()
    try await driver.waitUntil("the file is read") { try await driver.element(OutbreaksID.form).exists }
    #expect(try await driver.element(OutbreaksID.questions).exists)
    try await driver.element(OutbreaksID.diseaseProposed).tap()
    try await driver.waitUntil("it is answered") { try await !driver.element(OutbreaksID.questions).exists }
    try await driver.element(OutbreaksID.step(3)).tap()
    try await driver.waitUntil("the preview is shown") { try await driver.element(StatisticsID.takeImport).exists }
    try await driver.element(StatisticsID.takeImport).tap()

    try await driver.waitUntil("it is open") { try await driver.currentPath.hasPrefix("/statistics/outbreaks/") }
    try await driver.open("/statistics/ES")
    #expect(try await driver.element(StatisticsID.caption(.confirmed)).text.contains("4,545,184"))
  }

  @Test func `an import that can't be kept is told, and nothing is there`() async throws {
    let driver = try await driver(problem: .diskFull)
    try await importFile(Self.weeks, named: "cholera.csv", on: driver)
    try await driver.waitUntil("the file is read") { try await driver.element(OutbreaksID.step).exists }
    try await driver.element(OutbreaksID.diseaseProposed).tap()
    try await driver.waitUntil("it is answered") { try await !driver.element(OutbreaksID.questions).exists }
    try await driver.element(OutbreaksID.step(3)).tap()
    try await driver.waitUntil("the preview is shown") { try await driver.element(StatisticsID.takeImport).exists }
    try await driver.element(StatisticsID.takeImport).tap()

    let alert = driver.element(.alertDialog, named: nil)
    try await driver.waitUntil("it is told") { try await alert.isVisible }
    #expect(try await driver.textSnapshot.contains("was not imported"))
    #expect(try await driver.currentPath.contains("outbreaks") == false)
  }
}
