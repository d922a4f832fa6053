import AppPages
import PortableUITesting
import TestSupport
import TestTraits
import Testing

/// How many acts a person needs, in Chromium at 1280x800.
@Suite(.inChromium, .serialized) struct ActsBrowserTests {
  @Test(.proves("B10"), arguments: ActScenarios.all)
  func `each figure is a few acts away`(_ scenario: Scenario) async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { try await scenario.play($0) }
  }
}
