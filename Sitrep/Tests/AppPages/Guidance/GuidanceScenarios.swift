import Domain
import Guidance
import PortableUITesting
import Testing

/// What a person does with the Guidance tab, told once for every driver; the app has the bundled guidance.
package enum GuidanceScenarios {
  /// All that need no script.
  package static let all = [
    Scenario("the page in its order", thePageInItsOrder),
    Scenario("numbers to call", numbersToCall),
    Scenario("how far it can be relied on", howFarItCanBeReliedOn),
    Scenario("the source of a statement", theSourceOfAStatement),
    Scenario("searching", searching),
    Scenario("a search that finds nothing", aSearchThatFindsNothing),
    Scenario("what is not there", whatIsNotThere),
  ]

  /// Those that need script.
  package static let live = [
    Scenario("the search follows the typing", theSearchFollowsTheTyping),
    Scenario("tabs keep their places", tabsKeepTheirPlaces),
  ]

  /// R72, R73: the emergency comes first, then the review, three groups of symptoms, recommendations, sources.
  package static func thePageInItsOrder(on driver: any UIDriver) async throws {
    let page = try await GuidancePage.open(on: driver)

    let headings = try await driver.headings
    let parts = [
      "Guidance", "When to get help immediately", "Warning signs", "What to do", "Numbers to call",
      "Unverified numbers", "About this guidance", "Symptoms", "Most common symptoms", "Fever", "Less common symptoms",
      "Serious symptoms",
      "Recommendations", "Everyday recommendations", "Clean your hands", "Recommendations if you feel ill",
      "Sources",
    ]
    #expect(headings.filter(parts.contains) == parts)
    #expect(try await page.items.count == 41)
    #expect(try await driver.find(.identifiers(startingWith: GuidanceID.sourceOf(""))).count == 41)
    #expect(try await page.item("fever").text.hasPrefix("Fever A higher body temperature than usual."))
    #expect(try await page.symptoms.text.contains("Dry cough"))
    #expect(try await page.recommendations.text.contains("Wear a mask"))
    #expect(try await page.sources.text.contains("WHO, May 13, 2021"))
  }

  /// D24: each number can be called; one without an official source says so, with its date.
  package static func numbersToCall(on driver: any UIDriver) async throws {
    let page = try await GuidancePage.open(on: driver)

    #expect(try await page.call("number-eu").attribute("href") == "tel:112")
    #expect(try await page.call("number-eu").name == "112, European Union: emergency services")
    #expect(try await page.call("number-ru-coronavirus").attribute("href") == "tel:88002000112")
    #expect(try await page.call("number-ru-coronavirus").text == "8-800-2000-112")
    #expect(try await page.unverified("number-ru-coronavirus").text == "Unverified, March 20, 2020")
    #expect(try await !page.unverified("number-eu").exists)
    #expect(try await !page.emergency.text.contains("Unverified"), "the red block has only what is verified")
    #expect(try await driver.element(GuidanceID.unverifiedNumbers).text.contains("8-800-2000-112"))
    #expect(try await page.item("number-eu").text.contains("Source: European Commission, February 11, 2022"))
  }

  /// D25: the page says that nobody of the profession has reviewed it, how old it is, and where it comes from.
  package static func howFarItCanBeReliedOn(on driver: any UIDriver) async throws {
    let page = try await GuidancePage.open(on: driver)

    #expect(try await page.review.text == "No medical reviewer has approved this text.")
    #expect(try await page.note.text.hasPrefix("This is historical advice from the COVID-19 pandemic"))
    #expect(
      try await page.edition.text
        == "COVID-19: symptoms and advice, edition 1 of November 21, 2026. Included with Sitrep.")
  }

  /// D25: from a statement to its source, and back.
  package static func theSourceOfAStatement(on driver: any UIDriver) async throws {
    let source = try await GuidancePage.open(on: driver).openSource(of: "fever")

    #expect(try await driver.currentPath == "/guidance/source/who-questions")
    #expect(try await source.title.text == "Questions and answers: Coronavirus disease (COVID-19)")
    #expect(try await source.publisher.text == "Published by WHO")
    #expect(try await source.date.text == "Date: May 13, 2021")
    #expect(try await source.note.text.hasPrefix("Taken from copies"))
    #expect(try await source.link.text == "Open the page at www.who.int")
    #expect(try await source.link.attribute("rel") == "noopener noreferrer")
    #expect(
      try await source.link.attribute("href")
        == "https://www.who.int/news-room/questions-and-answers/item/coronavirus-disease-covid-19")
    #expect(try await driver.textSnapshot.contains("Dry cough"))
    _ = try await source.back()
  }

  /// What is looked for stands in the address; a source that is opened from there leads back to it.
  package static func searching(on driver: any UIDriver) async throws {
    let page = try await GuidancePage.open(on: driver)
    try await page.search("COUGH")
    try await driver.waitUntil("the search stands in the address") {
      try await driver.currentPath == "/guidance?search=COUGH"
    }

    #expect(try await page.items == ["dry-cough", "cough-cover"])
    #expect(try await !page.emergency.exists)
    #expect(try await !page.review.exists)
    let source = try await page.openSource(of: "cough-cover")
    #expect(try await driver.currentPath == "/guidance/source/who-advice?search=COUGH")
    _ = try await source.back()
    #expect(try await page.items == ["dry-cough", "cough-cover"])
    #expect(try await page.searchField.value == "COUGH")

    try await page.search("")
    try await driver.waitUntil("everything is shown") { try await driver.currentPath == "/guidance" }
    #expect(try await page.items.count == 41)
  }

  /// A search that finds nothing says so; one in the address is looked for at once.
  package static func aSearchThatFindsNothing(on driver: any UIDriver) async throws {
    let page = try await GuidancePage.open(on: driver, at: "/guidance?search=broken%20leg")
    #expect(try await page.nothingFound.text.hasPrefix("Nothing found"))
    #expect(try await page.items == [])
    #expect(try await page.searchField.value == "broken leg")

    let other = try await GuidancePage.open(on: driver, at: "/guidance?search=112")
    #expect(try await other.items == ["number-eu", "number-ru-emergency", "number-ru-coronavirus"])
  }

  /// An address of a source that the guidance does not have.
  package static func whatIsNotThere(on driver: any UIDriver) async throws {
    try await driver.open("/guidance/source/nobody")
    #expect(try await driver.element(GuidanceID.noSource).text.hasPrefix("Source not found"))
    try await driver.goBackByControl(to: "Guidance")
    _ = try await GuidancePage.shown(on: driver)
  }

  /// What is typed is looked for at once, without Return.
  package static func theSearchFollowsTheTyping(on driver: any UIDriver) async throws {
    let page = try await GuidancePage.open(on: driver)
    try await page.searchField.enter("mask")
    try await driver.waitUntil("only masks are shown") { try await page.items == ["mask"] }
    #expect(try await driver.currentPath == "/guidance?search=mask")
    try await page.searchField.enter("maskx")
    try await driver.waitUntil("nothing is found") { try await page.nothingFound.isVisible }
    try await page.searchField.enter("")
    try await driver.waitUntil("everything is shown") { try await page.items.count == 41 }
  }

  /// D1: the tab opens where it was left; pressing it again goes to its beginning.
  package static func tabsKeepTheirPlaces(on driver: any UIDriver) async throws {
    let tab = PageElement(.role(.link, named: "Guidance").at(0), in: driver)
    _ = try await GuidancePage.open(on: driver, at: "/guidance?search=mask").openSource(of: "mask")

    try await driver.element(.link, named: "World").tap()
    _ = try await WorldPage.shown(on: driver)
    try await tab.tap()
    _ = try await SourcePage.shown(on: driver)
    #expect(try await driver.currentPath == "/guidance/source/who-advice?search=mask")
    try await tab.tap()
    let page = try await GuidancePage.shown(on: driver)
    try await driver.waitUntil("everything is shown") { try await page.items.count == 41 }
  }
}
