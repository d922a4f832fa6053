import XCTest

/// The basic tests of the Workspaces tab, with the messages that come with the app.
final class BasicTests: XCTestCase {
  private let hospital = (id: "8bda40a6-880b-57b6-a137-6927b48f0fcd", name: "Field Hospital (North)")
  private let channel = (id: "777f3d4d-135e-5cd3-94cf-0c4d0c0d15a9", name: "Waterproofer")
  /// The newest message of the channel.
  private let message = "22eb9fbf-b89f-53f2-8b97-657d66bbe3b5"

  @MainActor
  func testTheRootListsTheNamesOfWorkspaces() {
    let running = RunningApp.start()
    _ = WorkspacesPage.open(on: running)

    for name in ["Outbreak Response", "Masonry & Precast", "Field Hospital (North)"] {
      let (text, link) = (running.app.staticTexts[name].firstMatch, running.app.buttons[name].firstMatch)
      XCTAssertTrue(text.exists || link.exists, name)
    }
  }

  @MainActor
  func testAWorkspaceLeadsToItsChannels() {
    let running = RunningApp.start()
    let page = WorkspacesPage.open(on: running)

    page.choose(workspace: hospital)

    running.scroll(to: WorkspacesID.channel(channel.id))
    running.scroll(to: WorkspacesID.count("medicine (oxygen)"))
  }

  @MainActor
  func testAChannelLeadsToItsMessagesNewestFirst() {
    let running = RunningApp.start()
    let page = WorkspacesPage.open(on: running)
    page.choose(workspace: hospital)

    page.choose(channel: channel)

    let row = page.message(message)
    XCTAssertEqual(page.messages.first, message)
    for text in ["Yusuf Demir", "Checked and dry. I hung it up on the pole.", posted("2022-06-02T11:53:37Z")] {
      XCTAssertTrue(row.label.contains(text) || row.staticTexts[text].exists, "\(row.label) lacks \(text)")
    }
  }

  @MainActor
  func testAMessageHasItsMemberAsTitleAndNowhereElse() {
    let running = RunningApp.start()
    let page = WorkspacesPage.open(on: running)
    page.choose(workspace: hospital)
    page.choose(channel: channel)

    page.message(message).tap()

    running.wait(forTitle: "Yusuf Demir")
    XCTAssertEqual(running.app.staticTexts.matching(identifier: "Yusuf Demir").count, 1)
    XCTAssertEqual(page.content.label, "Checked and dry. I hung it up on the pole.")
    XCTAssertEqual(page.posted.label, posted("2022-06-02T11:53:37Z"))
  }

  @MainActor
  func testTheWayBackNamesEachScreenBefore() {
    let running = RunningApp.start()
    let page = WorkspacesPage.open(on: running)
    page.choose(workspace: hospital)
    page.choose(channel: channel)
    page.message(message).tap()
    running.wait(forTitle: "Yusuf Demir")

    running.back(to: channel.name)
    running.back(to: hospital.name)
    running.back(to: "Workspaces")
  }

  @MainActor
  func testIndicatorsAreDisabledFieldsWithTheirNames() {
    let running = RunningApp.start()
    let page = WorkspacesPage.open(on: running)
    running.scroll(to: WorkspacesID.count("Masonry & Precast"))

    XCTAssertEqual(page.indicators("Masonry & Precast").map { $0.value as? String }, ["0", "0", ""])
    XCTAssertTrue(page.indicators("Masonry & Precast").allSatisfy { !$0.isEnabled })

    page.choose(workspace: hospital)
    running.scroll(to: WorkspacesID.count(channel.name))
    let values = page.indicators(channel.name).map { $0.value as? String ?? "" }
    XCTAssertEqual(values.prefix(2), ["5", "5"])
    XCTAssertTrue(values[2].hasSuffix(" days"), values[2])
  }

  @MainActor
  func testAWorkspaceWithoutChannelsSaysSo() {
    let running = RunningApp.start()
    let page = WorkspacesPage.open(on: running)

    page.choose(workspace: (id: "afcf8051-08fb-5903-b9df-d993c6f6aa10", name: "Masonry & Precast"))

    running.wait(for: running.element(WorkspacesID.noChannels))
  }

  /// The long form of a date in the device's zone, by another way than the app's.
  private func posted(_ text: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "MMM d, yyyy 'at' h:mm a"
    return ISO8601DateFormatter().date(from: text).map(formatter.string(from:)) ?? "\(text) is no date"
  }
}
