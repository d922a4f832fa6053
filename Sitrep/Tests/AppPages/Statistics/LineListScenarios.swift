import Domain
import Foundation
import PortableUITesting
import Statistics
import Testing

/// What a person does with a line list in the import sheet, told once for every driver; choosing a file needs script.
package enum LineListScenarios {
  package static let live = [
    Scenario("from a file to a list", fromAFileToAList),
    Scenario("next week’s list", nextWeeksList),
    Scenario("a choice that can’t be", aChoiceThatCannotBe),
    Scenario("who M is", whoMIs),
  ]

  /// Four steps from a file to an outbreak, and none shows who was ill.
  package static func fromAFileToAList(on driver: any UIDriver) async throws {
    try await driver.importLineList(LineListFile(), named: "list.csv")
    #expect(
      try await driver.element(OutbreaksID.form).text == "A line list: each row is one case. It has 42 rows.")
    #expect(
      try await driver.element(OutbreaksID.questions).text == "2 questions must be answered before the import.")
    try await driver.expectNobody(on: "the form")
    try await driver.choose("Cholera", in: OutbreaksID.disease) {
      try await driver.element(OutbreaksID.questions).text.hasPrefix("1 question")
    }

    try await driver.goOn(to: OutbreaksID.column(LineListFile.outcome))
    let columns = try await driver.textSnapshot
    // The case id and all that names people.
    #expect(columns.components(separatedBy: "Values are not shown and not kept.").count == 7 + 1)
    #expect(columns.contains("For example: Wadi Tir · Port Saida"))
    try await driver.expectNobody(on: "the columns")
    try await driver.choose("Leave out this column", in: OutbreaksID.column(LineListFile.age)) {
      try await driver.textSnapshot.contains("Your choice")
    }

    let merge = OutbreaksID.merge(PlaceKey(name: "Port Saidaa"))
    try await driver.goOn(to: merge)
    try await driver.expectNobody(on: "the values")
    try await driver.choose("March 2, 2024", in: OutbreaksID.dateOrder) {
      try await !driver.element(OutbreaksID.questions).exists
    }
    try await driver.element(merge).tap()
    try await driver.waitUntil("they are merged") {
      try await driver.find(.identifier(merge)).first?.text.hasPrefix("Don’t merge") == true
    }
    let word = OutbreaksID.value(LineListFile.outcome, 0)
    try await driver.mean("Death", by: word)
    try await driver.goOn(to: OutbreaksID.rows)
    #expect(try await driver.element(OutbreaksID.deathsRead).text == "6")
    // What it means can be changed again.
    try await driver.element(OutbreaksID.step(2)).tap()
    try await driver.waitUntil("the values are shown") { try await driver.element(word).exists }
    try await driver.mean("Transferred", by: word)

    try await driver.goOn(to: OutbreaksID.rows)
    for (identifier, text) in [
      (OutbreaksID.diseaseRead, "Cholera"), (OutbreaksID.rows, "42"), (OutbreaksID.kept, "40"),
      (OutbreaksID.leftOut, "2"), (OutbreaksID.places, "2"), (OutbreaksID.deathsRead, "5"),
    ] {
      #expect(try await driver.element(identifier).text == text)
    }
    let preview = try await driver.textSnapshot
    #expect(preview.contains("Line 6: entered again on line 43") && preview.contains("the same as line "))
    #expect(preview.contains("Wadi Tir · March "), "rows left out say place and day")
    let curve = try await driver.accessibility(of: .identifier(CasesID.plot)).name
    #expect(curve.hasPrefix("Epidemic curve: 40 cases. "))
    #expect(preview.contains("7 columns name people. None of their values is kept."))
    try await driver.expectNobody(on: "the preview")
    try await driver.takeLineList()
    try await driver.expectNobody(on: "the list")
  }

  /// The next list with the same heading is read as the last one: one press imports it, in place of the last one.
  package static func nextWeeksList(on driver: any UIDriver) async throws {
    var file = LineListFile()
    try await driver.importLineList(file, named: "list.csv")
    try await driver.choose("Cholera", in: OutbreaksID.disease) {
      try await driver.element(OutbreaksID.questions).text.hasPrefix("1 question")
    }
    try await driver.goOn(to: OutbreaksID.column(0))
    try await driver.goOn(to: OutbreaksID.dateOrder)
    try await driver.choose("March 2, 2024", in: OutbreaksID.dateOrder) {
      try await !driver.element(OutbreaksID.questions).exists
    }
    try await driver.goOn(to: OutbreaksID.rows)
    #expect(try await !driver.element(OutbreaksID.asLastTime).exists)
    #expect(try await !driver.element(OutbreaksID.target).exists)
    try await driver.takeLineList()
    let path = try await driver.currentPath
    let name = try await driver.title.components(separatedBy: " – ")[0]

    file.cases = 45
    try await driver.importLineList(file, named: "week 2.csv")
    #expect(try await driver.element(OutbreaksID.rows).text == "47")
    #expect(try await driver.element(OutbreaksID.diseaseRead).text == "Cholera")
    #expect(
      try await driver.element(OutbreaksID.asLastTime).text.hasPrefix("Columns and values are read as on "))
    #expect(try await driver.textSnapshot.contains("The outbreaks that you have stay as they are."))
    try await driver.choose("Replaces “\(name)”", in: OutbreaksID.target) {
      try await driver.textSnapshot.contains("All its cases are replaced by this file.")
    }
    #expect(try await driver.element(OutbreaksID.asLastTime).exists)
    try await driver.takeLineList()
    #expect(try await driver.currentPath == path)

    try await driver.importLineList(file, named: "measles.csv")
    #expect(try await driver.element(OutbreaksID.diseaseProposed).exists, "the file’s name says another disease")
    try await driver.element(OutbreaksID.changeColumns).tap()
    try await driver.waitUntil("the columns are shown") { try await driver.element(OutbreaksID.column(0)).exists }
  }

  /// A list without a date is none: the choice is taken back, and what was said before stays.
  package static func aChoiceThatCannotBe(on driver: any UIDriver) async throws {
    try await driver.importLineList(LineListFile(), named: "cholera.csv")
    try await driver.element(OutbreaksID.diseaseProposed).tap()
    try await driver.waitUntil("the disease is known") {
      guard try await driver.element(OutbreaksID.next).exists else { return false }
      return try await !driver.element(OutbreaksID.diseaseProposed).exists
    }
    try await driver.goOn(to: OutbreaksID.column(LineListFile.onset))

    try await driver.choose("Leave out this column", in: OutbreaksID.column(LineListFile.onset)) {
      try await driver.element(OutbreaksID.refusal).exists
    }

    #expect(try await driver.element(OutbreaksID.refusal).text.contains("no column has the cases’ dates"))
    try await driver.goOn(to: OutbreaksID.dateOrder)
    #expect(try await !driver.element(OutbreaksID.refusal).exists)
    #expect(try await driver.element(OutbreaksID.questions).text.hasPrefix("1 question"))
  }

  /// Beside H it is asked who M is, also in lower case, and the answer can be changed.
  package static func whoMIs(on driver: any UIDriver) async throws {
    var file = LineListFile()
    file.sexes = ("H", "m")
    file.hasPlainDates = true
    try await driver.importLineList(file, named: "cholera.csv")
    #expect(try await driver.element(OutbreaksID.questions).text.hasPrefix("2 questions"))
    try await driver.goOn(to: OutbreaksID.column(0))
    try await driver.goOn(to: OutbreaksID.sexOfM)

    let letter = OutbreaksID.value(LineListFile.sex, 0)
    try await driver.choose("Female", in: OutbreaksID.sexOfM) { try await driver.element(letter).exists }

    #expect(try await !driver.element(OutbreaksID.sexOfM).exists)
    #expect(try await driver.element(OutbreaksID.questions).text.hasPrefix("1 question"))
    #expect(try await driver.textSnapshot.contains("“m” in 20 rows"))
    try await driver.mean("Male", by: letter)
    #expect(try await !driver.element(OutbreaksID.sexOfM).exists)
  }
}

extension UIDriver {
  /// Opens the app and gives a line list to its import sheet.
  package func importLineList(_ file: LineListFile, named name: String) async throws {
    try await importLineList(file.bytes, named: name)
  }

  /// The same of any file.
  package func importLineList(_ bytes: Data, named name: String) async throws {
    _ = try await CountryListPage.open(on: self)
    try await element(StatisticsID.filesMenu).tap()
    try await element(StatisticsID.importFiles).tap()
    try await waitUntil("a file is asked for") { try await element("file").exists }
    try await choose(bytes, named: name, type: "text/csv", in: "file")
    try await waitUntil("the file is read") { try await element(OutbreaksID.step).exists }
  }

  /// Goes to the next step, which has this element.
  package func goOn(to identifier: String) async throws {
    try await element(OutbreaksID.next).tap()
    try await waitUntil("\(identifier) is shown") { try await element(identifier).exists }
  }

  /// Chooses an option, and waits until the list is read by it.
  package func choose(
    _ option: String, in identifier: String, until isDone: @escaping @Sendable () async throws -> Bool
  ) async throws {
    try await element(identifier).enter(option)
    try await waitUntil("“\(option)” is taken") {
      guard try await element(OutbreaksID.step).exists else { return false }
      return try await isDone()
    }
  }

  /// Says what a value means, and waits until the list is read by it.
  package func mean(_ option: String, by identifier: String) async throws {
    let before = try await element(identifier).attribute("data-value")
    try await element(identifier).enter(option)
    try await waitUntil("“\(option)” is taken") {
      guard let picker = try await find(.identifier(identifier)).first else { return false }
      return picker.attributes["data-value"] != before
    }
  }

  /// Imports what the preview shows, and waits until it is open.
  package func takeLineList() async throws {
    try await waitUntil("it can be taken") { try await element(StatisticsID.takeImport).exists }
    try await element(StatisticsID.takeImport).tap()
    try await waitUntil("it is open") { try await currentPath.hasPrefix("/statistics/outbreaks/") }
  }

  /// Expects nothing that names a person.
  package func expectNobody(on screen: String) async throws {
    let page = try await textSnapshot
    for secret in LineListFile.secrets { #expect(!page.contains(secret), "\(secret) on \(screen)") }
  }
}
