import Domain
import Figures
import PortableUITesting
import Statistics

/// A country's chart, as a person uses it.
package struct ChartPage: Sendable {
  package let driver: any UIDriver

  /// Opens a country with what its chart shows, as a bookmark does.
  package static func open(_ address: String, on driver: any UIDriver) async throws -> ChartPage {
    try await driver.open("/statistics/" + address)
    let page = ChartPage(driver: driver)
    try await driver.waitUntil("the chart is drawn") { try await page.plot.exists }
    return page
  }

  package var plot: PageElement { driver.element(ChartID.plot) }
  package var reader: PageElement { driver.element(ChartID.reader) }
  /// Opens what is folded below the chart.
  package func openNotes() async throws { try await driver.element(ChartID.notes).tap() }

  package var corrections: PageElement { driver.element(ChartID.corrections) }
  package var missingDays: PageElement { driver.element(ChartID.missingDays) }
  package var leftOut: PageElement { driver.element(ChartID.leftOut) }
  package var tableHeading: PageElement { driver.element(ChartID.tableHeading) }

  /// What is said to who does not see the chart.
  package var summary: String { get async throws { try await plot.name } }

  package var older: PageElement { driver.element(ChartID.older) }
  package var newer: PageElement { driver.element(ChartID.newer) }
  package var tableDays: PageElement { driver.element(ChartID.tableDays) }

  package func legend(_ code: String) -> PageElement { driver.element("chart.legend.\(code)") }
  package func day(_ iso8601: String) -> PageElement { driver.element("chart.day.\(iso8601)") }

  /// Presses a control of the chart, and waits until its address says so.
  package func press(_ identifier: String, leadingTo address: String) async throws {
    try await driver.element(identifier).tap()
    try await driver.waitUntil("the address is \(address)") { try await driver.currentPath == address }
  }

  /// Chooses a country in the sheet, or takes it away, and closes it.
  package func compare(with code: String) async throws {
    try await driver.element(ChartID.compare).tap()
    let row = driver.element("chart.compare.\(code)")
    try await driver.waitUntil("the countries are there") { try await row.exists }
    try await row.tap()
    try await driver.element(ChartID.compareDone).tap()
    try await driver.waitUntil("the sheet is gone") { try await row.exists == false }
  }
}
