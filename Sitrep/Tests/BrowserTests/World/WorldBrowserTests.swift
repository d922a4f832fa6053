import AppPages
import Domain
import Foundation
import PortableUITesting
import TestSupport
import TestTraits
import Testing
import World

/// The scenarios of the World tab in Chromium, on a phone and on a desktop, with and without script.
@Suite(.inChromium, .serialized) struct WorldBrowserTests {
  @Test(
    .proves(93, 94, 95, 96, 97, 98, 100, 101, 102, 105, 106, 107, 108, 109, 111, 112),
    .proves(113, 114, 115, 116, 117, 118, 119, 120, 121, 122), arguments: Play.each(of: WorldScenarios.all))
  func `in Chromium`(_ play: Play) async throws {
    try await Chromium.run(play.settings) { try await play.scenario.play($0) }
  }

  @Test(.proves(116, 117, 120), arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)], WorldScenarios.live)
  func `with script`(_ settings: BrowserSettings, _ scenario: Scenario) async throws {
    try await Chromium.run(settings) { try await scenario.play($0) }
  }

  @Test(.proves(108)) func `two windows: each follows the other, and what both add at once is all there`() async throws
  {
    let chromium = try await Chromium()
    let (mine, other) = (
      try await chromium.driver(BrowserSettings(.phone)), try await chromium.driver(BrowserSettings(.desktop))
    )
    let world = try await WorldPage.open(on: other)
    let asia = try await ContinentPage.open(.asia, on: mine)
    try await asia.add("A", "10")
    try await other.waitUntil("the sentence follows") {
      try await world.sentence.text
        == "There is 1 country in the entire world, with a total population of 10 people."
    }

    let europe = try await world.choose(.europe)
    async let here: Void = asia.add("B", "20")
    async let there: Void = europe.add("C", "30")
    _ = try await (here, there)

    try await other.waitUntil("the sentence counts both") {
      try await world.sentence.text
        == "There are 3 countries in the entire world, with a total population of 60 people."
    }
    #expect(try await mine.consoleMessages() + other.consoleMessages() == [])
    try await chromium.end()
  }

  @Test func `the whole flow by keyboard`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await WorldPage.open(on: driver)
      try await driver.pressTab(until: WorldID.continent(.asia))
      try await driver.press(.enter)
      let asia = try await ContinentPage.shown(.asia, on: driver)

      try await driver.pressTab(until: WorldID.addCountry)
      try await driver.press(.enter)
      let form = try await CountryFormPage.shown(on: driver)
      try await driver.waitUntil("the name has the focus") { try await driver.focused?.identifier == WorldID.name }
      try await driver.type("A")
      try await driver.press(.enter)
      try await driver.waitUntil("the population has the focus") {
        try await driver.focused?.identifier == WorldID.population
      }
      try await driver.type("x")
      try await driver.press(.enter)
      try await form.waitForAlert("Check the population")
      try await driver.press(.enter)
      try await driver.waitUntil("the wrong field has the focus") {
        try await driver.focused?.identifier == WorldID.population
      }
      try await driver.press(.backspace)
      try await driver.type("10")
      try await driver.press(.enter)
      _ = try await ContinentPage.shown(.asia, on: driver)
      #expect(try await asia.names == ["A"])

      try await driver.pressTab(until: WorldID.addCountry)
      try await driver.press(.enter)
      _ = try await CountryFormPage.shown(on: driver)
      try await driver.waitUntil("the name has the focus") { try await driver.focused?.identifier == WorldID.name }
      try await driver.type("B")
      try await driver.press(.escape)
      _ = try await ContinentPage.shown(.asia, on: driver)
      #expect(try await asia.names == ["A"])
    }
  }

  @Test func `after a deletion the focus is where the row was`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      let asia = try await ContinentPage.open(.asia, on: driver)
      for name in ["A", "B", "C"] { try await asia.add(name, "10") }
      try await asia.delete("B")
      let focused = try await driver.evaluate(
        "document.activeElement.closest('.row')?.querySelector('[data-testid^=\"world.country\"]')?.dataset.testid")
      #expect(focused.string == WorldID.country("C"))
    }
  }

  @Test(.proves(110)) func `the information is scrolled, by keyboard too, selected and never edited`() async throws {
    try await Chromium.run(BrowserSettings(.smallPhone)) { driver in
      let asia = try await ContinentPage.open(.asia, on: driver)
      try await driver.importText(Self.table(of: 300), in: asia)
      let information = "document.querySelector('[data-testid=\"\(WorldID.information)\"]')"

      #expect(try await driver.frame(of: asia.information).height <= 200)
      #expect(try await driver.evaluate("\(information).scrollHeight > \(information).clientHeight * 10") == true)
      #expect(try await driver.evaluate("getComputedStyle(\(information)).userSelect") != "none")
      #expect(try await driver.evaluate("\(information).isContentEditable") == false)
      #expect(try await driver.evaluate("\(information).querySelector('input, textarea')") == .null)
      _ = try await driver.evaluate("\(information).focus()")
      try await driver.press(.end)
      try await driver.waitUntil("its last sentence is in sight") {
        try await driver.evaluate(
          "\(information).scrollTop + \(information).clientHeight >= \(information).scrollHeight - 1") == true
      }
      try await driver.waitUntil("all sentences come") {
        try await driver.press(.end)
        return try await asia.information.text.contains("C0299 has a population of 299 people.")
      }
      let selected = try await driver.evaluate(
        "getSelection().selectAllChildren(\(information)), String(getSelection())")
      #expect(selected.string?.contains("C0299 has a population of 299 people.") == true)
    }
  }

  private static func table(of count: Int) -> String {
    (0..<count).reduce(into: "continent,country,population\n") { text, number in
      text += "Asia,C\(String(10_000 + number).dropFirst()),\(number)\n"
    }
  }

  /// The keyboard of a phone leaves about 300 of the 568 points; the browser makes what is seen that much lower.
  @Test(.proves(123), arguments: [true, false])
  func `with a keyboard on the smallest phone the buttons are in reach`(_ runsScript: Bool) async throws {
    let low = Viewport(width: 320, height: 300)
    try await Chromium.run(BrowserSettings(low, runsScript: runsScript)) { driver in
      for field in [WorldID.name, WorldID.population] {
        let form = try await CountryFormPage.open("/world/asia/add?name=Jap", on: driver)
        try await driver.element(field).enter("Japan\(field.count)")
        #expect(try await driver.focused?.identifier == field)
        for button in [form.addButton, form.cancelButton] {
          try await driver.scroll(to: button)
          let frame = try await driver.frame(of: button)
          let bottom = try await driver.evaluate("document.querySelector('.tabs').getBoundingClientRect().top")
          #expect(frame.y >= 0 && frame.maxY <= bottom.number ?? 0)
        }
        try await form.cancel()
        _ = try await ContinentPage.shown(.asia, on: driver)
      }
      let form = try await CountryFormPage.open("/world/asia/add", on: driver)
      try await form.fill("A", "10")
      try await form.add()
      #expect(try await ContinentPage.shown(.asia, on: driver).names == ["A"])
    }
  }

  @Test(.proves(123)) func `Esc and a tap beside the fields put the keyboard away`() async throws {
    try await Chromium.run(BrowserSettings(Viewport(width: 320, height: 300))) { driver in
      let form = try await CountryFormPage.open("/world/asia/add", on: driver)
      try await form.name.enter("A")
      try await driver.click(form.parsed)
      try await driver.waitUntil("no field has the focus") { try await driver.focused?.identifier != WorldID.name }
      #expect(try await form.name.value == "A")
      try await form.name.enter("A")
      try await driver.press(.escape)
      _ = try await ContinentPage.shown(.asia, on: driver)
    }
  }

  @Test(.proves(123, "L5"), arguments: ["en-US,en", "ru-RU,ru"])
  func `above a phone's keyboard Add and Cancel are in sight without scrolling, whatever has the focus`(
    _ languages: String
  ) async throws {
    let low = Viewport(width: 320, height: 315)
    try await Chromium.run(BrowserSettings(low, languages: languages)) { driver in
      let form = try await CountryFormPage.open("/world/northAmerica/add", on: driver)
      for field in [form.name, form.population] {
        try await field.enter("1")
        for button in [form.addButton, form.cancelButton] {
          let frame = try await driver.frame(of: button)
          #expect(frame.y >= 0 && frame.maxY <= 315 && frame.x >= 0 && frame.maxX <= 320)
          #expect(frame.height >= 44 && frame.width >= 44)
          let hit = try await driver.evaluate(
            "document.elementFromPoint(\(frame.x + frame.width / 2), \(frame.y + frame.height / 2)).closest('button').dataset.testid"
          )
          #expect(hit.string == (button.query == form.addButton.query ? WorldID.add : WorldID.cancel))
        }
      }
      #expect(try await driver.evaluate("document.documentElement.scrollWidth") == 320)
    }
  }

  @Test(.proves("U9")) func `what was typed into Add Country is there after a reload, suggested names included`()
    async throws
  {
    try await Chromium.run(BrowserSettings(.phone)) { driver in
      let form = try await CountryFormPage.open("/world/asia/add", on: driver)
      try await form.name.enter("Jap")
      try await form.population.enter("125")
      try await driver.element(WorldID.suggestion(try #require(CountryCode("JP")))).tap()
      try await driver.waitUntil("the name is taken") { try await form.name.value == "Japan" }

      try await driver.reload()

      let again = try await CountryFormPage.shown(on: driver)
      try await driver.waitUntil("the name is there") { try await again.name.value == "Japan" }
      #expect(try await again.population.value == "125")
      try await driver.waitUntil("the program has it too") { try await again.parsed.text == "That’s 125 people." }
      try await again.add()
      #expect(try await ContinentPage.shown(.asia, on: driver).names == ["Japan"])
      let empty = try await CountryFormPage.open("/world/asia/add", on: driver)
      #expect(try await empty.name.value == "", "another visit begins anew")
    }
  }

  @Test(.proves("U16")) func `a bar of the whole ends where its row's text may end, on both screens`() async throws {
    try await Chromium.run(BrowserSettings(.phone)) { driver in
      let asia = try await ContinentPage.open(.asia, on: driver)
      try await asia.add("Japan", "10")
      let bar = "[...document.querySelectorAll('.current .sh.clip')].map(e => e.getBoundingClientRect())"
      let part = "[...document.querySelectorAll('.current .sh.clip .sh')].map(e => e.getBoundingClientRect())"
      for path in ["/world/asia", "/world"] {
        try await driver.open(path)
        let (whole, filled) = (
          try await driver.evaluate("Math.max(...\(bar).map(r => r.width))"),
          try await driver.evaluate("Math.max(...\(part).map(r => r.width))")
        )
        let width = try #require(whole.number)
        #expect(width > 200, "on \(path)")
        #expect(abs((filled.number ?? 0) - width) < 1, "on \(path)")
      }
    }
  }

  @Test(.proves("U21"))
  func `one tap on Import opens the browser's own dialog, and leaving that leaves everything as it was`()
    async throws
  {
    try await Chromium.run(BrowserSettings(.phone)) { driver in
      let world = try await WorldPage.open(on: driver)
      try await world.chooseFile(WorldID.importFile)
      try await driver.waitUntil("the dialog is open, and no other one is seen") {
        try await driver.evaluate("getComputedStyle(document.querySelector('[data-picks]')).opacity") == "0"
      }
      try await driver.press(.escape)
      try await driver.waitUntil("nothing is asked for any more") { try await !driver.element("file").exists }

      try await driver.leaveFileDialogs()
      try await world.chooseFile(WorldID.importFile)
      try await driver.waitUntil("the dialog was left") { try await !driver.element("file").exists }
      #expect(try await world.sentence.isVisible)
    }
  }

  @Test(.proves("D1")) func `on a wide screen world, continent and form stand side by side`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      let asia = try await ContinentPage.open(.asia, on: driver)
      let sentence = try await driver.frame(of: driver.element(WorldID.sentence))
      #expect(try await driver.frame(of: asia.count).x > sentence.maxX)
      let form = try await asia.add()
      #expect(try await driver.element(WorldID.sentence).isVisible)
      try await form.fill("A", "10")
      try await form.add()
      try await driver.waitUntil("the sentence beside it follows") {
        try await driver.element(WorldID.sentence).text.hasPrefix("There is 1 country")
      }
      #expect(try await driver.find(.identifier(WorldID.undoText)).filter(\.isVisible).count == 1)
    }
  }

  @Test func `a file comes in through the browser's dialog, is looked at, taken and undone`() async throws {
    try await Chromium.run(BrowserSettings(.phone)) { driver in
      let asia = try await ContinentPage.open(.asia, on: driver)
      try await asia.add("Japan", "1")
      try await driver.importText(
        "continent,country,population\nAsia,Japan,10\nAsia,India,20\nAtlantis,X,1\nAsia,<b>,zero\n", in: asia)

      #expect(try await asia.names == ["India", "Japan"])
      #expect(try await asia.people.text == "30")
      try await asia.undo()
      #expect(try await asia.people.text == "1")
    }
  }

  @Test func `an export holds hostile names as text`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      let asia = try await ContinentPage.open(.asia, on: driver)
      for name in ["<script>alert(1)</script>", "=SUM(A1)", "a\"'&b", "Land 🇯🇵"] { try await asia.add(name, "7") }
      let world = try await asia.goBack()
      _ = try await driver.evaluate(
        """
        HTMLAnchorElement.prototype.click = function() {
          fetch(this.href).then(async answer => {
            window.stored = [answer.headers.get('Content-Disposition'), await answer.text()].join(' ');
          });
        };
        """)
      try await world.chooseFile(WorldID.exportCSV)
      try await driver.waitUntil("the file has come") { try await driver.evaluate("window.stored") != .null }
      let stored = try await driver.evaluate("window.stored").string ?? ""
      #expect(stored.contains("sitrep-world.csv"))
      for text in ["<script>alert(1)</script>", "'=SUM(A1)", "\"a\"\"'&b\"", "Land 🇯🇵"] {
        #expect(stored.contains(text), "\(text) is in it")
      }
    }
  }

  @Test(.proves(93)) func `what an Add answered survives kill -9`() async throws {
    let folder = try TemporaryFolder()
    for number in 1...5 {
      let sitrep = try await RunningSitrep("--data", folder.path)
      let driver = try await BrowserDriver.start(at: sitrep.address)
      try await ContinentPage.open(.asia, on: driver).add(
        "Country \(["A", "B", "C", "D", "E"][number - 1])", "\(number)")
      _ = await sitrep.end(SIGKILL)
    }

    let sitrep = try await RunningSitrep("--data", folder.path)
    let driver = try await BrowserDriver.start(at: sitrep.address)
    let asia = try await ContinentPage.open(.asia, on: driver)
    #expect(try await asia.count.text == "5")
    #expect(try await asia.people.text == "15")
    _ = await sitrep.end()
  }
}

extension BrowserDriver {
  /// Imports a text as a file from the world's menu, and goes back to the continent.
  fileprivate func importText(_ text: String, in continent: ContinentPage) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(text.utf8), to: "world.csv")
    let world = try await WorldPage.open(on: self)
    try await world.chooseFile(WorldID.importFile)
    try await waitUntil("a file is asked for") { try await element("file").exists }
    try await choose([folder.path + "world.csv"], in: "[data-testid=file]")
    try await waitUntil("the preview is shown") { try await element(WorldID.takeImport).isVisible }
    try await element(WorldID.takeImport).tap()
    try await waitUntil("it is told") { try await world.undoText.isVisible }
    _ = try await world.choose(continent.continent)
  }
}
