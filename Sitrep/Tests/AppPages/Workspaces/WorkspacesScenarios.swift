import Domain
import Foundation
import PortableUITesting
import Testing
import Workspaces

/// What a person does with the Workspaces tab, told once for every driver; the app has ``SampleTeam``.
package enum WorkspacesScenarios {
  /// All of them.
  package static let all = [
    Scenario("the root lists names", theRootListsNames),
    Scenario("forward and back", forwardAndBack),
    Scenario("indicators of channels", indicatorsOfChannels),
    Scenario("indicators of workspaces", indicatorsOfWorkspaces),
    Scenario("fields and glyphs", fieldsAndGlyphs),
    Scenario("a workspace without channels", aWorkspaceWithoutChannels),
    Scenario("equal names", equalNames),
    Scenario("rows of messages", rowsOfMessages),
    Scenario("names that are there twice are told apart", namesToldApart),
    Scenario("days and avatars", daysAndAvatars),
    Scenario("one message", oneMessage),
    Scenario("all messages of one person", messagesOfOnePerson),
    Scenario("the busiest channels of the last week", busiestChannels),
    Scenario("odd ids and texts", oddIdsAndTexts),
    Scenario("what is not there", whatIsNotThere),
  ]

  /// R126, R127, R155: the tab is titled Workspaces, and lists their names in the file's order.
  package static func theRootListsNames(on driver: any UIDriver) async throws {
    let list = try await WorkspaceListPage.open(on: driver)

    #expect(try await driver.headings.first == "Workspaces")
    #expect(try await list.names == SampleTeam.workspaces.map(\.name))
    #expect(try await list.ids == SampleTeam.workspaces.map(\.id))
  }

  /// R126, R128, R132, R133, R134: four levels down, each with its title, and up again by controls with the title before.
  package static func forwardAndBack(on driver: any UIDriver) async throws {
    let channels = try await WorkspaceListPage.open(on: driver).choose("construction")
    #expect(try await channels.title == "Construction")
    #expect(try await channels.names == ["Waterproofer", "Roofing", "Roofing", "Quiet (old)"])

    let messages = try await channels.choose("water")
    #expect(try await messages.title == "Waterproofer")
    #expect(try await driver.wayBack(to: "Construction")?.isVisible == true)

    let message = try await messages.choose("w1")
    #expect(try await message.title == "Cy Hall")
    #expect(try await driver.currentPath == "/workspaces/a/construction/water/w1")
    #expect(try await driver.wayBack(to: "Waterproofer")?.isVisible == true)

    #expect(try await message.back(to: "Waterproofer").title == "Waterproofer")
    #expect(try await messages.back(to: "Construction").title == "Construction")
    #expect(try await channels.back().names.first == "Construction")
  }

  /// R135, R136, R137, R147, R148, R149: messages, members and the newest of a channel, by the literal identifiers.
  package static func indicatorsOfChannels(on driver: any UIDriver) async throws {
    let channels = try await WorkspaceListPage.open(on: driver).choose("construction")

    let water = try await channels.values("water", named: "Waterproofer")
    #expect(water.prefix(2) == ["5", "5"])
    #expect(try days(since: "2022-10-19T02:06:11Z").contains(water[2]))
    #expect(try await driver.element("count for Waterproofer").value == "5")
    #expect(try await driver.element("members active in Waterproofer").value == "5")
    #expect(try await driver.element("latest message in Waterproofer").value == water[2])

    #expect(try await channels.values("roof-1", named: "Roofing").prefix(2) == ["3", "2"])
    #expect(try await channels.values("roof-2", named: "Roofing").prefix(2) == ["1", "1"])
    #expect(try await channels.values("quiet", named: "Quiet (old)") == ["0", "0", ""])
  }

  /// R138, R139, R140: channels, members and the newest of a workspace; who writes in two channels counts once.
  package static func indicatorsOfWorkspaces(on driver: any UIDriver) async throws {
    let list = try await WorkspaceListPage.open(on: driver)

    let values = try await list.values("construction", named: "Construction")
    #expect(values.prefix(2) == ["4", "5"])
    #expect(try days(since: "2022-10-19T02:06:11Z").contains(values[2]))
    #expect(try await list.values("night-1", named: "Night Shift").prefix(2) == ["1", "1"])
    #expect(try await list.values("night-2", named: "Night Shift") == ["2", "0", ""])
  }

  /// R146, R147, R148, R149, R150: each indicator is a disabled field with its name; its glyph is not heard.
  package static func fieldsAndGlyphs(on driver: any UIDriver) async throws {
    let list = try await WorkspaceListPage.open(on: driver)
    try await check(list, "construction", named: "Construction", glyphs: "📁 👤 ⌚")

    try await check(list.choose("construction"), "water", named: "Waterproofer", glyphs: "✉ 👤 ⌚")
  }

  private static func check(_ page: some ConversationPage, _ id: String, named name: String, glyphs: String)
    async throws
  {
    #expect(try await page.row(id).text == "\(name) \(glyphs)")
    let labels = ["count for \(name)", "members active in \(name)", "latest message in \(name)"]
    for (indicator, label) in zip(page.indicators(id, named: name), labels) {
      #expect(try await indicator.role == .textField)
      #expect(try await indicator.isDisabled)
      #expect(try await indicator.name == label)
      await #expect(throws: UITestError.self) { try await indicator.enter("9") }
    }
    let heard = try await page.driver.textSnapshot
    for glyph in glyphs.split(separator: " ") { #expect(!heard.contains(glyph)) }
  }

  /// R141, R151, D15: no channels are 0, 0 and nothing at all, and no message is said to be where none is.
  package static func aWorkspaceWithoutChannels(on driver: any UIDriver) async throws {
    let list = try await WorkspaceListPage.open(on: driver)
    let name = "Masonry & Precast"

    #expect(try await list.values("masonry", named: name) == ["0", "0", ""])
    #expect(try await list.row("masonry").text.hasPrefix(name))
    for indicator in list.indicators("masonry", named: name) {
      #expect(try await indicator.attribute("placeholder") ?? "" == "")
    }
    let channels = try await list.choose("masonry")
    #expect(try await channels.title == name)
    #expect(try await driver.element(WorkspacesID.noChannels).isVisible)

    let quiet = try await channels.back().choose("construction").choose("quiet")
    #expect(try await quiet.title == "Quiet (old)")
    #expect(try await driver.element(WorkspacesID.noMessages).isVisible)
  }

  /// D16: of two with one name, the one opens that was chosen.
  package static func equalNames(on driver: any UIDriver) async throws {
    let second = try await WorkspaceListPage.open(on: driver).choose("night-2")
    #expect(try await second.names == ["Second", "Third"])

    let first = try await WorkspaceListPage.open(on: driver).choose("night-1")
    #expect(try await first.names == ["First"])

    let construction = try await WorkspaceListPage.open(on: driver).choose("construction")
    let roof = try await construction.choose("roof-2")
    #expect(try await roof.ids == ["r9"])
    let other = try await roof.back(to: "Construction").choose("roof-1")
    #expect(try await other.ids == ["r1", "r2", "r3"])
  }

  /// R129, R130, R152: member, whole content and date of each; the newest first, ties in the file's order.
  package static func rowsOfMessages(on driver: any UIDriver) async throws {
    let channels = try await WorkspaceListPage.open(on: driver).choose("construction")
    let messages = try await channels.choose("water")

    #expect(try await messages.ids == ["w1", "w2", "w3", "w4", "w5"])
    #expect(try await messages.member("w3").text == "Ada Byron")
    #expect(try await messages.content("w3").text == "The grey one.")
    #expect(try await messages.posted("w3").text.hasPrefix("Oct 17, 2022 at "))
    #expect(try await messages.back(to: "Construction").choose("roof-1").ids == ["r1", "r2", "r3"])
  }

  /// Two of one name say their first channel and newest message; a name that is there once says nothing more.
  package static func namesToldApart(on driver: any UIDriver) async throws {
    let list = try await WorkspaceListPage.open(on: driver)
    let first = list.distinction("night-1")
    try await driver.waitUntil("the first channel is said") {
      try await first.text.hasPrefix("First channel: First Newest message: ")
    }
    #expect(try await list.distinction("night-2").text == "First channel: Second No messages")
    #expect(try await list.distinction("construction").exists == false)

    let channels = try await list.choose("construction")
    #expect(try await channels.distinction("roof-1").text.hasPrefix("Newest message: May "))
    #expect(try await channels.distinction("roof-2").text.hasPrefix("Newest message: Jan "))
    #expect(try await channels.distinction("water").exists == false)
  }

  /// R129, R131: each day has a heading, and each message its member's initials, name and date.
  package static func daysAndAvatars(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/construction/roof-1")
    let messages = try await MessageListPage.shown(on: driver, of: "roof-1")

    #expect(try await messages.days.count == 2)
    #expect(try await messages.days.allSatisfy { $0.hasPrefix("May ") && $0.hasSuffix(", 2022") })
    #expect(try await messages.row("r1").text.hasPrefix("BL Bo Lind Tie, first May "))
    #expect(try await messages.row("r2").text.hasPrefix("AB Ada Byron Tie, second May "))
    #expect(try await messages.row("r3").text.hasPrefix("AB Ada Byron Oldest May "), "a new day has the avatar again")
    let heard = try await driver.textSnapshot
    #expect(!heard.contains("AB"), "initials are for the eye only")
  }

  /// R133, D37: the member's name is the title, and stands nowhere else.
  package static func oneMessage(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/construction/water/w1")
    let message = try await MessagePage.shown(on: driver)

    #expect(try await message.title == "Cy Hall")
    #expect(try await driver.headings.filter { $0 == "Cy Hall" }.count == 1)
    #expect(try await driver.element(WorkspacesID.member).exists == false)
    #expect(try await message.content.text == "All dry since Monday.")
    #expect(try await message.posted.text.contains(", 2022 at "))
  }

  /// From the members or from a message to all messages of one person, newest first, each with its channel.
  package static func messagesOfOnePerson(on driver: any UIDriver) async throws {
    _ = try await WorkspaceListPage.open(on: driver).choose("construction")
    try await driver.element(WorkspacesID.members).tap()
    try await driver.waitUntil("the members are shown") {
      try await driver.element(WorkspacesID.memberRow("1")).isVisible
    }
    #expect(try await driver.currentPath == "/workspaces/a/construction/~members")
    #expect(
      try await driver.find(.identifiers(startingWith: WorkspacesID.memberRow(""))).map(\.identifier)
        == ["1", "2", "3", "4", "5"].map(WorkspacesID.memberRow), "who posts most stands first")

    try await driver.element(WorkspacesID.memberRow("1")).tap()
    let messages = try await MemberMessagesPage.shown(on: driver)
    #expect(try await driver.currentPath == "/workspaces/a/construction/~members/1")
    #expect(try await messages.title == "Ada Byron")
    #expect(try await messages.count.text == "3 messages in this workspace")
    #expect(try await messages.places == ["water.w4", "roof-1.r2", "roof-1.r3"])
    let row = messages.row("r2", in: "roof-1")
    #expect(try await row.text.hasPrefix("Roofing Tie, second May "))

    try await row.tap()
    let message = try await MessagePage.shown(on: driver)
    #expect(try await driver.currentPath == "/workspaces/a/construction/roof-1/r2")
    #expect(try await message.title == "Ada Byron")
    try await driver.element(WorkspacesID.fromMember).tap()
    #expect(try await MemberMessagesPage.shown(on: driver).places.count == 3)
    #expect(try await driver.currentPath == "/workspaces/a/construction/~members/1")
  }

  /// Where no workspace is chosen, the busiest channels stand beside the list, if there is room.
  package static func busiestChannels(on driver: any UIDriver) async throws {
    _ = try await WorkspaceListPage.open(on: driver)
    let prefix = "workspaces.busy."
    let channels = try await driver.find(.identifiers(startingWith: prefix))
    #expect(channels.map(\.identifier) == [prefix + "construction.water"])
    let ever = "workspaces.busiest."
    let all = try await driver.find(.identifiers(startingWith: ever)).map(\.identifier)
    #expect(all.prefix(3) == [ever + "years.everything", ever + "construction.water", ever + "construction.roof-1"])
    guard channels.contains(where: \.isVisible) else { return }

    #expect(try await driver.element(WorkspacesID.week).text.hasPrefix("The 7 days up to the newest message, Oct 1"))
    let channel = driver.element(prefix + "construction.water")
    #expect(try await channel.text == "Waterproofer 5 messages Construction")
    try await channel.tap()
    #expect(try await MessageListPage.shown(on: driver, of: "water").ids.count == 5)
  }

  /// A long channel is shown a part at a time, and all of it can be reached by links; in a browser with script the parts
  /// come by themselves, and a link that is aimed at may be gone.
  package static func aLongChannel(on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/years/everything")
    let messages = try await MessageListPage.shown(on: driver)
    #expect(try await messages.ids.first == "e0")
    #expect(try await messages.ids.count < SampleTeam.longCount / 2)

    try await driver.goOn(to: messages.row("e\(SampleTeam.longCount - 1)"))
    #expect(try await messages.ids.last == "e\(SampleTeam.longCount - 1)")
    #expect(try await driver.element(.link, named: "Previous").exists)
  }

  /// Ids that no address can have as they are, and texts that look like markup, are only ids and texts.
  package static func oddIdsAndTexts(on driver: any UIDriver) async throws {
    let channels = try await WorkspaceListPage.open(on: driver).choose(SampleTeam.odd)
    #expect(try await channels.title == "<b>Odd</b> & “co”")
    #expect(try await channels.values("..", named: "100 % <i>odd</i>").prefix(2) == ["1", "1"])

    let messages = try await channels.choose("..")
    #expect(try await messages.title == "100 % <i>odd</i>")
    #expect(try await messages.content(SampleTeam.odd).text == SampleTeam.oddText)

    let message = try await messages.choose(SampleTeam.odd)
    #expect(try await message.title == "O'Dd & <Sons>")
    #expect(try await message.content.text == SampleTeam.oddText)
    try await driver.reload()
    #expect(try await MessagePage.shown(on: driver).title == "O'Dd & <Sons>")
  }

  /// An address of something that is in no archive says so, and leads on.
  package static func whatIsNotThere(on driver: any UIDriver) async throws {
    let nowhere = [
      "x/construction", "a/x", "a/construction/x", "a/construction/water/x", "x/y/z/w", "a/construction/~members/x",
    ]
    for path in nowhere {
      try await driver.open("/workspaces/" + path)
      try await driver.waitUntil("it says so") { try await driver.element(WorkspacesID.missing).isVisible }
    }
    try await driver.open("/workspaces/a")
    #expect(try await driver.status == 404)
  }

  /// What an age of days may be during this test.
  private static func days(since date: String) throws -> Set<String> {
    let seconds = Date.now.timeIntervalSince(try Date(date, strategy: .iso8601))
    return Set([seconds, seconds - 60].map { "\(Int($0 / 86_400)) days" })
  }
}
