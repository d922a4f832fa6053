import PortableUITesting
import Testing

/// Where a scenario plays: both drivers, with script on and off.
enum Stage: String, CaseIterable, CustomTestStringConvertible {
  case inProcess, browser, browserWithoutScript

  /// Those that can play on this machine.
  static var available: [Stage] { BrowserDriver.whatIsMissing == nil ? allCases : [.inProcess] }

  var testDescription: String { rawValue }

  /// Plays a scenario on a fresh app.
  func play(
    _ viewport: Viewport = .phone, _ scenario: (_ driver: any UIDriver, _ site: TinySite) async throws -> Void
  ) async throws {
    let site = TinySite()
    let settings = BrowserSettings(viewport, runsScript: self == .browser)
    let driver: any UIDriver =
      self == .inProcess ? InProcessDriver(site) : try await BrowserDriver.start(settings, serving: site)
    try await scenario(driver, site)
  }
}
