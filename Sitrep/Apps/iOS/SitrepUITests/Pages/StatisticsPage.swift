import XCTest

/// The list of countries and one country's page, as a person uses them.
@MainActor
struct StatisticsPage {
  let running: RunningApp

  static func open(on running: RunningApp) -> StatisticsPage {
    running.open(tab: "Statistics")
    let page = StatisticsPage(running: running)
    running.wait(for: page.toggle)
    return page
  }

  /// All countries, or only the watched ones.
  var toggle: XCUIElement { running.element(StatisticsID.watchedToggle) }
  var watchButton: XCUIElement { running.element(StatisticsID.watchButton) }

  func row(_ code: String) -> XCUIElement { running.element(StatisticsID.row(code)) }

  /// Opens the country's page.
  func choose(_ code: String) {
    running.scroll(to: StatisticsID.row(code)).tap()
    running.wait(for: running.element(StatisticsID.detailFlag))
  }

  /// Presses the eye of the country that is open, and waits until it says so.
  func watch() {
    running.wait(for: watchButton).tap()
    let isWatched = NSPredicate(format: "label BEGINSWITH %@", "Watched")
    let said = XCTNSPredicateExpectation(predicate: isWatched, object: watchButton)
    XCTAssertEqual(XCTWaiter().wait(for: [said], timeout: 10), .completed)
  }

  /// Presses the toggle; what moves is the switch within the row.
  func switchFilter() {
    let moving = toggle.switches.firstMatch
    (moving.exists ? moving : toggle).tap()
  }
}
