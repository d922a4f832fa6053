import XCTest

/// Workspaces, channels and messages, as a person walks through them.
@MainActor
struct WorkspacesPage {
  let running: RunningApp

  static func open(on running: RunningApp) -> WorkspacesPage {
    running.open(tab: "Workspaces")
    running.wait(forTitle: "Workspaces")
    return WorkspacesPage(running: running)
  }

  var content: XCUIElement { running.element(WorkspacesID.content) }
  var posted: XCUIElement { running.element(WorkspacesID.posted) }

  /// Opens a workspace's channels.
  func choose(workspace: (id: String, name: String)) {
    open(WorkspacesID.workspace(workspace.id), named: workspace.name)
  }

  /// Opens a channel's messages.
  func choose(channel: (id: String, name: String)) { open(WorkspacesID.channel(channel.id), named: channel.name) }

  /// The row of a message; it reads as member, content and date.
  func message(_ id: String) -> XCUIElement { running.scroll(to: WorkspacesID.message(id)) }

  /// The ids of the messages on the screen, top to bottom.
  var messages: [String] {
    let prefix = WorkspacesID.message("")
    return running.identifiers(startingWith: prefix).map { String($0.dropFirst(prefix.count)) }
  }

  /// What the three fields of a workspace or channel hold: how many, by how many, how long ago.
  func indicators(_ name: String) -> [XCUIElement] {
    [WorkspacesID.count(name), WorkspacesID.members(name), WorkspacesID.latest(name)].map {
      running.app.textFields.matching(identifier: $0).firstMatch
    }
  }

  /// Taps the name in a row: the fields beside it lead nowhere.
  private func open(_ row: String, named name: String) {
    let row = running.scroll(to: row)
    let link = row.buttons[name].firstMatch
    (link.exists ? link : row).tap()
    running.wait(forTitle: name)
  }
}
