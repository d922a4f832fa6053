import AppPages
import Certificates
import Domain
import Figures
import Foundation
import PortableUITesting
import Statistics
import TestSupport
import Testing
import World

/// What is typed while answers are slow: each character stays in the field in which it was typed.
@Suite(.inChromium, .serialized) struct TypingBrowserTests {
  static let latencies = [0, 150, 400]

  private func driver(_ viewport: Viewport = .desktop) async throws -> BrowserDriver {
    let workspaces = await WorkspacesFixture(SampleTeam.workspaces)
    return try await BrowserDriver.start(
      BrowserSettings(viewport, reducesMotion: true),
      serving: try await AppFixture.responder(pictures: [SamplePicture.kept], workspaces: workspaces))
  }

  @Test(arguments: latencies, [Viewport.phone, .desktop])
  func `name, Tab, population`(_ latency: Int, _ viewport: Viewport) async throws {
    let driver = try await driver(viewport)
    let form = try await CountryFormPage.open("/world/asia/add", on: driver)
    try await driver.live()
    try await form.name.enter("")
    try await driver.delayEvents(by: latency)

    try await driver.type("Germny\t83 million")

    try await expect(form, "Germny", "83 million", on: driver)
  }

  @Test(arguments: latencies) func `a form that a link has led to`(_ latency: Int) async throws {
    let driver = try await driver()
    let continent = try await ContinentPage.open(.asia, on: driver)
    try await driver.live()
    try await driver.delayEvents(by: latency)
    let form = try await continent.add()
    try await driver.waitUntil("the name has the focus") { try await driver.focused?.identifier == WorldID.name }

    try await driver.type("Germny\t83 million")

    try await expect(form, "Germny", "83 million", on: driver)
  }

  @Test(arguments: latencies) func `Return leads to the next field at once`(_ latency: Int) async throws {
    let driver = try await driver()
    let form = try await CountryFormPage.open("/world/asia/add", on: driver)
    try await driver.live()
    try await form.name.enter("")
    try await driver.delayEvents(by: latency)

    try await driver.type("Germny\r83 million")

    try await expect(form, "Germny", "83 million", on: driver)
  }

  @Test(arguments: latencies) func `back and forth between the fields`(_ latency: Int) async throws {
    let driver = try await driver()
    let form = try await CountryFormPage.open("/world/asia/add", on: driver)
    try await driver.live()
    try await driver.delayEvents(by: latency)

    for (name, population) in [("Ger", "8"), ("mny", "3 "), ("!", "million")] {
      try await driver.click(form.name)
      try await driver.putCaretAtEnd()
      try await driver.type(name)
      try await driver.click(form.population)
      try await driver.putCaretAtEnd()
      try await driver.type(population)
    }

    try await expect(form, "Germny!", "83 million", on: driver)
  }

  @Test(arguments: latencies, Field.allCases)
  func `every other field of the program`(_ latency: Int, _ field: Field) async throws {
    let driver = try await driver(.phone)
    try await driver.open(field.address)
    try await driver.live()
    try await field.show(on: driver)
    try await driver.waitUntil("the field is there") {
      try await driver.evaluate(Field.last + " !== undefined") == true
    }
    _ = try await driver.evaluate("\(Field.last).focus(), \(Field.last).select()")
    try await driver.delayEvents(by: latency)
    let text = "7 doses for Ghana, please"

    try await driver.type(text)

    #expect(try await driver.focused?.value == text)
    try await driver.waitUntil("all is answered") { try await driver.evaluate("document.body.$isCalm") == true }
    #expect(try await driver.focused?.value == text)
    #expect(try await driver.evaluate("document.activeElement.selectionStart").number == Double(text.count))
  }

  @Test func `the focus stays where it was when the program is killed and starts again`() async throws {
    let folder = try TemporaryFolder()
    let sitrep = try await RunningSitrep("--data", folder.path)
    let driver = try await BrowserDriver.start(BrowserSettings(.desktop), at: sitrep.address)
    let form = try await CountryFormPage.open("/world/asia/add", on: driver)
    try await form.fill("Restartland", "4242")
    try await driver.waitUntil("the page listens") { try await driver.evaluate("document.body.$heard") != .null }
    let stream = try await driver.evaluate("document.body.$heard")
    _ = await sitrep.end(SIGKILL)

    let again = try await RunningSitrep("--data", folder.path, port: sitrep.port)

    try await driver.waitUntil("the page listens again") {
      let heard = try await driver.evaluate("document.body.$heard")
      return heard != .null && heard != stream
    }
    try await driver.type("0")
    try await expect(form, "Restartland", "42420", on: driver)
    _ = await again.end()
  }

  /// Where a person can type.
  enum Field: CaseIterable, Sendable {
    case countries, table, comparison, country, ownPopulation, guidance, archives, channel, codeText, certificateName

    /// The page's uppermost field; outside of sheets, those of one line only show what cannot be changed.
    static let last = """
      [...document.querySelectorAll('textarea, input[type=search], dialog input[type=text]')]
        .filter(field => field.offsetParent && !field.closest('[inert]')).at(-1)
      """

    var address: String {
      switch self {
      case .countries, .country: "/statistics"
      case .table: "/statistics/table"
      case .comparison: "/statistics/DE"
      case .ownPopulation: "/statistics/DE"
      case .guidance: "/guidance"
      case .archives: "/workspaces"
      case .channel: "/workspaces/a/construction/water"
      case .codeText: "/certificates/text"
      case .certificateName: "/certificates/\(SamplePicture.kept.id)"
      }
    }

    func show(on driver: BrowserDriver) async throws {
      switch self {
      case .comparison: try await driver.element(ChartID.compare).tap()
      case .country: try await driver.element(StatisticsID.card).tap()
      case .ownPopulation: try await driver.element(StatisticsID.ownPopulation).tap()
      case .certificateName:
        let page = try await CertificatesPage.shown(on: driver)
        try await page.chooseFromMenu(of: SamplePicture.kept.name, CertificatesID.rename(""))
      case .countries, .table, .guidance, .archives, .channel, .codeText: break
      }
    }
  }

  private func expect(
    _ form: CountryFormPage, _ name: String, _ population: String, on driver: BrowserDriver,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for isCalm in [false, true] {
      if isCalm {
        try await driver.waitUntil("all is answered") { try await driver.evaluate("document.body.$isCalm") == true }
      }
      #expect(try await form.name.value == name, sourceLocation: sourceLocation)
      #expect(try await form.population.value == population, sourceLocation: sourceLocation)
      #expect(try await driver.focused?.identifier == WorldID.population, sourceLocation: sourceLocation)
    }
  }
}

extension BrowserDriver {
  /// Puts the caret behind what the field in focus has, without waiting for the page.
  fileprivate func putCaretAtEnd() async throws {
    _ = try await evaluate(
      "(field => field.setSelectionRange(field.value.length, field.value.length))(document.activeElement)")
  }
}
