import AppPages
import Interchange
import PortableUITesting
import Storage
import TestTraits
import Testing

/// How many acts a person needs, in process.
@Suite(.timeLimit(.minutes(10))) struct ActsUITests {
  @Test(.proves("B10"), arguments: ActScenarios.all, [false, true])
  func `each figure is a few acts away`(_ scenario: Scenario, runsScript: Bool) async throws {
    let workspaces = await WorkspacesFixture(BundledArchive(reader: WorkspaceFileCodec()).entry)
    let app = try await AppFixture.responder(workspaces: workspaces)
    try await scenario.play(InProcessDriver(app, runsScript: runsScript))
  }
}
