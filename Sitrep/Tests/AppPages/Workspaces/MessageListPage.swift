import PortableUITesting
import Workspaces

/// A channel's messages, as a person reads them.
package struct MessageListPage: Sendable {
  package let driver: any UIDriver

  private init(_ driver: any UIDriver) {
    self.driver = driver
  }

  /// The messages that the page now shows; waits for those of a channel, if one is given by its id.
  package static func shown(on driver: any UIDriver, of channel: String? = nil) async throws -> MessageListPage {
    try await driver.waitUntil("messages are shown") {
      if let channel, try await !driver.isAt(channel, step: 4) { return false }
      let rows = try await driver.find(.identifiers(startingWith: rowPrefix))
      let isEmpty = try await driver.element(WorkspacesID.noMessages).isVisible
      return rows.contains(where: \.isVisible) || isEmpty
    }
    return MessageListPage(driver)
  }

  /// The channel's name, which is the page's title.
  package var title: String {
    get async throws {
      let days = try await days
      return try await driver.headings.last { !days.contains($0) } ?? ""
    }
  }

  /// The headings between the messages, top to bottom.
  package var days: [String] {
    get async throws { try await driver.find(.identifiers(startingWith: WorkspacesID.day)).map(\.text) }
  }

  /// The ids in the list, top to bottom.
  package var ids: [String] {
    get async throws {
      try await driver.find(.identifiers(startingWith: Self.rowPrefix)).map {
        String($0.identifier.dropFirst(Self.rowPrefix.count))
      }
    }
  }

  package func row(_ id: String) -> PageElement { driver.element(Self.rowPrefix + id) }
  package func member(_ id: String) -> PageElement { row(id).element(WorkspacesID.member) }
  package func content(_ id: String) -> PageElement { row(id).element(WorkspacesID.content) }
  package func posted(_ id: String) -> PageElement { row(id).element(WorkspacesID.posted) }

  /// Opens the message.
  package func choose(_ id: String) async throws -> MessagePage {
    try await row(id).tap()
    return try await MessagePage.shown(on: driver)
  }

  /// Goes back by the page's own control, which has the workspace's name.
  package func back(to workspace: String) async throws -> ChannelListPage {
    try await driver.goBackByControl(to: workspace)
    return try await ChannelListPage.shown(on: driver)
  }

  static let rowPrefix = WorkspacesID.message("")
}

extension UIDriver {
  /// Follows “Next” below a list of messages until a row is there, or 30 times.
  ///
  /// With the script rows come after the answer, and below the last ones there are no more to wait for.
  package func goOn(to row: PageElement) async throws {
    let next = element(.link, named: "Next")
    for _ in 0..<30 where try await !row.exists {
      try await next.tap()
      try await waitUntil("rows are shown") {
        if try await row.exists { return true }
        return try await next.exists
      }
    }
  }
}
