import AppPages
import PortableUITesting
import TestTraits
import Testing

/// The appearance of the app in process, without and with script.
@Suite(.timeLimit(.minutes(10))) struct ThemeUITests {
  @Test(.proves(79), arguments: [false, true])
  func `a chosen appearance stays, and so do language and country`(runsScript: Bool) async throws {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: runsScript)

    _ = try await ThemeScenarios.chooseDark(on: driver, runsScript: runsScript)
  }
}
