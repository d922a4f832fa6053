import AppPages
import Domain
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// Outbreaks where several windows change them at once, and where a file was made to do harm.
@Suite(.timeLimit(.minutes(10))) struct OutbreakFaultsUITests {
  private static let cholera = OutbreakSamples.cholera.0

  private static func weeks(of place: String) -> String {
    "district,week,cases,deaths\n"
      + (15...18).map { "\(place),2024-W\($0),\($0 % 2 * 9 + 1),0\n" }.joined()
  }

  /// Imports a table from the file chooser to the opened outbreak.
  private func importTable(_ text: String, named name: String, on driver: InProcessDriver) async throws {
    _ = try await CountryListPage.open(on: driver)
    try await driver.element(StatisticsID.filesMenu).tap()
    try await driver.element(StatisticsID.importFiles).tap()
    try await driver.choose(
      [StoredFile(name: name, type: "text/csv", bytes: Array(text.utf8))], for: .identifier("file"))
    try await driver.waitUntil("the file is read") { try await driver.element(OutbreaksID.form).exists }
    try await driver.element(OutbreaksID.diseaseProposed).tap()
    try await driver.waitUntil("it is answered") { try await !driver.element(OutbreaksID.questions).exists }
    try await driver.element(OutbreaksID.step(3)).tap()
    try await driver.waitUntil("the preview is shown") { try await driver.element(StatisticsID.takeImport).exists }
    try await driver.element(StatisticsID.takeImport).tap()
    try await driver.waitUntil("it is open") { try await driver.currentPath.hasPrefix("/statistics/outbreaks/") }
  }

  private func delete(_ outbreak: Outbreak, on driver: InProcessDriver) async throws {
    _ = try await CountryListPage.open(on: driver)
    try await driver.element(OutbreaksID.menu).tap()
    try await driver.element(OutbreaksID.menuItem).tap()
    try await driver.element(OutbreaksID.actions(outbreak.id)).tap()
    try await driver.element(OutbreaksID.delete(outbreak.id)).tap()
    try await driver.waitUntil("it is gone") { try await !driver.element(OutbreaksID.row(outbreak.id)).exists }
  }

  @Test func `windows that import and delete at the same moment lose nothing else`() async throws {
    let app = try await AppFixture.responder(
      outbreaks: .fixture([OutbreakSamples.cholera, OutbreakSamples.ebola, OutbreakSamples.who]))
    let windows = (0..<4).map { _ in InProcessDriver(app, runsScript: true) }

    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await importTable(Self.weeks(of: "Baro"), named: "cholera.csv", on: windows[0]) }
      group.addTask { try await importTable(Self.weeks(of: "Kelma"), named: "measles.csv", on: windows[1]) }
      group.addTask { try await delete(OutbreakSamples.cholera.0, on: windows[2]) }
      group.addTask { try await delete(OutbreakSamples.ebola.0, on: windows[3]) }
      try await group.waitForAll()
    }

    let driver = InProcessDriver(app, runsScript: true)
    for (window, place) in zip(windows, ["Baro", "Kelma"]) {
      try await driver.open(try await window.currentPath)
      try await driver.waitUntil("its places are there") {
        try await driver.element(OutbreaksID.place(PlaceKey(name: place))).exists
      }
    }
    try await driver.open("/statistics/outbreaks/\(OutbreakSamples.who.0.id)/GR")
    #expect(try await driver.status == 200)
    for gone in [OutbreakSamples.cholera.0, OutbreakSamples.ebola.0] {
      try await driver.open("/statistics/outbreaks/\(gone.id)")
      #expect(try await driver.status == 404)
    }
  }

  @Test func `a window whose outbreak another one deletes says so, and leads back`() async throws {
    let app = try await AppFixture.responder(outbreaks: .fixture([OutbreakSamples.cholera]))
    let (reader, other) = (InProcessDriver(app, runsScript: true), InProcessDriver(app, runsScript: true))
    try await reader.open("/statistics/outbreaks/\(Self.cholera.id)")
    try await reader.waitUntil("it is shown") { try await reader.element(OutbreaksID.placeCount).exists }

    try await delete(Self.cholera, on: other)

    try await reader.waitUntil("it is told") { try await reader.element(OutbreaksID.unknown).exists }
    try await reader.element(OutbreaksID.bundledLink).tap()
    #expect(try await reader.currentPath == "/statistics")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<b onmouseover=alert(1)>Baro", "=HYPERLINK(\"http://evil.example\")",
    "&lt;i&gt;Baro", "Baro' OR 1=1 --",
  ])
  func `a place whose name is code is shown as it is written`(name: String) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(outbreaks: .fixture()), runsScript: true)
    let quoted = "\"" + name.replacing("\"", with: "\"\"") + "\""

    try await importTable(Self.weeks(of: quoted), named: "cholera.csv", on: driver)
    let row = driver.element(OutbreaksID.place(PlaceKey(name: name)))
    try await driver.waitUntil("its places are there") { try await row.exists }

    #expect(try await row.element(OutbreaksID.cellName).text == name)
    try await row.tap()
    try await driver.waitUntil("the place is open") { try await driver.element(OutbreaksID.cases).exists }
    #expect(try await driver.title.contains(name))
  }
}
