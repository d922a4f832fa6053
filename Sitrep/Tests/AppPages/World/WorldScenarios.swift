import Domain
import PortableUITesting
import Testing
import World

/// What a person does with the World tab, told once for every driver.
package enum WorldScenarios {
  /// All that need no script.
  package static let all = [
    Scenario("the empty world", theEmptyWorld),
    Scenario("add and return", addAndReturn),
    Scenario("the literal sentences", theLiteralSentences),
    Scenario("fields that are wrong", fieldsThatAreWrong),
    Scenario("leaving without adding", leavingWithoutAdding),
    Scenario("the address is the place", theAddressIsThePlace),
    Scenario("the same name in the continent", theSameNameInTheContinent),
    Scenario("the same name elsewhere", theSameNameElsewhere),
    Scenario("editing and moving", editingAndMoving),
    Scenario("deleting and undoing", deletingAndUndoing),
    Scenario("suggestions and a reference", suggestionsAndAReference),
    Scenario("what is not there", whatIsNotThere),
    Scenario("published populations", publishedPopulations),
  ]

  /// Those that need script.
  package static let live = [
    Scenario("the number as it is read", theNumberAsItIsRead),
    Scenario("Return in the fields", returnInTheFields),
    Scenario("tabs keep their places", tabsKeepTheirPlaces),
  ]

  /// B10: the numbers are shown before they are added, one's own are kept, and one Undo takes them back.
  package static func publishedPopulations(on driver: any UIDriver) async throws {
    try await ContinentPage.open(.europe, on: driver).add("Deutschland", "80000000")
    let world = try await WorldPage.open(on: driver)

    try await driver.element(WorldID.openPublished).tap()
    try await driver.waitUntil("they are shown") { try await driver.element(WorldID.publishedSummary).isVisible }
    let summary = try await driver.element(WorldID.publishedSummary).text
    #expect(summary.contains("191 to add") && summary.contains("1 unchanged"))
    #expect(summary.contains("Source: World Bank, 2021"))
    #expect(try await driver.element("world.published.FR").text.contains("World Bank, 2021"))
    #expect(try await driver.element("world.published.TW").text.contains("JHU CSSE, 2020"))
    #expect(try await driver.textSnapshot.contains("Entered already, and kept"))
    try await driver.element(WorldID.addPublished).tap()

    try await driver.waitUntil("they are added") {
      try await world.undoText.text == "191 published populations were added."
    }
    #expect(try await world.button(.europe).text.contains("countries"))
    #expect(try await !driver.element(WorldID.openPublished).exists)
    try await world.undo()
    #expect(
      try await world.sentence.text
        == "There is 1 country in the entire world, with a total population of 80000000 people.")
  }

  /// R93, R94, R95, R97, R100, R102, R105, R107: nothing was entered: six continents, and 0 in all sentences.
  package static func theEmptyWorld(on driver: any UIDriver) async throws {
    let world = try await WorldPage.open(on: driver)

    #expect(
      try await world.sentence.text
        == "There are 0 countries in the entire world, with a total population of 0 people.")
    #expect(
      try await world.continents
        == ["Africa", "Asia", "Europe", "North America", "South America", "Oceania"].map {
          "\($0) 0 countries, 0 people"
        })
    let asia = try await world.choose(.asia)
    #expect(try await asia.count.text == "0")
    #expect(try await asia.people.text == "0")
    #expect(try await asia.names == [])
  }

  /// R96, R101, R106, R108, R109, R111, R112, R114 to R119: A with 10 and B with 20 make 30 in Asia, and nowhere else.
  package static func addAndReturn(on driver: any UIDriver) async throws {
    let asia = try await WorldPage.open(on: driver).choose(.asia)
    #expect(try await asia.title == "Asia")

    let form = try await asia.add()
    #expect(try await driver.currentPath == "/world/asia/add")
    #expect(try await form.name.name == "Country Name")
    #expect(try await form.population.name == "Country Population")
    try await form.fill("A", "10")
    try await form.add()
    _ = try await ContinentPage.shown(.asia, on: driver)
    #expect(try await asia.undoText.text == "“A” was added.")
    try await asia.add("B", "20")

    #expect(try await asia.count.text == "2")
    #expect(try await asia.people.text == "30")
    #expect(try await asia.names == ["A", "B"])
    #expect(
      try await asia.sentences.text == "A has a population of 10 people. B has a population of 20 people.")
    let world = try await asia.goBack()
    #expect(
      try await world.sentence.text
        == "There are 2 countries in the entire world, with a total population of 30 people.")
    #expect(try await world.button(.asia).text == "Asia 2 countries, 30 people")
    #expect(try await world.button(.europe).text == "Europe 0 countries, 0 people")
    #expect(try await world.choose(.europe).names == [])
  }

  /// R107, R113, D31: the literal sentences, and with one country and one person.
  package static func theLiteralSentences(on driver: any UIDriver) async throws {
    let america = try await ContinentPage.open(.northAmerica, on: driver)
    try await america.add("Nowhere", "1")

    #expect(try await america.sentences.text == "Nowhere has a population of 1 person.")
    #expect(
      try await america.goBack().sentence.text
        == "There is 1 country in the entire world, with a total population of 1 person.")
    try await ContinentPage.open(.northAmerica, on: driver).delete("Nowhere")
    try await america.add("The United States", "300000000")
    #expect(try await america.sentences.text == "The United States has a population of 300000000 people.")
  }

  /// R98, R120, R121: an alert names the field that is wrong; nothing is added, and what was typed stays.
  package static func fieldsThatAreWrong(on driver: any UIDriver) async throws {
    let form = try await CountryFormPage.open("/world/asia/add", on: driver)

    for (name, population, title) in [
      ("", "10", "Check the name"), ("A", "ten", "Check the population"), ("A", "-1", "Check the population"),
      ("A", "1.5", "Check the population"), ("42", "", "Check the name and the population"),
    ] {
      try await form.fill(name, population)
      try await form.add()
      try await form.waitForAlert(title)
      try await form.answer("OK")
      #expect(try await form.name.value == name)
      #expect(try await form.population.value == population)
    }

    #expect(try await driver.currentPath == "/world/asia/add")
    try await form.cancel()
    #expect(try await ContinentPage.shown(.asia, on: driver).count.text == "0")
  }

  /// R122: by Cancel, by the bar and by the browser's Back nothing is added.
  package static func leavingWithoutAdding(on driver: any UIDriver) async throws {
    let asia = try await ContinentPage.open(.asia, on: driver)
    let form = try await asia.add()
    try await form.fill("A", "10")
    try await form.cancel()
    #expect(try await ContinentPage.shown(.asia, on: driver).names == [])

    try await asia.add().fill("A", "10")
    // On a wide screen the bar has no way back: the world stands beside it.
    let back = driver.element(.link, named: "Asia")
    if try await back.exists { try await back.tap() } else { try await form.cancel() }
    #expect(try await ContinentPage.shown(.asia, on: driver).names == [])

    try await asia.add().fill("A", "10")
    try await driver.goBack()
    #expect(try await ContinentPage.shown(.asia, on: driver).count.text == "0")
    #expect(try await asia.add().name.value == "")
  }

  /// R94, D1: every screen has an address that opens it; Back, Forward and reload keep to it.
  package static func theAddressIsThePlace(on driver: any UIDriver) async throws {
    let form = try await CountryFormPage.open("/world/asia/add?name=X", on: driver)
    #expect(try await form.name.value == "X")
    try await form.population.enter("7")
    try await form.add()
    #expect(try await ContinentPage.shown(.asia, on: driver).names == ["X"])

    let world = try await WorldPage.open(on: driver)
    _ = try await world.choose(.asia)
    try await driver.goBack()
    _ = try await WorldPage.shown(on: driver)
    try await driver.goForward()
    #expect(try await ContinentPage.shown(.asia, on: driver).names == ["X"])
    try await driver.reload()
    #expect(try await ContinentPage.shown(.asia, on: driver).title == "Asia")
    let edit = try await CountryFormPage.open("/world/asia/edit?name=X", on: driver)
    #expect(try await edit.population.value == "7")
  }

  /// D29: the same name, but for case and accents, in the same continent: Cancel or Replace.
  package static func theSameNameInTheContinent(on driver: any UIDriver) async throws {
    let asia = try await ContinentPage.open(.asia, on: driver)
    try await asia.add("Japan", "10")

    let form = try await asia.add()
    try await form.fill("JÁPAN", "20")
    try await form.add()
    try await form.waitForAlert("Japan is already in Asia")
    try await form.answer("Cancel")
    #expect(try await form.name.value == "JÁPAN")
    try await form.add()
    try await form.waitForAlert("Japan is already in Asia")
    try await form.answer("Replace")

    _ = try await ContinentPage.shown(.asia, on: driver)
    #expect(try await asia.names == ["JÁPAN"])
    #expect(try await asia.people.text == "20")
    try await asia.undo()
    #expect(try await asia.names == ["Japan"])
    #expect(try await asia.people.text == "10")
  }

  /// D29: the same name in another continent: Cancel, Keep both or Move.
  package static func theSameNameElsewhere(on driver: any UIDriver) async throws {
    let title = "Georgia is already on another continent"
    let asia = try await ContinentPage.open(.asia, on: driver)
    try await asia.add("Georgia", "10")
    let europe = try await ContinentPage.open(.europe, on: driver)
    let form = try await europe.add()
    try await form.fill("Georgia", "20")

    try await form.add()
    try await form.waitForAlert(title)
    try await form.answer("Cancel")
    #expect(try await driver.currentPath == "/world/europe/add")
    try await form.add()
    try await form.waitForAlert(title)
    try await form.answer("Keep both")
    #expect(try await ContinentPage.shown(.europe, on: driver).people.text == "20")
    #expect(try await ContinentPage.open(.asia, on: driver).people.text == "10")

    let oceania = try await ContinentPage.open(.oceania, on: driver)
    let moved = try await oceania.add()
    try await moved.fill("Georgia", "30")
    try await moved.add()
    try await moved.waitForAlert(title)
    try await moved.answer("Move here from Asia")
    #expect(try await ContinentPage.shown(.oceania, on: driver).people.text == "30")
    #expect(try await ContinentPage.open(.asia, on: driver).names == [])
    #expect(try await ContinentPage.open(.europe, on: driver).names == ["Georgia"])
  }

  /// R93, R96: a country gets another population, another name, another continent.
  package static func editingAndMoving(on driver: any UIDriver) async throws {
    let asia = try await ContinentPage.open(.asia, on: driver)
    try await asia.add("Turky", "80")

    let form = try await asia.edit("Turky")
    #expect(try await form.name.value == "Turky")
    #expect(try await form.population.value == "80")
    try await form.fill("Türkiye", "85")
    try await form.add()
    _ = try await ContinentPage.shown(.asia, on: driver)
    #expect(try await asia.names == ["Türkiye"])
    #expect(try await asia.people.text == "85")

    let moving = try await asia.edit("Türkiye")
    try await moving.continentPicker.enter("Europe")
    try await moving.add()
    let europe = try await ContinentPage.open(.europe, on: driver)
    #expect(try await europe.names == ["Türkiye"])
    #expect(try await europe.undoText.text == "“Türkiye” was moved.")
    #expect(try await ContinentPage.open(.asia, on: driver).count.text == "0")
  }

  /// R93, R108: a country deleted by its row and by its form comes back by Undo, also after the page was loaded again.
  package static func deletingAndUndoing(on driver: any UIDriver) async throws {
    let asia = try await ContinentPage.open(.asia, on: driver)
    try await asia.add("A", "10")
    try await asia.add("B", "20")

    try await asia.delete("A")
    #expect(try await asia.people.text == "20")
    #expect(try await asia.undoText.text == "“A” was deleted.")
    try await driver.reload()
    try await asia.undo()
    #expect(try await asia.names == ["A", "B"])

    let form = try await asia.edit("B")
    try await driver.element(WorldID.delete).tap()
    #expect(try await !form.name.exists)
    #expect(try await ContinentPage.shown(.asia, on: driver).names == ["A"])
    let world = try await WorldPage.open(on: driver)
    #expect(
      try await world.sentence.text
        == "There is 1 country in the entire world, with a total population of 10 people.")
    try await world.undo()
    #expect(
      try await world.sentence.text
        == "There are 2 countries in the entire world, with a total population of 30 people.")
  }

  /// R100: names are suggested, and a published figure is offered but never filled in by itself.
  package static func suggestionsAndAReference(on driver: any UIDriver) async throws {
    let form = try await CountryFormPage.open("/world/asia/add?name=Jap", on: driver)
    try await driver.element(WorldID.suggestion(try #require(CountryCode("JP")))).tap()
    try await driver.waitUntil("the name is taken") { try await form.name.value == "Japan" }
    #expect(try await form.population.value == "")

    #expect(try await driver.element(WorldID.reference).text.contains("125,"))
    try await driver.element(WorldID.useReference).tap()
    try await driver.waitUntil("the number is taken") { try await form.population.value != "" }
    #expect(try await form.parsed.text.hasPrefix("That’s 125,"))
    try await form.add()
    #expect(try await ContinentPage.shown(.asia, on: driver).names == ["Japan"])
  }

  /// A country that is not there says so and leads back.
  package static func whatIsNotThere(on driver: any UIDriver) async throws {
    try await driver.open("/world/asia/edit?name=Nowhere")
    try await driver.element(WorldID.cancel).tap()
    _ = try await ContinentPage.shown(.asia, on: driver)
  }

  /// R120, D27: the number is shown as it is read before it is saved.
  package static func theNumberAsItIsRead(on driver: any UIDriver) async throws {
    let form = try await CountryFormPage.open("/world/asia/add", on: driver)
    for (typed, read) in [("83 000 000", "83,000,000"), ("８３", "83"), ("1,234", "1,234")] {
      try await form.population.enter(typed)
      try await driver.waitUntil("\(typed) is read") { try await form.parsed.text == "That’s \(read) people." }
    }
    try await form.population.enter("1")
    try await driver.waitUntil("1 is read") { try await form.parsed.text == "That’s 1 person." }
  }

  /// R116, R117, D38: Return leads from the name to the population, and there it adds.
  package static func returnInTheFields(on driver: any UIDriver) async throws {
    let form = try await CountryFormPage.open("/world/asia/add", on: driver)
    try await form.name.enter("A")
    try await driver.press(.enter)
    try await driver.waitUntil("the population has the focus") {
      try await driver.focused?.identifier == WorldID.population
    }
    try await form.population.enter("10")
    try await driver.press(.enter)
    #expect(try await ContinentPage.shown(.asia, on: driver).names == ["A"])
  }

  /// D1: each tab opens where it was left, and the present one at its beginning.
  package static func tabsKeepTheirPlaces(on driver: any UIDriver) async throws {
    // The tab stands before the bar's way back of the same name.
    let tab = PageElement(.role(.link, named: "World").at(0), in: driver)
    _ = try await CountryPage.open("FR", on: driver)
    try await tab.tap()
    _ = try await WorldPage.shown(on: driver).choose(.asia)

    try await driver.element(.link, named: "Statistics").tap()
    try await driver.waitUntil("France is shown") { try await driver.currentPath == "/statistics/FR" }
    try await tab.tap()
    _ = try await ContinentPage.shown(.asia, on: driver)
    try await tab.tap()
    _ = try await WorldPage.shown(on: driver)
  }
}
