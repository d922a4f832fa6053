import PortableUITesting
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips, visibly, where there is no Chromium.
  package static var inChromium: Self {
    .enabled(if: BrowserDriver.whatIsMissing == nil, "\(BrowserDriver.whatIsMissing ?? "")")
  }
}

extension BrowserDriver {
  /// Waits until the page hears of what changes elsewhere; only where script is on.
  package func live() async throws {
    guard settings.runsScript else { return }
    try await waitUntil("the page listens") {
      try await evaluate(
        "performance.getEntriesByType('resource').some(e => e.name.includes('/live/stream'))"
          + " || performance.now() > 700") == true
    }
  }
}

extension UIDriver {
  /// Presses Tab until the element has the focus; throws after 60 steps.
  package func pressTab(until identifier: String) async throws {
    for _ in 0..<60 {
      try await press(.tab)
      if try await focused?.identifier == identifier { return }
    }
    throw UITestError.timedOut("Tab reaches \(identifier)", page: try await textSnapshot)
  }
}
