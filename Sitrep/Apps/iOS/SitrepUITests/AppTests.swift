import XCTest

/// The app as a whole: its tabs, and one act in each that keeps something.
final class AppTests: XCTestCase {
  @MainActor
  func testEachTabOpens() {
    let running = RunningApp.start()

    _ = StatisticsPage.open(on: running)
    _ = WorldPage.open(on: running)
    _ = CertificatesPage.open(on: running)
    running.scroll(to: CertificatesID.privacy)
    XCTAssertTrue(GuidancePage.open(on: running).showSymptoms().exists)
    _ = WorkspacesPage.open(on: running)
  }

  @MainActor
  func testAWatchedCountryIsAloneAmongTheWatched() {
    let running = RunningApp.start()
    let page = StatisticsPage.open(on: running)

    page.choose("AF")
    page.watch()
    running.back(to: "Covid19 Stats")
    running.wait(for: page.toggle)
    page.switchFilter()

    running.scroll(to: StatisticsID.row("AF"))
    XCTAssertFalse(page.row("AL").exists)
  }

  @MainActor
  func testPopulationsOfAContinentAreAdded() {
    let running = RunningApp.start()
    let page = WorldPage.open(on: running)
    XCTAssertEqual(
      page.sentence.label, "There are 0 countries in the entire world, with a total population of 0 people.")

    page.choose("asia")
    page.add("A", population: "10")
    page.add("B", population: "20")

    XCTAssertEqual(page.countryCount.label, "2")
    XCTAssertEqual(page.people.label, "30")
    XCTAssertTrue(running.app.staticTexts["A has a population of 10 people."].exists)
    page.goBack()
    XCTAssertEqual(
      page.sentence.label, "There are 2 countries in the entire world, with a total population of 30 people.")
  }

  @MainActor
  func testALinkOpensItsScreen() throws {
    let running = RunningApp.start()
    _ = WorldPage.open(on: running)

    running.app.open(try XCTUnwrap(URL(string: "sitrep:/statistics/FR")))

    running.wait(forTitle: "France")
  }

  @MainActor
  func testARussianDeviceGetsRussianScreens() {
    let running = RunningApp.start(in: .russian)

    for name in ["Мир", "Сертификат", "Информация", "Архив", "Статистика"] { running.open(tab: name) }
    running.open(tab: "Мир")
    running.wait(for: running.element(WorldID.sentence))
    XCTAssertEqual(running.element(WorldID.sentence).label, "Во всём мире 0 стран, в них 0 человек.")
  }
}
