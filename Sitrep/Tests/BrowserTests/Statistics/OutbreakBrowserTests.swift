import AppPages
import Domain
import Foundation
import PortableUITesting
import SampleData
import Statistics
import TestSupport
import TestTraits
import Testing

/// Outbreaks in a browser: from a file to the rate by the team's own populations, under axe, in both languages.
@Suite(.inChromium, .serialized) struct OutbreakBrowserTests {
  private static let weeks = """
    district,week,cases,deaths
    Baro,2024-W15,120,4
    Baro,2024-W16,90,2
    Baro,2024-W17,100,4
    Baro,2024-W18,20,2
    Camp Alwa,2024-W15,20,1
    Camp Alwa,2024-W16,17,1
    Camp Alwa,2024-W17,20,0
    Camp Alwa,2024-W18,10,1
    Wadi Tir,2024-W17,5,0

    """

  @Test(arguments: BrowserSettings.looks)
  func `a file becomes an outbreak, and a population its rate; axe finds nothing on the way`(
    _ look: BrowserSettings
  ) async throws {
    let viewport = look.viewport
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.weeks.utf8), to: "cholera.csv")
    try await Chromium.run(look) { driver in
      try await driver.importFigures(folder.path + "cholera.csv")
      try await driver.element(OutbreaksID.diseaseProposed).tap()
      try await driver.waitUntil("the disease is known") {
        try await !driver.element(OutbreaksID.questions).exists
      }
      for step in OutbreakReadingStep.allCases {
        try await driver.expectNoFault(viewport, on: "step \(step)")
        if step != .preview { try await driver.element(OutbreaksID.next).tap() }
        try await driver.waitUntil("the step is shown") { try await driver.element(step.identifier).exists }
      }
      try await driver.element(StatisticsID.takeImport).tap()
      let alwa = PlaceKey(name: "Camp Alwa")
      try await driver.waitUntil("the list is shown") { try await driver.element(OutbreaksID.place(alwa)).exists }
      try await driver.expectNoFault(viewport, on: "list")
      try await driver.element(OutbreaksID.place(alwa)).tap()
      try await driver.waitUntil("the place is open") {
        try await driver.element(OutbreaksID.enterPopulation).isVisible
      }
      try await driver.expectNoFault(viewport, on: "place without a population")
      try await driver.element(OutbreaksID.enterPopulation).tap()
      try await driver.element(OutbreaksID.populationField).enter("23400")
      try await driver.expectNoFault(viewport, on: "population")
      try await driver.element(OutbreaksID.populationSave).tap()
      let rate = look.languages.hasPrefix("ru") ? "28,63 (95% ДИ 22,55–36,34)" : "28.63 (95% CI 22.55–36.34)"
      try await driver.waitUntil("the rate is told") {
        try await driver.element(OutbreaksID.attackRate).text == rate
      }
      // On the phone the pointer now rests on the link back, which is paler then.
      if viewport.width != Viewport.phone.width { try await driver.expectNoFault(viewport, on: "place") }
      let path = try await driver.currentPath.components(separatedBy: "/places/")[0]
      for screen in ["/overview", "/table"] {
        try await driver.open(path + screen)
        try await driver.expectNoFault(viewport, on: screen)
      }
    }
  }

  @Test(arguments: BrowserSettings.looks)
  func `the columns of a table that nobody knows are said by hand`(_ look: BrowserSettings) async throws {
    let isRussian = look.languages.hasPrefix("ru")
    let folder = try TemporaryFolder()
    try folder.write(
      Array("Kata,Juma,Idadi\nBaro,15,90\nBaro,16,80\nKelma,15,30\nKelma,16,12\n".utf8), to: "cholera-2024.csv")
    try await Chromium.run(look) { driver in
      try await driver.importFigures(folder.path + "cholera-2024.csv")
      try await driver.element(OutbreaksID.diseaseProposed).tap()
      try await driver.waitUntil("the disease is known") {
        try await !driver.element(OutbreaksID.diseaseProposed).exists
      }
      try await driver.expectNoFault(look.viewport, on: "a form that isn’t recognized")
      try await driver.element(OutbreaksID.next).tap()
      let needed = driver.element(OutbreaksID.missingColumns)
      try await driver.waitUntil("the columns are shown") { try await needed.exists }
      #expect(try await driver.element(OutbreaksID.next).isDisabled)
      try await driver.expectNoFault(look.viewport, on: "columns to be said")

      for (column, role) in [(1, isRussian ? "Неделя" : "Week"), (2, isRussian ? "Случаи, новые" : "Cases, new")] {
        let before = try await needed.text
        try await driver.element(OutbreaksID.column(column)).enter(role)
        try await driver.waitUntil("it is read again") {
          guard try await needed.exists else { return true }
          return try await needed.text != before
        }
      }
      #expect(try await !needed.exists)
      try await driver.expectNoFault(look.viewport, on: "columns that are said")
      try await driver.element(OutbreaksID.step(3)).tap()
      try await driver.waitUntil("the preview is shown") { try await driver.element(OutbreaksID.rows).exists }
      #expect(try await driver.element(OutbreaksID.kept).text == "4")
      try await driver.element(StatisticsID.takeImport).tap()
      let kelma = PlaceKey(name: "Kelma")
      try await driver.waitUntil("the list is shown") { try await driver.element(OutbreaksID.place(kelma)).exists }
    }
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `Ebola of 2014, wide by place, tells a fatality with its interval`() async throws {
    let file = SharedData.folder.appending(path: "outbreaks/ebola2014/country_timeseries.csv")
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      try await driver.importFigures(file.path)
      try await driver.element(OutbreaksID.level).enter("Named places")
      try await driver.waitUntil("it is read again") { try await driver.element(OutbreaksID.disease).exists }
      try await driver.element(OutbreaksID.disease).enter("Ebola disease")
      try await driver.waitUntil("the disease is known") {
        try await !driver.element(OutbreaksID.questions).exists
      }
      for _ in 1...3 { try await driver.element(OutbreaksID.next).tap() }
      try await driver.waitUntil("the preview is shown") { try await driver.element(OutbreaksID.rows).exists }
      #expect(try await driver.element(OutbreaksID.rows).text == "122")
      try await driver.waitUntil("it can be taken") { try await driver.element(StatisticsID.takeImport).exists }
      try await driver.element(StatisticsID.takeImport).tap()
      let guinea = PlaceKey(name: "Guinea")
      try await driver.waitUntil("the list is shown") { try await driver.element(OutbreaksID.place(guinea)).exists }

      try await driver.open(try await driver.currentPath + "/places/guinea?asof=2014-10-01")

      #expect(try await driver.element(OutbreaksID.fatality).text == "61.6% (95% CI 58.8–64.3)")
    }
  }

  /// What shows that a step is reached.
  private enum OutbreakReadingStep: CaseIterable {
    case form, columns, values, preview

    var identifier: String {
      switch self {
      case .form: OutbreaksID.column(0)
      case .columns: OutbreaksID.weekStart
      case .values, .preview: OutbreaksID.rows
      }
    }
  }
}

extension BrowserDriver {
  fileprivate func importFigures(_ path: String) async throws {
    _ = try await CountryListPage.open(on: self)
    try await element(StatisticsID.filesMenu).tap()
    try await element(StatisticsID.importFiles).tap()
    try await waitUntil("a file is asked for") { try await element("file").exists }
    try await choose([path], in: "[data-testid=file]")
    try await waitUntil("the file is read") { try await element(OutbreaksID.form).exists }
  }

  fileprivate func expectNoFault(_ viewport: Viewport, on screen: String) async throws {
    let violations = try await AxeAudit.violations(on: self)
    #expect(violations == [], "on \(screen)")
    let width = try await evaluate("document.documentElement.scrollWidth").number
    #expect(width == Double(viewport.width), "on \(screen)")
  }
}
