import AppPages
import Domain
import Foundation
import PortableUITesting
import SampleData
import Statistics
import TestSupport
import TestTraits
import Testing

/// Line lists in a browser, from the file to the list.
@Suite(.inChromium, .serialized) struct CaseImportBrowserTests {
  @Test(arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)], LineListScenarios.live)
  func `in Chromium`(_ settings: BrowserSettings, _ scenario: Scenario) async throws {
    let app = try await AppFixture.responder(outbreaks: .fixture())
    let driver = try await BrowserDriver.start(settings, serving: app)

    try await scenario.play(driver)

    #expect(try await driver.complaints() == [], "the browser has nothing to complain about")
  }

  @Test(arguments: BrowserSettings.looks)
  func `axe finds nothing in any step, and the data folder holds nothing that names a person`(
    _ look: BrowserSettings
  ) async throws {
    var data = ""
    let keepFolder = { data = $0 }
    try await Chromium.run(look, prepare: keepFolder) { driver in
      var file = LineListFile()
      file.sexes = ("H", "M")
      try await driver.importLineList(file, named: "cholera.csv")
      try await driver.expectNoFault(look.viewport, on: "the form")
      try await driver.element(OutbreaksID.diseaseProposed).tap()
      try await driver.waitUntil("the disease is known") {
        guard try await driver.element(OutbreaksID.next).exists else { return false }
        return try await !driver.element(OutbreaksID.diseaseProposed).exists
      }
      try await driver.goOn(to: OutbreaksID.column(0))
      try await driver.expectNoFault(look.viewport, on: "the columns")
      try await driver.goOn(to: OutbreaksID.sexOfM)
      try await driver.expectNoFault(look.viewport, on: "the values")
      let isRussian = look.languages.hasPrefix("ru")
      try await driver.choose(isRussian ? "Женский" : "Female", in: OutbreaksID.sexOfM) {
        try await !driver.element(OutbreaksID.sexOfM).exists
      }
      try await driver.choose(LineListFile.secondOfMarch(in: isRussian ? "ru" : "en"), in: OutbreaksID.dateOrder) {
        try await !driver.element(OutbreaksID.questions).exists
      }
      try await driver.goOn(to: OutbreaksID.rows)
      try await driver.expectNoFault(look.viewport, on: "the preview")
      try await driver.expectNobody(on: "the preview")
      try await driver.takeLineList()
      try await driver.importLineList(file, named: "cholera.csv")
      try await driver.expectNoFault(look.viewport, on: "next week’s preview")
      try expectNobody(in: data)
    }
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `a Russian workbook is read by the program's decoder`() async throws {
    let file = SharedData.folder.appending(path: "outbreaks/generated/measles_ru.xlsx")
    try await Chromium.run(BrowserSettings(.phone, languages: "ru-RU,ru")) { driver in
      try await driver.importLineList(try Data(contentsOf: file), named: "measles_ru.xlsx")
      #expect(try await driver.element(OutbreaksID.form).text.hasPrefix("Список случаев: каждая строка — один случай."))
      if try await driver.element(OutbreaksID.diseaseProposed).exists {
        try await driver.element(OutbreaksID.diseaseProposed).tap()
        try await driver.waitUntil("the disease is known") {
          guard try await driver.element(OutbreaksID.next).exists else { return false }
          return try await !driver.element(OutbreaksID.diseaseProposed).exists
        }
      }
      try await driver.goOn(to: OutbreaksID.column(0))
      try await driver.element(OutbreaksID.step(3)).tap()
      try await driver.waitUntil("the preview is shown") { try await driver.element(OutbreaksID.rows).exists }
      #expect(try await driver.element(OutbreaksID.kept).text == "548")
      try await driver.takeLineList()
    }
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `check 28: the workbook of Am Timan goes through the import sheet, and needs its disease alone`() async throws {
    let file = SharedData.folder.appending(path: "outbreaks/linelists/AJS_AmTiman.xlsx")
    try await Chromium.run(BrowserSettings(.phone)) { driver in
      try await driver.importLineList(try Data(contentsOf: file), named: "AJS_AmTiman.xlsx")
      try await driver.choose("Hepatitis E", in: OutbreaksID.disease) {
        try await !driver.element(OutbreaksID.questions).exists
      }
      #expect(try await driver.element(OutbreaksID.name).value == "Hepatitis E, Am Timan")
      try await driver.element(OutbreaksID.step(3)).tap()
      try await driver.waitUntil("the preview is shown") { try await driver.element(OutbreaksID.rows).exists }
      for (identifier, text) in [
        (OutbreaksID.rows, "1,447"), (OutbreaksID.kept, "1,300"), (OutbreaksID.leftOut, "147"),
        (OutbreaksID.deathsRead, "9"), (OutbreaksID.places, "79"),
      ] {
        #expect(try await driver.element(identifier).text == text, "\(identifier)")
      }
      let width = try await driver.evaluate("document.documentElement.scrollWidth").number
      #expect(width == Double(Viewport.phone.width))
      try await driver.takeLineList()

      let list = try await driver.currentPath
      try await driver.open("\(list)/overview")
      try await driver.waitUntil("the list is read") { try await driver.element(OutbreaksID.fatality).exists }
      // 0.69 (0.36-1.31), as the summary rounds it.
      #expect(try await driver.element(OutbreaksID.fatality).text == "0.7% (95% CI 0.4–1.3)")
      #expect(try await driver.element(OutbreaksID.fatality + ".base").text == "Deaths: 9 · Cases: 1,300")
      try await driver.open("\(list)/quality")
      try await driver.waitUntil("the quality is shown") { try await driver.element(CasesID.rows).exists }
      #expect(try await driver.element(CasesID.fact("discarded")).text == "147")
      #expect(try await driver.element(CasesID.rows).text == "1,447")
      #expect(try await driver.element(CasesID.kept).text == "1,300")
    }
  }

  private func expectNobody(in folder: String) throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    #expect(files.contains { $0.hasSuffix(".sqlite") })
    for file in files {
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + file) else { continue }
      for secret in LineListFile.secrets {
        #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret) in \(file)")
      }
    }
  }
}

extension BrowserDriver {
  fileprivate func expectNoFault(_ viewport: Viewport, on screen: String) async throws {
    let violations = try await AxeAudit.violations(on: self)
    #expect(violations == [], "on \(screen)")
    let width = try await evaluate("document.documentElement.scrollWidth").number
    #expect(width == Double(viewport.width), "on \(screen)")
  }
}
