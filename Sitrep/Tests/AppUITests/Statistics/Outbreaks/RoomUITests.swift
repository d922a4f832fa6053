import AppPages
import Domain
import Foundation
import PortableUITesting
import Statistics
import TestTraits
import Testing
import Workspaces

/// An outbreak's cases above the team's messages, as a person looks at them.
@Suite struct RoomUITests {
  private static let list = "/statistics/outbreaks/\(CaseListSamples.cholera.0.id)"
  private static let counts = "/statistics/outbreaks/\(OutbreakSamples.cholera.0.id)"

  private func driver(
    _ path: String, of workspaces: WorkspacesFixture? = nil, language: String = "en-US", runsScript: Bool = true
  ) async throws -> InProcessDriver {
    let outbreaks = try OutbreakDependencies.fixture(
      [OutbreakSamples.cholera, OutbreakSamples.who],
      lists: [CaseListSamples.cholera, CaseListSamples.withoutDays])
    let team = try await RoomSamples.workspaces()
    let driver = InProcessDriver(
      try await AppFixture.responder(workspaces: workspaces ?? team, outbreaks: outbreaks), language: language,
      runsScript: runsScript)
    try await driver.open(path)
    try await driver.waitUntil("the outbreak is read") {
      try await driver.element(OutbreakOriginID.detail.asOf).exists
    }
    return driver
  }

  private func waitForMessages(_ count: String, on driver: InProcessDriver) async throws {
    try await driver.waitUntil("\(count) messages are counted") {
      let sum = driver.element(RoomID.messageSum)
      return try await sum.exists ? try await sum.text == count : false
    }
  }

  @Test(arguments: [list, counts])
  func `the summary leads to cases and messages`(_ path: String) async throws {
    let driver = try await driver("\(path)/overview")

    #expect(try await driver.element(RoomID.link).text == "Cases and messages")
    try await driver.element(RoomID.link).tap()
    try await driver.waitUntil("they are shown") { try await driver.currentPath == "\(path)/room" }
    #expect(try await driver.element(RoomID.cases).exists)

    try await driver.goBack()
    try await driver.element(RoomID.row).tap()
    try await driver.waitUntil("the list leads there too") { try await driver.currentPath == "\(path)/room" }
  }

  @Test(arguments: [true, false])
  func `cases stand above messages, with sums, a table and the newest messages`(_ runsScript: Bool) async throws {
    let driver = try await driver("\(Self.list)/room?table=1", runsScript: runsScript)

    try await waitForMessages("4", on: driver)
    #expect(try await driver.element(RoomID.caseSum).text == "12")
    #expect(try await driver.element(RoomID.deathSum).text == "4")
    #expect(try await driver.accessibility(of: .identifier(RoomID.cases)).name == "Epidemic curve: 12 cases")
    #expect(try await driver.accessibility(of: .identifier(RoomID.messages)).name == "Messages: 4")
    #expect(
      try await driver.element(RoomID.incomplete).text == "Cases since April 15, 2024 are still incomplete.")
    let week = try #require(Day("2024-04-08"))
    #expect(
      try await driver.element(RoomID.bar(week)).text == "W15 2024 · Apr 8, 2024 4 Deaths: 0 · Messages: 3")
    let first = try await driver.element(RoomID.message(0)).text
    #expect(first.hasPrefix("Bo Lind in Field Message 4 Apr 11, 2024 at "))
    let long = try await driver.element(RoomID.message(3)).text
    #expect(long.contains("…") && long.count < 260, "a long text is cut")
    #expect(
      try await driver.element(RoomID.beside).text == "Messages before the first bar: 1, after the last bar: 1")
  }

  @Test(arguments: [true, false])
  func `two dates cut cases and messages, and the address keeps them`(_ runsScript: Bool) async throws {
    let driver = try await driver("\(Self.list)/room", runsScript: runsScript)

    try await driver.element(RoomID.from).enter("2024-04-09")
    try await driver.element(RoomID.setStart).tap()
    try await driver.waitUntil("it begins there") {
      try await driver.currentPath == "\(Self.list)/room?from=2024-04-09"
    }
    #expect(
      try await driver.element(RoomID.span).text == "Only April 8, 2024 to April 21, 2024 (whole weeks)")
    try await driver.element(RoomID.to).enter("2024-04-10")
    try await driver.element(RoomID.setEnd).tap()
    try await driver.waitUntil("it ends there") {
      try await driver.currentPath == "\(Self.list)/room?from=2024-04-09&to=2024-04-10"
    }
    try await waitForMessages("3", on: driver)
    #expect(try await driver.element(RoomID.caseSum).text == "4")
    #expect(try await driver.element(RoomID.message(3)).exists == false)

    try await driver.element(RoomID.showAll).tap()
    try await driver.waitUntil("all days are back") { try await driver.currentPath == "\(Self.list)/room" }
    try await waitForMessages("4", on: driver)
  }

  @Test func `an address shows the same days in another window, and wrong days are said or ignored`() async throws {
    let again = try await driver("\(Self.list)/room?bars=day&from=2024-04-09&to=2024-04-10&asof=2024-04-20")
    try await waitForMessages("2", on: again)
    #expect(try await again.element(RoomID.span).text == "Only April 9, 2024 to April 10, 2024")
    #expect(try await again.element(RoomID.caseSum).text == "2")

    let outside = try await driver("\(Self.list)/room?from=2025-01-01")
    #expect(
      try await outside.element(RoomID.outside).text
        == "There are no figures for the chosen days, so all days are shown.")
    let reversed = try await driver("\(Self.list)/room?from=2024-04-10&to=2024-04-01")
    #expect(try await reversed.element(RoomID.outside).exists == false)
    #expect(try await reversed.element(RoomID.caseSum).text == "12")
  }

  @Test func `a message leads to its place in Workspaces, and all of them to a search there`() async throws {
    let driver = try await driver("\(Self.list)/room?from=2024-04-08&to=2024-04-14")
    try await waitForMessages("3", on: driver)

    try await driver.element(RoomID.message(0)).tap()
    try await driver.waitUntil("the message is open") {
      try await driver.currentPath == "/workspaces/a/health/field/m4"
    }
    #expect(try await MessagePage.shown(on: driver).content.text == "Message 4")
    try await driver.goBack()
    try await waitForMessages("3", on: driver)
    #expect(try await driver.element(RoomID.all).text == "All 3 messages")
    try await driver.element(RoomID.all).tap()
    try await driver.waitUntil("the search is open") {
      try await driver.element(WorkspacesID.foundCount).exists
    }
    #expect(
      try await driver.currentPath == "/workspaces?search=after%3A2024-04-07%20before%3A2024-04-15")
    #expect(try await driver.element(WorkspacesID.foundCount).text == "3 messages")
  }

  @Test func `days without cases and days without messages say so`() async throws {
    let quiet = try await driver("\(Self.list)/room?bars=day&from=2024-04-02&to=2024-04-02")
    try await waitForMessages("1", on: quiet)
    #expect(try await quiet.element(RoomID.noCases).text == "No cases in these days")
    #expect(try await quiet.element(RoomID.all).text == "All messages: 1")

    let silent = try await driver("\(Self.list)/room?from=2024-04-15")
    try await waitForMessages("0", on: silent)
    #expect(try await silent.element(RoomID.noMessages).text == "No messages in these days")
    #expect(try await silent.element(RoomID.all).exists == false)
  }

  @Test func `without an archive the cases are there, with what to do`() async throws {
    let driver = try await driver("\(Self.list)/room", of: WorkspacesFixture(SampleTeam.workspaces))

    #expect(try await driver.element(RoomID.caseSum).text == "12")
    #expect(try await driver.element(RoomID.messageSum).exists == false)
    #expect(try await driver.element(RoomID.noArchive).text.hasPrefix("No messages yet Import your team’s archive"))
    try await driver.element(RoomID.openWorkspaces).tap()
    try await driver.waitUntil("Workspaces is open") { try await driver.currentPath == "/workspaces" }
  }

  @Test func `with several archives messages say their workspace`() async throws {
    let later = try Date("2024-04-12T12:00:00Z", strategy: .iso8601)
    let water = Workspace(
      id: "water", name: "Water <b>",
      channels: [
        Channel(
          id: "wells", name: "Wells",
          messages: [Message(id: "w", content: "Dug", posted: later, member: Member(id: "2", name: "Ann Lee"))])
      ])
    let team = await WorkspacesFixture(imported: [
      ArchiveEntry(id: "b", name: "b.zip", imported: .distantPast, archive: InMemoryMessageArchive([water])),
      ArchiveEntry(
        id: "a", name: "a.zip", imported: .distantPast, archive: InMemoryMessageArchive(try RoomSamples.team())),
    ])
    let driver = try await driver("\(Self.list)/room", of: team)

    try await waitForMessages("5", on: driver)
    let first = try await driver.element(RoomID.message(0)).text
    #expect(first.hasPrefix("Ann Lee in Wells Dug Water <b> · Apr 12, 2024 at "))
    #expect(try await driver.element(RoomID.message(1)).text.hasPrefix("Bo Lind in Field Message 4 Health · Apr 11"))
  }

  @Test func `an archive that can't be read is named, and the cases stay`() async throws {
    let archive = UnreadableArchive(try RoomSamples.team(), failing: [.counts])
    let driver = try await driver(
      "\(Self.list)/room",
      of: WorkspacesFixture(ArchiveEntry(id: "a", name: "team.zip", imported: .distantPast, archive: archive)))

    try await driver.waitUntil("it is said") { try await driver.element(RoomID.unread).exists }
    #expect(try await driver.element(RoomID.unread).text.hasPrefix("The archive “team.zip” can’t be read."))
    #expect(try await driver.element(RoomID.cases).exists)
    try await driver.element(RoomID.readAgain).tap()
    try await driver.waitUntil("it is said again") { try await driver.element(RoomID.unread).exists }
  }

  @Test func `counts are shown by complete weeks`() async throws {
    let driver = try await driver("\(Self.counts)/room?table=1&to=2024-05-05")

    try await waitForMessages("1", on: driver)
    #expect(try await driver.element(RoomID.caseSum).text == "284")
    #expect(try await driver.element(RoomID.deathSum).text == "8")
    let week = try #require(Day("2024-04-22"))
    #expect(
      try await driver.element(RoomID.bar(week)).text == "W17 2024 · Apr 22, 2024 125 Deaths: 5 · Messages: 0")
    #expect(try await driver.element(CasesID.period).exists == false)
  }

  @Test func `a list without days has no curve, and countries have no such screen`() async throws {
    let empty = try await driver("/statistics/outbreaks/\(CaseListSamples.withoutDays.0.id)/room")
    #expect(try await empty.element(RoomID.empty).exists)

    try await empty.open("/statistics/outbreaks/\(OutbreakSamples.who.0.id)/room")
    #expect(try await empty.status == 404)
    try await empty.open("/statistics/room")
    #expect(try await empty.status == 404)
  }

  @Test func `a Russian reader finds all of it in Russian`() async throws {
    let driver = try await driver("\(Self.list)/room?from=2024-04-08&to=2024-04-14&table=1", language: "ru-RU")

    try await waitForMessages("3", on: driver)
    let page = try await driver.textSnapshot
    for words in [
      "Случаи и сообщения", "Задать начало", "(целыми неделями)", "Сообщения, сначала новые", "Bo Lind в канале Field",
      "Все сообщения: 3", "Умерло: 0 · Сообщений: 3", "Сообщений раньше первого столбца: 1, позже последнего: 1",
    ] {
      #expect(page.contains(words), "\(words)")
    }
    let without = try await self.driver("\(Self.list)/room", of: WorkspacesFixture(), language: "ru-RU")
    #expect(try await without.textSnapshot.contains("Перейти в «Архив»"))
  }
}
