import AppPages
import Domain
import Foundation
import PortableUITesting
import PortableUIWeb
import TestTraits
import Testing
import Workspaces

/// The Workspaces tab in process, told by page objects, without script and with it.
@Suite struct WorkspacesUITests {
  private func driver(
    _ contents: [Workspace] = SampleTeam.workspaces, language: String = "en-US", runsScript: Bool = false
  ) async throws -> InProcessDriver {
    InProcessDriver(
      try await AppFixture.responder(workspaces: WorkspacesFixture(contents)), language: language,
      runsScript: runsScript)
  }

  @Test(
    .proves(126, 127, 128, 129, 130, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141),
    arguments: WorkspacesScenarios.all)
  func `without script`(
    _ scenario: Scenario
  ) async throws {
    try await scenario.play(driver())
  }

  @Test(.proves(146, 147, 148, 149, 150, 151, 152, 153, 155), arguments: WorkspacesScenarios.all)
  func `with script`(_ scenario: Scenario) async throws {
    try await scenario.play(driver(runsScript: true))
  }

  @Test(.proves(152), arguments: [false, true])
  func `a long channel has links to its parts`(_ runsScript: Bool) async throws {
    try await WorkspacesScenarios.aLongChannel(on: driver(runsScript: runsScript))
  }

  @Test(.proves(131, "D18"), arguments: [false, true])
  func `dates are those of the reader's zone, else of the server's`(_ runsScript: Bool) async throws {
    let driver = try await driver(runsScript: runsScript)
    try await WorkspacesScenarios.datesOf(.current, on: driver)

    await driver.setCookie("zone", to: "America%2FLos_Angeles")
    try await WorkspacesScenarios.datesOf(try #require(TimeZone(identifier: "America/Los_Angeles")), on: driver)
    try await driver.open("/workspaces/a/construction/water/w1")
    #expect(try await MessagePage.shown(on: driver).posted.text == "Oct 18, 2022 at 7:06 PM")
  }

  @Test(.proves(129, 131)) func `messages in a row by one member drop the repeated avatar, not the name and date`()
    async throws
  {
    let ada = Member(id: "1", name: "Ada Byron")
    let messages = [60.0, 30, 0].map { second in
      Message(id: "m\(Int(second))", content: "Hi", posted: Date(timeIntervalSince1970: second + 1e9), member: ada)
    }
    let channel = Channel(id: "c", name: "Channel", messages: messages)
    let driver = try await driver([Workspace(id: "w", name: "Work", channels: [channel])])
    try await driver.open("/workspaces/a/w/c")
    let list = try await MessageListPage.shown(on: driver)

    #expect(try await list.days.count == 1)
    #expect(try await list.row("m60").text.hasPrefix("AB Ada Byron Hi Sep "))
    #expect(try await list.row("m30").text.hasPrefix("Ada Byron Hi Sep "))
    #expect(try await list.row("m0").text.hasPrefix("Ada Byron Hi Sep "))
  }

  @Test func `days are those of the reader's zone`() async throws {
    let driver = try await driver()
    await driver.setCookie("zone", to: "America%2FLos_Angeles")
    try await driver.open("/workspaces/a/construction/water")

    #expect(try await MessageListPage.shown(on: driver).days.prefix(2) == ["October 18, 2022", "October 17, 2022"])
  }

  @Test(.proves(142)) func `ages go on by themselves in a live page`() async throws {
    try await WorkspacesScenarios.agesGoOn(on: driver(WorkspacesScenarios.now, runsScript: true))
  }

  @Test(.proves("D19", "D36")) func `Russian has its own words and labels, and the same identifiers`() async throws {
    let driver = try await driver(language: "ru-RU")
    let list = try await WorkspaceListPage.open(on: driver)
    #expect(try await driver.headings.first == "Архив")

    let indicators = list.indicators("construction", named: "Construction")
    #expect(
      try await [indicators[0].name, indicators[1].name, indicators[2].name] == [
        "Количество: Construction", "Участники: Construction", "Последнее сообщение: Construction",
      ])
    #expect(try await indicators[2].value?.firstMatch(of: /^[\d\u{A0}]+ (день|дня|дней)$/) != nil)
    #expect(try await list.values("masonry", named: "Masonry & Precast") == ["0", "0", ""])

    await driver.setCookie("zone", to: "America%2FLos_Angeles")
    let message = try await list.choose("construction").choose("water").choose("w1")
    #expect(try await message.posted.text.hasPrefix("18 окт. 2022"))
  }

  @Test(.proves("B6")) func `conversations of an export stand by name under headings of their kinds`() async throws {
    let conversations = [
      ("D310568984", "Ann Lee, Bob"), ("C310568912", "general-12"), ("C310568904", "general-4"),
      ("G310568911", "staff"),
    ]
    let channels = conversations.map { Channel(id: $0.0, name: $0.1, messages: []) }
    let driver = try await driver([Workspace(id: "w", name: "Work", channels: channels)])
    try await driver.open("/workspaces/a/w")
    let list = try await ChannelListPage.shown(on: driver)

    #expect(try await list.names == ["general-4", "general-12", "staff", "Ann Lee, Bob"])
    let page = try await driver.textSnapshot
    var rest = page[...]
    for words in [
      "Channels", "general-4", "general-12", "Private channels", "staff", "Direct messages", "Ann Lee, Bob",
    ] {
      rest = rest[try #require(rest.range(of: words), "\(words)").upperBound...]
    }
  }

  @Test func `a file without workspaces says so`() async throws {
    let driver = try await driver([])
    let list = try await WorkspaceListPage.open(on: driver)

    #expect(try await list.ids == [])
    #expect(try await driver.textSnapshot.contains("This file has no workspaces."))
  }

  @Test func `nothing is open until a workspace is chosen`() async throws {
    let driver = try await driver()
    _ = try await WorkspaceListPage.open(on: driver)

    #expect(try await driver.element(WorkspacesID.noWorkspace).exists)
  }
}

/// Archives that cannot be read are told on the screen, on each level (R124).
@Suite struct UnreadableArchiveTests {
  private func driver(
    failing: Set<UnreadableArchive.Call>, with error: ArchiveImportProblem = .other("the disk is broken")
  ) async throws -> InProcessDriver {
    let archive = UnreadableArchive(SampleTeam.workspaces, failing: failing, error: error)
    let entry = ArchiveEntry(id: "a", name: "Workspaces.json", imported: nil, archive: archive)
    return InProcessDriver(try await AppFixture.responder(workspaces: WorkspacesFixture(entry)))
  }

  @Test(
    .proves(124),
    arguments: [
      (UnreadableArchive.Call.workspaces, "/workspaces"), (.workspaces, "/workspaces/a/construction"),
      (.channels, "/workspaces/a/construction"), (.channels, "/workspaces/a/construction/water"),
      (.message, "/workspaces/a/construction/water/w1"), (.members, "/workspaces/a/construction/~members"),
      (.members, "/workspaces/a/construction/~members/1"), (.week, "/workspaces"),
    ])
  func `a level that cannot be read says why`(_ call: UnreadableArchive.Call, _ path: String) async throws {
    let driver = try await driver(failing: [call])

    try await driver.open(path)

    #expect(try await driver.status == 200)
    #expect(try await driver.find(.identifier(WorkspacesID.unreadable)).isEmpty == false)
    #expect(try await driver.textSnapshot.contains("the disk is broken"))
  }

  @Test func `a workspace whose channels cannot be read is told apart by its newest message alone`() async throws {
    let list = try await WorkspaceListPage.open(on: driver(failing: [.channels]))

    #expect(try await list.distinction("night-1").text.hasPrefix("Newest message: "))
    #expect(try await list.distinction("night-2").text == "No messages")
  }

  @Test(.proves(124, 156))
  func `messages that cannot be read are rows that say so: lists know archives only by their protocol`()
    async throws
  {
    let driver = try await driver(failing: [.messages])

    try await driver.open("/workspaces/a/construction/roof-1")

    #expect(try await driver.headings.last == "Roofing")
    let page = try await driver.textSnapshot
    #expect(page.ranges(of: "This message can’t be read.").count == 3)
    #expect(page.ranges(of: "the disk is broken").count == 3)
  }

  @Test(.proves(124)) func `a message that the archive does not have is a row that says so`() async throws {
    let driver = try await driver(failing: [.lastMessage])

    try await driver.open("/workspaces/a/construction/roof-1")

    #expect(try await MessageListPage.shown(on: driver).ids == ["r1", "r2"])
    #expect(try await driver.textSnapshot.ranges(of: "This message can’t be read.").count == 1)
  }
}
