import DesignSystem
import Foundation
import PortableUICore
import PortableUITesting
import PortableUIWeb
import TestTraits
import Testing

/// What a person hears of files that cannot be saved.
@Suite(.timeLimit(.minutes(10))) struct FileAlertTests {
  @Test(.proves("U23")) func `a document that cannot be saved is told, with the reason`() async throws {
    let driver = InProcessDriver(await Self.responder(), runsScript: true)
    try await driver.open("/")

    try await driver.element("save").tap()

    try await driver.waitUntil("it is told") { try await driver.element(.alertDialog).isVisible }
    #expect(try await driver.element(.alertDialog).name == "Couldn’t save the file")
    #expect(try await driver.element(.alertDialog).text.contains("The paper is used up"))
    #expect(await driver.downloads.isEmpty)
    try await driver.element(.button, named: "OK").tap()
    try await driver.waitUntil("it is read") { try await !driver.element(.alertDialog).exists }
  }

  @Test(.proves("U23")) func `no screen passes over what became of a file`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Features")
    let tabs = ["Statistics", "World", "Certificates", "Guidance", "Workspaces"]
    let files = tabs.flatMap { tab in
      FileManager.default.enumerator(at: sources.appending(path: tab), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    let screens = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }

    #expect(screens.count > 50)
    for screen in screens {
      #expect(!screen.contains(".fileImporter("), "choosesFiles says what went wrong")
      #expect(screen.firstMatch(of: /fileExporter\([^{]*\{ _ in/) == nil)
    }
  }

  @MainActor private static func responder() -> WebApplication {
    WebApplication(
      scene: SavingScene(), notFound: EmptyView(),
      configuration: WebApplicationConfiguration(
        programName: "Test", addressKey: "place", languages: ["en"], knowsAddress: { $0 == "/" }))
  }
}

private struct SavingScene: Scene {
  var body: some Scene {
    WindowGroup { SavingScreen() }
  }
}

private struct SavingScreen: View {
  @State private var saves = false

  var body: some View {
    Button("Save") { saves = true }
      .accessibilityIdentifier("save")
      .savesFile(isPresented: $saves, document: NoDocument(), contentType: .json, defaultFilename: "a")
  }
}

/// A document that cannot be written.
private struct NoDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.json]

  init() {}

  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { throw Reason() }

  struct Reason: LocalizedError {
    var errorDescription: String? { "The paper is used up" }
  }
}
