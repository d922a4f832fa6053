import HTTPTypes
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct WebSettingsTests {
  private struct Chooser: View {
    @AppStorage("country") private var country = "RU"

    var body: some View {
      Button(country) { country = "JP" }
    }
  }

  private final class Store {
    var saved: [String: String?] = [:]
  }

  @Test func `a stored setting is shown, and a change is saved as JSON`() async throws {
    let store = Store()
    let first = await show(WebSettings(texts: ["country": #"{"string":{"_0":"CL"}}"#]) { store.saved[$1] = $0 })
    #expect(first.text.contains("CL"))

    let settings = WebSettings(texts: [:]) { store.saved[$1] = $0 }
    let app = application(settings)
    let page = await app.respond(to: WebRequest(method: .get, target: "/"))
    let control = try #require(page.text.firstMatch(of: /value="(n[\w-]{11})"/)?.1)
    _ = await app.respond(
      to: WebRequest(
        method: .post, target: "/", headers: [.contentType: "application/x-www-form-urlencoded"],
        body: Array("event=\(control)".utf8)))

    let saved = try #require(store.saved["country"] ?? nil)
    #expect(await show(WebSettings(texts: ["country": saved]) { _, _ in }).text.contains("JP"))
  }

  @Test func `a stored text that isn't a setting counts as not set`() async {
    #expect(await show(WebSettings(texts: ["country": "{"]) { _, _ in }).text.contains("RU"))
  }

  private func application(_ settings: WebSettings) -> WebApplication {
    var configuration = WebApplicationConfiguration(
      programName: "Test", addressKey: "address", languages: ["en"], knowsAddress: { _ in true })
    configuration.settings = settings
    return WebApplication(
      scene: WindowGroup { Chooser() }, notFound: EmptyView(), configuration: configuration)
  }

  private func show(_ settings: WebSettings) async -> WebResponse {
    await application(settings).respond(to: WebRequest(method: .get, target: "/"))
  }
}
