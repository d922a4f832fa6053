import AppPages
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing

/// Figures of any day in Chromium.
@Suite(.inChromium, .serialized) struct AnyDayBrowserTests {
  @Test(
    .proves("D3"), arguments: AnyDayScenarios.all,
    [BrowserSettings(.smallPhone), BrowserSettings(.desktop), BrowserSettings(.phone, runsScript: false)])
  func `a scenario goes in the browser`(_ scenario: Scenario, _ settings: BrowserSettings) async throws {
    try await Chromium.run(settings) { try await scenario.play($0) }
  }
}
