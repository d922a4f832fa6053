import AppPages
import Domain
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// A table that nothing is known of, from the chooser to an outbreak, by what the person says of its columns.
@Suite(.timeLimit(.minutes(10))) struct UnknownTableUITests {
  private func driver(_ text: String, language: String = "en-US") async throws -> InProcessDriver {
    let driver = InProcessDriver(
      try await AppFixture.responder(outbreaks: .fixture()), language: language, runsScript: true)
    _ = try await CountryListPage.open(on: driver)
    try await driver.element(StatisticsID.filesMenu).tap()
    try await driver.element(StatisticsID.importFiles).tap()
    try await driver.choose(
      [StoredFile(name: "cholera.csv", type: "text/csv", bytes: Array(text.utf8))], for: .identifier("file"))
    try await driver.waitUntil("the file is read") { try await driver.element(OutbreaksID.form).exists }
    return driver
  }

  @Test func `its columns are said by hand, and before that nothing goes on`() async throws {
    let driver = try await driver(
      "A,B,C\nBaro,2024-W15,90\nBaro,2024-W16,80\nKelma,2024-W15,30\nKelma,2024-W16,12\n")
    #expect(
      try await driver.element(OutbreaksID.form).text
        == "This table isn’t recognized. On the next step, say what its columns mean.")
    #expect(try await driver.element(OutbreaksID.content).exists)
    try await driver.element(OutbreaksID.diseaseProposed).tap()
    try await driver.waitUntil("it is answered") { try await !driver.element(OutbreaksID.diseaseProposed).exists }

    try await driver.element(OutbreaksID.step(3)).tap()
    let needed = driver.element(OutbreaksID.missingColumns)
    try await driver.waitUntil("the columns are shown instead") { try await needed.exists }
    #expect(try await needed.text == "Choose a column with counts.")
    #expect(try await driver.element(OutbreaksID.next).isDisabled)
    #expect(try await driver.element(StatisticsID.takeImport).exists == false)
    let columns = try await driver.textSnapshot
    #expect(columns.contains("For example: Baro · Kelma") && columns.contains("For example: 90 · 80 · 30"))
    #expect(columns.contains("Not recognized, so it is left out"))

    try await driver.element(OutbreaksID.column(0)).enter("Leave out this column")
    try await driver.waitUntil("the place is asked for") {
      try await needed.text == "Choose a column with the place, and one with counts."
    }
    try await driver.element(OutbreaksID.column(2)).enter("Suspected cases, new")
    try await driver.waitUntil("the place is still missing") {
      try await needed.text == "Choose a column with the place."
    }
    try await driver.element(OutbreaksID.column(0)).enter("Place")
    try await driver.waitUntil("all is said") { try await !needed.exists }
    for identifier in [OutbreaksID.weekStart, OutbreaksID.rows] {
      try await driver.element(OutbreaksID.next).tap()
      try await driver.waitUntil("the next step is shown") { try await driver.element(identifier).exists }
    }
    #expect(try await driver.element(OutbreaksID.kept).text == "4")
    try await driver.element(StatisticsID.takeImport).tap()
    let baro = driver.element(OutbreaksID.place(PlaceKey(name: "Baro")))
    try await driver.waitUntil("its places are there") { try await baro.exists }
  }

  @Test func `it can be a line list, and counts again`() async throws {
    let driver = try await driver("Namba,Tarehe,Kata\n101,2024-03-01,Baro\n102,2024-03-02,Kelma\n")
    try await driver.element(OutbreaksID.content).enter("One case")
    try await driver.waitUntil("it is read again") {
      try await driver.element(OutbreaksID.form).text
        == "A line list: each row is one case. On the next step, say what its columns mean."
    }
    try await driver.element(OutbreaksID.next).tap()
    let needed = driver.element(OutbreaksID.missingColumns)
    try await driver.waitUntil("the columns are shown") { try await needed.exists }
    #expect(
      try await needed.text == "Choose a column with the date of onset, of the report, or of the outcome.")
    try await driver.element(OutbreaksID.column(1)).enter("Date of onset")
    try await driver.waitUntil("all is said") { try await !needed.exists }
    try await driver.element(OutbreaksID.step(3)).tap()
    try await driver.waitUntil("the preview is shown") { try await driver.element(OutbreaksID.rows).exists }
    #expect(try await driver.element(OutbreaksID.kept).text == "2")

    try await driver.element(OutbreaksID.step(0)).tap()
    try await driver.waitUntil("the form is shown") { try await driver.element(OutbreaksID.content).exists }
    try await driver.element(OutbreaksID.content).enter("Counts of a place")
    try await driver.waitUntil("it is read again") {
      try await driver.element(OutbreaksID.form).text.hasPrefix("This table isn’t recognized.")
    }
  }

  @Test func `in Russian`() async throws {
    let driver = try await driver("A,B,C\nx,y1,90\nx,y2,80\n", language: "ru-RU")
    #expect(
      try await driver.element(OutbreaksID.form).text
        == "Таблица не распознана. На следующем шаге укажите, что означают её столбцы.")
    try await driver.element(OutbreaksID.next).tap()
    try await driver.waitUntil("the columns are shown") {
      try await driver.element(OutbreaksID.missingColumns).exists
    }
    #expect(
      try await driver.element(OutbreaksID.missingColumns).text
        == "Укажите столбец с днём или неделей и столбец с числом случаев.")
  }
}
