import AppPages
import Certificates
import Domain
import PortableUI
import PortableUITesting
import PortableUIWeb
import Testing

/// What a platform is asked for while a certificate takes the whole screen.
@Suite struct BrightnessUITests {
  @MainActor private final class Screen {
    var asked: [Bool] = []
  }

  @MainActor private func pages(for screen: Screen) -> WebApplication {
    let model = CertificatesModel(
      CertificatesDependencies(
        pictures: [SamplePicture.kept], wallet: WalletFixture(), checking: .fixture(),
        brighten: { screen.asked.append($0) }))
    let configuration = WebApplicationConfiguration(
      programName: "Sitrep", addressKey: "place", languages: ["en"], knowsAddress: { _ in true })
    return WebApplication(
      scene: WindowGroup { CertificatesWindow(model: model) }, notFound: EmptyView(), configuration: configuration)
  }

  @Test func `the screen is bright for as long as the certificate is as large as it`() async throws {
    let screen = Screen()
    let driver = await InProcessDriver(pages(for: screen), runsScript: true)
    try await driver.open("/")
    #expect(await screen.asked == [])

    try await driver.element("open").tap()
    try await driver.waitUntil("it is bright") { await screen.asked == [true] }
    try await driver.element("certificates.full.done").tap()
    try await driver.waitUntil("it is as before") { await screen.asked == [true, false] }
  }
}

private struct CertificatesWindow: View {
  let model: CertificatesModel

  @State private var route = CertificatesRoute()

  var body: some View {
    CertificatesScreen(model: model, route: $route)
    Button("Open") {
      route.picture = SamplePicture.kept.id
      route.isFull = true
    }
    .accessibilityIdentifier("open")
  }
}
