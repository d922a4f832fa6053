import AppPages
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing

/// Figures of any day in Chromium.
@Suite(.inChromium, .serialized) struct AnyDayBrowserTests {
  @Test(.proves("D3"), arguments: Play.each(of: AnyDayScenarios.all, in: (.smallPhone, .desktop)))
  func `a scenario goes in the browser`(_ play: Play) async throws {
    try await Chromium.run(play.settings) { try await play.scenario.play($0) }
  }
}
