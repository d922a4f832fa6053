import AppPages
import PortableUITesting
import TestTraits
import Testing

/// How many acts a person needs, in process.
@Suite(.timeLimit(.minutes(10))) struct ActsUITests {
  @Test(.proves("B10"), arguments: ActScenarios.all, [false, true])
  func `each figure is a few acts away`(_ scenario: Scenario, runsScript: Bool) async throws {
    try await scenario.play(InProcessDriver(try await AppFixture.responder(), runsScript: runsScript))
  }
}
