import AppPages
import Domain
import Foundation
import PortableUITesting
import TestTraits
import Testing
import World

/// The World tab in process, without script and live.
@Suite(.timeLimit(.minutes(10))) struct WorldUITests {
  /// Names that could be taken for something else than text.
  static let hostileNames = [
    "<script>alert(1)</script>", "a\"'&b", "</style><b>", "ישראל", "Land 🇯🇵👩‍👩‍👧", "=SUM(A1)", "@x,y;z",
    String(repeating: "W", count: 100), "%2e%2e/x?y#z",
  ]

  private func driver(
    _ populations: Populations = [:], store: any WorldStore = InMemoryWorldStore(), language: String = "en-US",
    runsScript: Bool = false
  ) async throws -> InProcessDriver {
    InProcessDriver(
      try await AppFixture.responder(populations: populations, worldStore: store), language: language,
      runsScript: runsScript)
  }

  @Test(.proves(93, 94, 95, 96, 97, 98, 100, 101, 102, 105, 106, 107, 108, 109), arguments: WorldScenarios.all)
  func `without script`(
    _ scenario: Scenario
  ) async throws {
    try await scenario.play(try await driver())
  }

  @Test(
    .proves(111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122),
    arguments: WorldScenarios.all + WorldScenarios.live)
  func `live`(_ scenario: Scenario) async throws {
    try await scenario.play(try await driver(runsScript: true))
  }

  @Test(.proves(108)) func `the sentence is right in every open window`() async throws {
    let app = try await AppFixture.responder()
    let (mine, other) = (InProcessDriver(app, runsScript: true), InProcessDriver(app, runsScript: true))
    let world = try await WorldPage.open(on: other)
    let asia = try await ContinentPage.open(.asia, on: mine)

    try await asia.add("A", "10")

    try await other.waitUntil("the sentence follows") {
      try await world.sentence.text
        == "There is 1 country in the entire world, with a total population of 10 people."
    }
    #expect(try await world.undoText.text == "“A” was added.")
    try await world.undo()
    try await mine.waitUntil("the country is gone") { try await asia.names == [] }
  }

  @Test(.proves(108, 118)) func `two windows that add at the same moment lose nothing`() async throws {
    let app = try await AppFixture.responder()
    let windows = (0..<4).map { _ in InProcessDriver(app, runsScript: true) }

    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, window) in windows.enumerated() {
        group.addTask {
          let asia = try await ContinentPage.open(.asia, on: window)
          for step in 0..<5 { try await asia.add("Country \(["K", "L", "M", "N"][number])\(step)", "\(step + 1)") }
        }
      }
      try await group.waitForAll()
    }

    let asia = try await ContinentPage.open(.asia, on: InProcessDriver(app))
    #expect(try await asia.count.text == "20")
    #expect(try await asia.people.text == "60")
  }

  @Test(.proves(113), arguments: hostileNames, [false, true])
  func `hostile names stay text everywhere`(_ name: String, _ runsScript: Bool) async throws {
    let driver = try await driver(runsScript: runsScript)
    let asia = try await ContinentPage.open(.asia, on: driver)

    try await asia.add(name, "7")
    #expect(try await asia.names == [name])
    #expect(try await asia.row(name).text.contains(name))
    #expect(try await asia.sentences.text == "\(name) has a population of 7 people.")
    #expect(try await asia.undoText.text == "“\(name)” was added.")
    let form = try await asia.edit(name)
    #expect(try await form.name.value == name)
    try await form.cancel()

    let again = try await ContinentPage.shown(.asia, on: driver).add()
    try await again.fill(name, "8")
    try await again.add()
    try await again.waitForAlert("\(name) is already in Asia")
    try await again.answer("Cancel")
    try await again.cancel()
    try await ContinentPage.shown(.asia, on: driver).delete(name)
    #expect(try await asia.undoText.text == "“\(name)” was deleted.")
  }

  @Test(.proves(120, 121), arguments: ["a\u{202E}b", "a\u{200B}b", String(repeating: "W", count: 101), "=1+1", "  "])
  func `what is no name is refused by an alert`(_ name: String) async throws {
    let form = try await CountryFormPage.open("/world/asia/add", on: try await driver(runsScript: true))
    try await form.fill(name, "7")
    try await form.add()
    try await form.waitForAlert("Check the name")
  }

  @Test func `an export holds every country, and its import gives the same world`() async throws {
    let names = Self.hostileNames
    let world: Populations = [.asia: Dictionary(uniqueKeysWithValues: zip(names, 1...)), .europe: ["Łódź": 5]]
    for (identifier, fileName) in [(WorldID.exportCSV, "sitrep-world.csv"), (WorldID.exportJSON, "sitrep-world.json")] {
      let giver = try await driver(world, runsScript: true)
      try await WorldPage.open(on: giver).chooseFile(identifier)
      try await giver.waitUntil("the file has come") { await giver.downloads.count == 1 }
      let file = try #require(await giver.downloads.first)
      #expect(file.name == fileName)

      let taker = try await driver(runsScript: true)
      let page = try await WorldPage.open(on: taker)
      try await page.importFile(
        StoredFile(name: file.name, type: file.type, bytes: file.bytes), on: taker)
      try await taker.waitUntil("the preview is shown") { try await taker.element(WorldID.takeImport).isVisible }
      #expect(try await taker.importSummary.contains("10 to add 0 to replace 0 unchanged 0 with errors"))
      try await taker.element(WorldID.takeImport).tap()
      try await taker.waitUntil("the countries are there") {
        try await page.sentence.text.hasPrefix("There are 10 countries in the entire world")
      }
      #expect(try await Set(page.choose(.asia).names) == Set(names))
    }
  }

  @Test func `an import tells what is added, replaced, refused and why, and can be undone`() async throws {
    let driver = try await driver([.asia: ["Japan": 1, "China": 2], .europe: ["Georgia": 3]], runsScript: true)
    let page = try await WorldPage.open(on: driver)
    let text = """
      continent,country,population
      Asia,Japan,10
      Asia,China,2
      Asia,India,20
      Asia,Georgia,30
      Atlantis,Nowhere,1
      Asia,,5
      Asia,Iran,many
      Asia,JAPAN,11
      """

    try await page.importFile(StoredFile(name: "w.csv", type: "text/csv", bytes: Array(text.utf8)), on: driver)
    try await driver.waitUntil("the preview is shown") { try await driver.element(WorldID.takeImport).isVisible }

    #expect(try await driver.importSummary.contains("2 to add 1 to replace 1 unchanged 4 with errors"))
    let shown = try await driver.textSnapshot
    for reason in [
      "Line 6: There is no such continent.", "Line 7: Enter the country’s name.",
      "Line 8: Population must be a whole number, such as 83,000,000.",
      "Line 9: The country is on line 2 already.", "Currently 1.", "Also on another continent",
    ] {
      #expect(shown.contains(reason), "\(reason) is told")
    }
    try await driver.element(WorldID.takeImport).tap()
    try await driver.waitUntil("it is told") {
      try await page.undoText.text == "3 countries were imported."
    }
    #expect(
      try await page.sentence.text
        == "There are 5 countries in the entire world, with a total population of 65 people.")
    try await page.undo()
    #expect(
      try await page.sentence.text == "There are 3 countries in the entire world, with a total population of 6 people.")
  }

  @Test func `an import's preview groups the numbers, and shows what is refused as it stands`() async throws {
    let driver = try await driver([.europe: ["Germany": 80_000_001]], runsScript: true)
    let page = try await WorldPage.open(on: driver)
    let text = "continent,country,population\nEurope,Germany,83000000\nEurope,France,60 mln\n"

    try await page.importFile(StoredFile(name: "w.csv", type: "text/csv", bytes: Array(text.utf8)), on: driver)
    try await driver.waitUntil("the preview is shown") { try await driver.element(WorldID.takeImport).isVisible }

    let shown = try await driver.textSnapshot
    for line in ["Germany · Europe · 83,000,000", "Currently 80,000,001.", "France · Europe · 60 mln"] {
      #expect(shown.contains(line), "\(line) is told")
    }
  }

  @Test func `a file in a code page tells its encoding, and can be read in another`() async throws {
    let driver = try await driver(runsScript: true)
    let page = try await WorldPage.open(on: driver)
    let bytes = Array("continent,country,population,notes\nEurope,".utf8) + [0xD6] + Array("land,5,x\n".utf8)

    try await page.importFile(StoredFile(name: "w.csv", type: "text/csv", bytes: bytes), on: driver)
    try await driver.waitUntil("the preview is shown") { try await driver.element(WorldID.takeImport).isVisible }
    let shown = try await driver.textSnapshot
    #expect(shown.contains("Öland") && shown.contains("The text was read as Windows-1252."))
    #expect(shown.contains("Columns not used: notes."))

    try await driver.element(WorldID.importEncoding).enter("Windows-1251")
    try await driver.waitUntil("it is read again") { try await driver.textSnapshot.contains("Цland") }
    #expect(try await driver.textSnapshot.contains("The text was read as Windows-1251."))
  }

  @Test func `a country of an ambiguous name is asked for its code`() async throws {
    let driver = try await driver(runsScript: true)
    let page = try await WorldPage.open(on: driver)

    try await page.importFile(
      StoredFile(name: "w.csv", type: "text/csv", bytes: Array("Congo,5\nGermny,6\nFrance,7\n".utf8)), on: driver)
    try await driver.waitUntil("the preview is shown") { try await driver.element(WorldID.takeImport).isVisible }
    let shown = try await driver.textSnapshot
    #expect(shown.contains("Line 1: Several countries are called this. Use CD or CG."))
    #expect(shown.contains("Line 2: This country isn’t recognized."))
    #expect(try await driver.importSummary.contains("1 to add 0 to replace 0 unchanged 2 with errors"))
  }

  @Test func `of whom the numbers are is told only where there are any`() async throws {
    let words = "You entered or added all of these numbers."
    let empty = try await driver()
    _ = try await WorldPage.open(on: empty)
    #expect(try await !empty.textSnapshot.contains(words))

    let entered = try await driver([.asia: ["A": 1]])
    _ = try await WorldPage.open(on: entered)
    #expect(try await entered.textSnapshot.contains(words))
  }

  @Test(arguments: [
    ("", "The file is empty."), ("a,b\n1,2\n", "The header row has no “country” column."),
    ("{\"format\": 7}", "This file isn’t a list of countries"),
  ])
  func `a file that cannot be read says why`(_ text: String, _ reason: String) async throws {
    let driver = try await driver(runsScript: true)
    let page = try await WorldPage.open(on: driver)

    try await page.importFile(StoredFile(name: "w.csv", type: "text/csv", bytes: Array(text.utf8)), on: driver)
    try await driver.waitUntil("the reason is told") { try await driver.textSnapshot.contains(reason) }

    #expect(try await !driver.element(WorldID.takeImport).exists)
    try await driver.element(WorldID.cancel).tap()
    _ = try await WorldPage.shown(on: driver)
  }

  @Test func `Undo of a page that has not heard of a later action takes nothing back`() async throws {
    let app = try await AppFixture.responder()
    let one = InProcessDriver(app)
    let other = InProcessDriver(app)
    let asia = try await ContinentPage.open(.asia, on: one)
    try await asia.add("Fiji", "1")
    try await ContinentPage.open(.asia, on: other).add("Tonga", "2")

    try await one.element(WorldID.undo).tap()

    #expect(try await asia.names == ["Fiji", "Tonga"])
    #expect(try await asia.undoText.text == "“Tonga” was added.")
    try await asia.undo()
    #expect(try await asia.names == ["Fiji"])
  }

  @Test(arguments: [false, true])
  func `a change that was not stored is taken back, and an alert says so`(runsScript: Bool) async throws {
    let driver = try await driver(store: InMemoryWorldStore(problem: .diskFull), runsScript: runsScript)
    let form = try await CountryFormPage.open("/world/asia/add", on: driver)
    try await form.fill("A", "10")
    try await form.add()

    try await form.waitForAlert("Your last change was not saved")
    try await form.answer("OK")
    #expect(try await ContinentPage.shown(.asia, on: driver).names == [])
  }

  @Test(.proves(107, 113)) func `a Russian reader has Russian sentences, names and order`() async throws {
    let driver = try await driver([.asia: ["Япония": 2, "Cathay": 5, "Индия": 21]], language: "ru-RU")
    let world = try await WorldPage.open(on: driver)
    #expect(try await world.sentence.text == "Во всём мире 3 страны, в них 28 человек.")
    #expect(try await world.button(.asia).text.hasPrefix("Азия 3 страны, 28 человек"))
    let asia = try await world.choose(.asia)
    #expect(try await asia.names == ["Индия", "Япония", "Cathay"])
    #expect(
      try await asia.sentences.text
        == "Индия: население 21 человек. Япония: население 2 человека. Cathay: население 5 человек.")
  }

  @Test(.proves("U18"))
  func `a country with a name of its own in either language bears the reader's, in the reader's order`()
    async throws
  {
    let world: Populations = [.europe: ["Albania": 2_489_762, "Австрия": 9, "Ruritania": 1, "Albanien": 3]]
    let driver = try await driver(world, language: "ru-RU", runsScript: true)
    let europe = try await ContinentPage.open(.europe, on: driver)

    #expect(try await europe.names == ["Австрия", "Albania", "Albanien", "Ruritania"])
    #expect(try await europe.row("Albania").text.contains("Албания 2\u{A0}489\u{A0}762 человека"))
    #expect(
      try await europe.sentences.text
        == "Австрия: население 9 человек. Албания: население 2\u{A0}489\u{A0}762 человека. "
        + "Albanien: население 3 человека. Ruritania: население 1 человек.")
    let english = try await self.driver(world)
    #expect(
      try await ContinentPage.open(.europe, on: english).sentences.text.contains(
        "Albania has a population of 2489762 people. Albanien has a population of 3 people. Austria has"))

    let form = try await CountryFormPage.open("/world/europe/edit?name=Albania", on: driver)
    #expect(try await form.name.value == "Албания")
    try await form.population.enter("5")
    try await form.add()
    #expect(try await ContinentPage.shown(.europe, on: driver).names.contains("Albania"), "the name is not touched")
    #expect(try await europe.undoText.text == "Страна «Албания» изменена.")
  }

  @Test(.proves("U16")) func `a small share is never 0%, and one bar is as long as the other`() async throws {
    let driver = try await driver([.europe: ["Andorra": 40_000, "Russia": 146_000_000]])

    let europe = try await ContinentPage.open(.europe, on: driver)

    #expect(try await europe.row("Andorra").text.contains("Andorra 40,000 people, <0.1%"))
    #expect(try await europe.row("Russia").text.contains("Russia 146,000,000 people, >99.9%"))
  }

  @Test(.proves("U9")) func `what was typed into Add Country is there after a reload`() async throws {
    let driver = try await driver(runsScript: true)
    let form = try await CountryFormPage.open("/world/asia/add", on: driver)
    try await form.fill("Japan", "125")

    try await driver.reload()

    #expect(try await form.name.value == "Japan")
    #expect(try await form.parsed.text == "That’s 125 people.")
  }

  @Test(.proves(112)) func `a sum that no number can hold is said to be so`() async throws {
    let driver = try await driver([.asia: ["A": .max, "B": 1]])
    let world = try await WorldPage.open(on: driver)
    #expect(
      try await world.sentence.text
        == "There are 2 countries in the entire world, with more people than can be counted.")
    #expect(try await world.choose(.asia).people.text == "more than can be counted")
  }

  @Test(.proves(110, 111, 112, "L5")) func `the information is one named text with the totals in it, and no field`()
    async throws
  {
    let driver = try await driver([.asia: ["A": 1, "B": 2]])
    let information = try await ContinentPage.open(.asia, on: driver).information
    #expect(try await information.role == .group)
    #expect(try await information.name == "The continent in words")
    #expect(
      try await information.text
        == "Countries: 2 People: 3 A has a population of 1 person. B has a population of 2 people.")
    #expect(try await information.attribute("tabindex") == "0")
    #expect(try await information.value == nil)
  }

  @Test func `a row's menu bears the country's name, not its flag`() async throws {
    let driver = try await driver([.asia: ["Japan": 1]])
    try await ContinentPage.open(.asia, on: driver).delete("Japan")
  }
}

extension WorldPage {
  /// Chooses a file in the dialog that the menu opens.
  fileprivate func importFile(_ file: StoredFile, on driver: InProcessDriver) async throws {
    try await chooseFile(WorldID.importFile)
    try await driver.choose([file], for: .identifier("file"))
  }
}

extension InProcessDriver {
  /// The four numbers of the preview.
  fileprivate var importSummary: String {
    get async throws { try await find(.identifier(WorldID.importSummary)).map(\.text).joined(separator: " ") }
  }
}
