import AppPages
import DesignSystem
import PortableUITesting
import Testing

/// The list of all keys in process, without and with script.
@Suite(.timeLimit(.minutes(10))) struct KeyboardUITests {
  @Test(arguments: [false, true]) func `Settings lead to all keys, and single keys can be turned off`(runsScript: Bool)
    async throws
  {
    let driver = InProcessDriver(try await AppFixture.responder(), runsScript: runsScript)
    _ = try await CountryListPage.open(on: driver)
    _ = try await SettingsPage.open(on: driver)
    let (isOn, keys) = (driver.element(SettingsID.singleKeys), driver.element(SettingsID.keys))
    #expect(try await isOn.isOn)

    try await keys.tap()
    try await driver.waitUntil("the keys are shown") { try await driver.headings.contains("Keyboard shortcuts") }
    #expect(try await driver.textSnapshot.contains("/ or Ctrl-K"))
    try await driver.element(SettingsID.keysDone).tap()
    try await driver.waitUntil("the settings are in front") { try await !driver.element(SettingsID.keysDone).exists }

    try await isOn.tap()
    try await driver.waitUntil("they are off") { try await !isOn.isOn }
    try await keys.tap()
    try await driver.waitUntil("the keys are shown") { try await driver.element(SettingsID.keysDone).exists }
    let text = try await driver.textSnapshot
    #expect(text.contains("Single-key shortcuts are off.") && !text.contains("Show this list"))
  }
}
