import AppPages
import Domain
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// A line list, from the chooser to an outbreak of its own.
@Suite(.timeLimit(.minutes(10))) struct CaseImportUITests {
  private static let names = ["Ivanova-Secret", "Petrov-Secret"]

  /// 14 rows: 12 cases, one of them sent twice, and one entered again; each names a person and a telephone.
  private static let list: String = {
    let cases = (1...12).map { number in
      "C-\(number),\(names[number % 2]),+79990001\(100 + number),Baro,2024-03-\(12 + number),"
        + "\(number % 2 == 0 ? "male" : "female"),\(20 + number),\(number == 3 ? "died" : "recovered")"
    }
    let again = "C-2,\(names[0]),+79990001102,Baro,2024-03-14,male,23,died"
    let rows = ["case_id,patient_name,phone,district,date_onset,sex,age,outcome"] + cases + [cases[4], again]
    return rows.joined(separator: "\n") + "\n"
  }()

  private func driver() async throws -> InProcessDriver {
    let driver = InProcessDriver(try await AppFixture.responder(outbreaks: .fixture()), runsScript: true)
    _ = try await CountryListPage.open(on: driver)
    return driver
  }

  private func importList(on driver: InProcessDriver) async throws {
    try await driver.element(StatisticsID.filesMenu).tap()
    try await driver.element(StatisticsID.importFiles).tap()
    try await driver.choose(
      [StoredFile(name: "cholera.csv", type: "text/csv", bytes: Array(Self.list.utf8))], for: .identifier("file"))
    try await driver.waitUntil("the file is read") { try await driver.element(OutbreaksID.form).exists }
  }

  private func next(to identifier: String, on driver: InProcessDriver) async throws {
    try await driver.element(OutbreaksID.next).tap()
    try await driver.waitUntil("the next step is shown") { try await driver.element(identifier).exists }
  }

  private func expectNothingPrivate(on driver: InProcessDriver) async throws {
    let page = try await driver.textSnapshot
    #expect(!page.contains("Secret"))
    #expect(!page.contains("7999"))
    #expect(!page.contains("C-2"))
  }

  @Test func `a line list becomes an outbreak by four steps, and no step shows who was ill`() async throws {
    let driver = try await driver()
    try await importList(on: driver)
    #expect(
      try await driver.element(OutbreaksID.form).text == "A line list: each row is one case. It has 14 rows.")
    try await expectNothingPrivate(on: driver)
    try await driver.element(OutbreaksID.diseaseProposed).tap()
    try await driver.waitUntil("it is answered") { try await !driver.element(OutbreaksID.questions).exists }

    try await next(to: OutbreaksID.column(7), on: driver)
    let columns = try await driver.textSnapshot
    #expect(columns.contains("Values are not shown and not kept."))
    #expect(columns.contains("Case ID: compared, not kept"))
    try await expectNothingPrivate(on: driver)
    try await driver.element(OutbreaksID.next).tap()
    try await next(to: OutbreaksID.rows, on: driver)

    #expect(try await driver.element(OutbreaksID.rows).text == "14")
    #expect(try await driver.element(OutbreaksID.kept).text == "12")
    #expect(try await driver.element(OutbreaksID.leftOut).text == "2")
    #expect(try await driver.element(OutbreaksID.deathsRead).text == "2")
    #expect(try await driver.textSnapshot.contains("3 columns name people. None of their values is kept."))
    try await expectNothingPrivate(on: driver)
    try await driver.element(StatisticsID.takeImport).tap()

    try await driver.waitUntil("it is open") { try await driver.element(OutbreakUndoID.list.imported).exists }
    #expect(try await driver.currentPath.hasPrefix("/statistics/outbreaks/"))
    try await expectNothingPrivate(on: driver)
  }

  @Test func `the next list with the same heading is read as the last one`() async throws {
    let driver = try await driver()
    try await importList(on: driver)
    try await driver.element(OutbreaksID.diseaseProposed).tap()
    try await driver.waitUntil("it is answered") { try await !driver.element(OutbreaksID.questions).exists }
    try await next(to: OutbreaksID.column(6), on: driver)
    try await driver.element(OutbreaksID.column(6)).enter("Leave out this column")
    try await driver.waitUntil("it is left out") { try await driver.textSnapshot.contains("Your choice") }
    try await driver.element(OutbreaksID.next).tap()
    try await next(to: OutbreaksID.rows, on: driver)
    try await driver.element(StatisticsID.takeImport).tap()
    try await driver.waitUntil("it is open") { try await driver.element(OutbreakUndoID.list.imported).exists }

    _ = try await CountryListPage.open(on: driver)
    try await importList(on: driver)
    try await driver.element(OutbreaksID.next).tap()
    try await driver.waitUntil("the columns are shown") { try await driver.element(OutbreaksID.column(6)).exists }

    #expect(try await driver.textSnapshot.contains("Your choice"))
  }
}
