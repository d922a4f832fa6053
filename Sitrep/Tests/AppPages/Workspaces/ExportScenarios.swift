import Domain
import PortableUITesting
import Testing
import Workspaces

/// What a person does with an archive that was an export, told once for every driver; the app has ``SampleExport``.
package enum ExportScenarios {
  package static let all = [
    Scenario("threads under the message that began them", threads),
    Scenario("a thread as a screen", aThread),
    Scenario("what a message has beside its text", details),
    Scenario("the oldest first", theOldestFirst),
    Scenario("without arrivals", withoutArrivals),
    Scenario("a message in its channel", inItsChannel),
    Scenario("a list from a day on", fromADayOn),
    Scenario("searching everywhere", searchingEverywhere),
    Scenario("searching a workspace and a channel", searchingBelow),
    Scenario("searching from a message, a thread and a person", searchingFurtherBelow),
    Scenario("a name that several have", anAmbiguousName),
    Scenario("a query that isn't understood", aQueryThatIsNotUnderstood),
    Scenario("narrowing a search", narrowing),
    Scenario("what strangers write stays text", whatStrangersWrite),
  ]

  /// What needs a live page.
  package static let live = [Scenario("the search follows the typing", typing)]

  /// B6: what is typed on the first level is looked for everywhere, and leaves what was open.
  private static func typing(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces")
    try await driver.element(Role.searchBox).enter("MASKS")

    _ = try await foundRows(on: driver, 2)
    try await driver.waitUntil("the search stands in the address") {
      try await driver.currentPath == "/workspaces?search=MASKS"
    }
  }

  /// B6: replies stand under their root, oldest first, though they are newer than what follows.
  package static func threads(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/T1/C1")
    let list = try await MessageListPage.shown(on: driver, of: "C1")

    #expect(try await list.ids == ["100.7", "100.6", "100.5", "100.2", "100.3", "100.4", "100.1"])
    #expect(try await driver.element(WorkspacesID.thread("100.2")).text == "2 replies")
    let days = try await list.days
    #expect(Set(days).count == days.count, "a reply of another day has no heading, but its own date")
    #expect(try await list.posted("100.4").text.hasPrefix("Apr 1"))
  }

  /// B6: the thread has a screen of its own.
  package static func aThread(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/T1/C1")
    _ = try await MessageListPage.shown(on: driver, of: "C1")
    try await driver.element(WorkspacesID.thread("100.2")).tap()

    try await driver.waitUntil("the thread is open") { try await driver.element(WorkspacesID.replyCount).isVisible }
    #expect(try await driver.currentPath == "/workspaces/a/T1/C1/~thread/100.2")
    #expect(try await driver.element(WorkspacesID.replyCount).text == "2 replies")
    let thread = try await MessageListPage.shown(on: driver)
    #expect(try await thread.ids.suffix(3) == ["100.2", "100.3", "100.4"])

    try await driver.open("/workspaces/a/T1/C1/~thread/none")
    #expect(try await driver.element(WorkspacesID.missing).exists)
  }

  /// B6: styles, links, files by name, reactions, edits, attachments, what was deleted.
  package static func details(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/T1/C1/100.6")
    let message = try await MessagePage.shown(on: driver)
    #expect(
      try await message.content.text
        == "New guidance: see the page, @Ann Lee and #beds Wash your hands let beds = 4 • first"
        + " • 12:00 PM • Apr 16, 2020 • Apr 16, 2020 at 12:00 PM 2. second")
    let files = try await driver.find(.identifiers(startingWith: WorkspacesID.file)).map(\.text)
    #expect(
      files == [
        "plan.pdf PDF · 12 kB", "notes", "A deleted file", "A file that Slack’s plan hides", "A file without a name",
      ])
    #expect(try await driver.element(WorkspacesID.reactions).text == "👍 2 :mask_on: 1")
    #expect(try await driver.textSnapshot.contains("Edited Apr 16, 2020"))
    try await driver.tap(.role(.link, named: "#beds").inside(.identifier(WorkspacesID.links)))
    _ = try await MessageListPage.shown(on: driver, of: "C2")

    try await driver.open("/workspaces/a/T1/C1/100.7")
    #expect(try await !MessagePage.shown(on: driver).content.exists)
    let attachments = try await driver.find(.identifiers(startingWith: WorkspacesID.attachment)).map(\.text)
    #expect(attachments == ["Counter Dashboard as of noon District North", ""])

    let bare = driver.element(WorkspacesID.links).element(.link, named: "https://example.org/bare")
    #expect(try await bare.exists)

    try await driver.open("/workspaces/a/T1/C1/100.5")
    #expect(try await driver.textSnapshot.contains("This message was deleted."))
    try await driver.open("/workspaces/a/T1/C2/200.3")
    #expect(try await MessagePage.shown(on: driver).content.text == "counts again")
  }

  /// B6: newest first with a switch.
  package static func theOldestFirst(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/T1/C1?order=oldest")
    let list = try await MessageListPage.shown(on: driver)

    #expect(try await list.ids == ["100.1", "100.2", "100.3", "100.4", "100.5", "100.6", "100.7"])
  }

  /// B6: joins with a switch.
  package static func withoutArrivals(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/T1/C1?joins=hidden")
    let list = try await MessageListPage.shown(on: driver)

    #expect(try await list.ids == ["100.7", "100.6", "100.5", "100.2", "100.3", "100.4"])
  }

  /// B6: a message leads to its place in the channel, and the list back to its beginning.
  package static func inItsChannel(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/T1/C1/100.2")
    _ = try await MessagePage.shown(on: driver)
    try await driver.element(WorkspacesID.showInChannel).tap()

    let list = try await MessageListPage.shown(on: driver)
    try await driver.waitUntil("the list begins there") { try await list.ids.first == "100.2" }
    #expect(try await driver.currentPath == "/workspaces/a/T1/C1?at=100.2")
    #expect(try await driver.element(WorkspacesID.listBeginning).text == "Show 3 newer messages")
    try await driver.element(WorkspacesID.listBeginning).tap()
    try await driver.waitUntil("the list is whole") { try await list.ids.first == "100.7" }

    try await driver.open("/workspaces/a/T1/C1?at=100.6&order=oldest")
    #expect(try await MessageListPage.shown(on: driver).ids == ["100.6", "100.7"])
    #expect(try await driver.element(WorkspacesID.listBeginning).text == "Show 5 older messages")
    try await driver.open("/workspaces/a/T1/C1?at=none")
    _ = try await MessageListPage.shown(on: driver)
    #expect(try await driver.element(WorkspacesID.noMessages).text == "This message isn’t in the list.")
  }

  /// B6: jump to date, by the address that the date has.
  package static func fromADayOn(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/T1/C1?date=2020-04-17")
    let list = try await MessageListPage.shown(on: driver)

    let first = try await list.ids.first
    #expect(["100.5", "100.6"].contains(first), "the reader's zone decides")
    #expect(try await !driver.element(WorkspacesID.dayBeyond).exists)
    try await driver.open("/workspaces/a/T1/C1?date=2020-04-15&order=oldest")
    let oldest = try await MessageListPage.shown(on: driver)
    #expect(try await oldest.ids.count < 7)
    try await driver.open("/workspaces/a/T1/C1?date=2019-01-01")
    try await expectEnd(
      "100.1", says: #/No messages on January 1, 2019\. The oldest is from April \d+, 2020\./#, on: driver)
    try await driver.open("/workspaces/a/T1/C1?date=2030-01-01")
    try await expectEnd(
      "100.7", says: #/No messages on January 1, 2030\. The newest is from April \d+, 2020\./#, on: driver)
    try await driver.open("/workspaces/a/T1/C1?date=2030-01-01&order=oldest")
    try await expectEnd(
      "100.7", says: #/No messages on January 1, 2030\. The newest is from April \d+, 2020\./#, on: driver)
    try await driver.open("/workspaces/a/T1/C1?date=2019-01-01&order=oldest")
    try await expectEnd(
      "100.1", says: #/No messages on January 1, 2019\. The oldest is from April \d+, 2020\./#, on: driver)
  }

  /// The list of a day that no message is from begins with the message next to it, and says so.
  private static func expectEnd(_ id: String, says text: Regex<Substring>, on driver: any UIDriver) async throws {
    let list = try await MessageListPage.shown(on: driver)

    #expect(try await list.ids.first == id)
    #expect(try await driver.element(WorkspacesID.dayBeyond).text.wholeMatch(of: text) != nil)
  }

  /// B6: search on the first level, in the address, with the words marked.
  package static func searchingEverywhere(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces?search=MASKS")
    let found = try await foundRows(on: driver, 2)

    #expect(found[0].text.hasPrefix("Bob in beds Five masks are left"))
    #expect(found[1].text.hasPrefix("Ann Lee in general Where are the masks?"))
    #expect(try await driver.element(WorkspacesID.foundCount).text == "2 messages")
    try await driver.element(WorkspacesID.found("100.2", in: ChannelPath(workspace: "T1", channel: "C1"))).tap()
    #expect(try await MessagePage.shown(on: driver).title == "Ann Lee")
    #expect(try await driver.currentPath == "/workspaces/a/T1/C1/100.2")
  }

  /// B6: search on the levels below finds what they have.
  package static func searchingBelow(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/T1?search=free")
    #expect(try await foundRows(on: driver, 1)[0].text.hasPrefix("Ann Lee in beds Four beds are free"))

    try await driver.open("/workspaces/a/T1/C1?search=masks")
    #expect(try await foundRows(on: driver, 1)[0].text.hasPrefix("Ann Lee in general"))

    try await driver.open("/workspaces/a/T1/C1?search=free")
    #expect(try await driver.element(WorkspacesID.nothingFound).isVisible)
    #expect(try await driver.textSnapshot.contains("from:name"))
    try await driver.open("/workspaces/a/T1/C1?search=from%3A")
    #expect(try await driver.element(WorkspacesID.nothingFound).isVisible)
  }

  /// B6: a message and a thread search their channel, the members their workspace, and a person's screen what they wrote.
  package static func searchingFurtherBelow(on driver: any UIDriver) async throws {
    for screen in ["C1/100.6", "C1/~thread/100.2"] {
      try await driver.open("/workspaces/a/T1/\(screen)?search=masks")
      #expect(try await foundRows(on: driver, 1)[0].text.hasPrefix("Ann Lee in general Where are the masks?"))
    }
    try await driver.open("/workspaces/a/T1/~members?search=masks")
    _ = try await foundRows(on: driver, 2)
    try await driver.open("/workspaces/a/T1/~members/U3?search=masks")
    #expect(try await foundRows(on: driver, 1)[0].text.hasPrefix("Bob in beds"))
    #expect(try await driver.headings.first { $0 == "Bob" } != nil, "the screen keeps its title")
    try await driver.open("/workspaces/a/T1/~members/U3?search=masks%20from%3AU1")
    #expect(try await driver.element(WorkspacesID.nothingFound).isVisible)

    for screen in ["C1/100.2", "C1/~thread/100.2", "~members", "~members/U3"] {
      try await driver.open("/workspaces/a/T1/\(screen)")
      try await driver.waitUntil("it can be searched") { try await driver.element(Role.searchBox).isVisible }
    }
  }

  /// B6: whatever a message, its file, its reaction or its program has for a text is shown as that.
  package static func whatStrangersWrite(on driver: any UIDriver) async throws {
    let text = SampleExport.hostileText
    try await driver.open("/workspaces/a/T1/C3")
    let list = try await MessageListPage.shown(on: driver, of: "C3")
    #expect(try await list.content("300.1").text.contains(text))

    try await driver.open("/workspaces/a/T1/C3/300.1")
    let message = try await MessagePage.shown(on: driver)
    #expect(try await message.title == text)
    #expect(try await message.content.text == "\(text) \(text) \(text) • \(text)")
    #expect(try await driver.element(WorkspacesID.attachment).text == "\(text) \(text) \(text) \(text) \(text)")
    #expect(try await driver.element(WorkspacesID.file).text == "\(text) \(text)")
    #expect(try await driver.element(WorkspacesID.reactions).text == "\(text) 1")
    let link = driver.element(WorkspacesID.links)
    #expect(try await link.text == text)
    #expect(try await link.attribute("href")?.hasPrefix("https://example.org/%3Cimg") == true)

    try await driver.open("/workspaces/a/T1?search=alert")
    #expect(try await foundRows(on: driver, 1)[0].text.contains(text))
  }

  /// B6: an ambiguous name asks which.
  package static func anAmbiguousName(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/T1?search=from%3Abob")
    _ = try await foundRows(on: driver, 4)
    #expect(try await driver.textSnapshot.contains("Several people are called “bob”. Who is meant?"))

    try await driver.element(WorkspacesID.meant("U3")).tap()

    _ = try await foundRows(on: driver, 2)
    #expect(try await driver.currentPath.contains("search=from%3AU3"))
  }

  /// B6: what isn't understood is said.
  package static func aQueryThatIsNotUnderstood(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/T1?search=from%3Anobody%20before%3Asoon%20has%3Amoney")
    try await driver.waitUntil("it is said") { try await driver.element(WorkspacesID.searchProblem).isVisible }

    let problems = try await driver.find(.identifiers(startingWith: WorkspacesID.searchProblem)).map(\.text)
    #expect(
      problems == [
        "“before:soon” has no date. Write it as in 2020-04-17.",
        "“has:money” isn’t known. Messages have a link, file, reaction or thread.",
        "Nobody here is called “nobody”.",
      ])
  }

  /// B6: a filter by channel and person.
  package static func narrowing(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/T1?search=masks")
    _ = try await foundRows(on: driver, 2)
    try await driver.element(WorkspacesID.narrow).tap()
    try await driver.element(WorkspacesID.narrowed("C2")).tap()

    _ = try await foundRows(on: driver, 1)
    #expect(try await driver.currentPath.contains("in%3Abeds"))

    try await driver.element(WorkspacesID.narrow).tap()
    try await driver.element(WorkspacesID.narrowed("U3")).tap()

    try await driver.waitUntil("the id stands for a name that two have") {
      try await driver.currentPath.contains("from%3AU3")
    }
    _ = try await foundRows(on: driver, 1)
  }

  /// The messages that were found; waits until there are so many.
  private static func foundRows(on driver: any UIDriver, _ count: Int) async throws -> [ElementReading] {
    let rows = ElementQuery.identifiers(startingWith: "workspaces.search.T1.")
    try await driver.waitUntil("\(count) messages are found") { try await driver.find(rows).count == count }
    return try await driver.find(rows)
  }
}
