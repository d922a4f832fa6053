import XCTest

/// The app in the hands of a test, started as on a new device.
@MainActor
struct RunningApp {
  /// A language of the app, as the system names it.
  enum Language: String {
    case english = "en"
    case russian = "ru"

    var locale: String { self == .english ? "en_US" : "ru_RU" }
  }

  let app = XCUIApplication()

  /// How long an element may take to come.
  private static let patience: TimeInterval = 20
  /// How many times a list is moved to find something below its edge.
  private static let swipes = 12

  static func start(in language: Language = .english) -> RunningApp {
    let running = RunningApp()
    running.app.launchArguments = [
      "-AppleLanguages", "(\(language.rawValue))", "-AppleLocale", language.locale, "-ui-testing",
    ]
    running.app.launch()
    return running
  }

  /// The element with an identifier, whatever its kind.
  func element(_ identifier: String) -> XCUIElement {
    app.descendants(matching: .any).matching(identifier: identifier).firstMatch
  }

  /// The identifiers that begin so, top to bottom; a list has only those near the screen.
  func identifiers(startingWith prefix: String) -> [String] {
    app.descendants(matching: .any).matching(NSPredicate(format: "identifier BEGINSWITH %@", prefix))
      .allElementsBoundByIndex.map(\.identifier)
  }

  /// Waits until an element is there.
  @discardableResult
  func wait(for element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    XCTAssertTrue(element.waitForExistence(timeout: Self.patience), "\(element) did not come", file: file, line: line)
    return element
  }

  /// Moves the screen up until the element can be tapped.
  @discardableResult
  func scroll(to identifier: String, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    let element = element(identifier)
    for _ in 0..<Self.swipes where !(element.exists && element.isHittable) { app.swipeUp() }
    return wait(for: element, file: file, line: line)
  }

  /// Opens a tab by the name in the tab bar.
  func open(tab name: String, file: StaticString = #filePath, line: UInt = #line) {
    let inBar = app.tabBars.buttons[name]
    // From iPadOS 18 on the tabs may be no bar to the tests.
    let tab = inBar.waitForExistence(timeout: Self.patience) ? inBar : app.buttons[name].firstMatch
    wait(for: tab, file: file, line: line).tap()
  }

  /// Waits until the screen has a title.
  func wait(forTitle title: String, file: StaticString = #filePath, line: UInt = #line) {
    wait(for: app.navigationBars[title], file: file, line: line)
  }

  /// Goes back by the system's control, which has to name the screen before.
  func back(to title: String, file: StaticString = #filePath, line: UInt = #line) {
    let control = wait(for: app.navigationBars.buttons.element(boundBy: 0), file: file, line: line)
    XCTAssertEqual(control.label, title, file: file, line: line)
    control.tap()
    wait(forTitle: title, file: file, line: line)
  }
}
