import AppPages
import Figures
import GalleryScreens
import PortableUITesting
import PortableUIWeb
import Statistics
import TestTraits
import Testing

/// What taps, keys and Back do to menus, alerts and sheets, in pages with script.
@Suite struct HandlingUITests {
  private func gallery(_ path: String) async throws -> InProcessDriver {
    let driver = InProcessDriver(await GalleryApp.responder { _ in }, runsScript: true)
    try await driver.open(path)
    return driver
  }

  @Test(.proves("U7")) func `Escape presses the only button of an alert`() async throws {
    let driver = try await gallery("/haste")
    try await driver.element("tell").tap()

    try await driver.press(.escape)

    #expect(try await driver.element("counts").text == "Counted 10, cleared 0")
    #expect(try await !driver.element(.button, named: "So be it").exists)
  }

  @Test(.proves("U8")) func `Back closes a sheet, and only then leaves the page`() async throws {
    let driver = try await gallery("/")
    try await driver.element(.link, named: "sheets").tap()
    try await driver.element("note").tap()

    try await driver.goBack()

    #expect(try await driver.currentPath == "/sheets")
    #expect(try await driver.element("dismissals").text == "Closed 1 times")
    try await driver.goBack()
    #expect(try await driver.currentPath == "/")
  }

  @Test(.proves("U8")) func `Back in Compare closes it and keeps what was chosen`() async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: true)
    try await driver.open("/statistics")
    try await driver.element("statistics.row.IL").tap()
    try await driver.element(ChartID.compare).tap()
    try await driver.element("chart.compare.FR").tap()

    try await driver.goBack()

    #expect(try await driver.currentPath == "/statistics/IL?with=FR")
    #expect(try await !driver.element(ChartID.compareDone).exists)
    try await driver.goBack()
    #expect(try await driver.currentPath == "/statistics")
  }
}
