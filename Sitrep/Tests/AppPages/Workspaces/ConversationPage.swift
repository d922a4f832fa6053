import Foundation
import PortableUITesting
import Workspaces

/// What the lists of workspaces and of channels have in common: rows of a name and three indicators.
package protocol ConversationPage: Sendable {
  var driver: any UIDriver { get }

  /// What the identifiers of its rows begin with; what follows is the id of the workspace or channel.
  static var rowPrefix: String { get }
}

extension ConversationPage {
  /// The ids in the list, top to bottom.
  package var ids: [String] {
    get async throws {
      try await driver.find(.identifiers(startingWith: Self.rowPrefix)).map {
        String($0.identifier.dropFirst(Self.rowPrefix.count))
      }
    }
  }

  /// The names in the list, top to bottom.
  package var names: [String] {
    get async throws {
      try await driver.find(.role(.link).inside(.identifiers(startingWith: Self.rowPrefix))).map(\.text)
    }
  }

  package func row(_ id: String) -> PageElement { driver.element(Self.rowPrefix + id) }

  /// What tells the row from another one of its name.
  package func distinction(_ id: String) -> PageElement { row(id).element(WorkspacesID.distinction) }

  /// The indicators of one row: how many, by how many, how long ago.
  package func indicators(_ id: String, named name: String) -> [PageElement] {
    [WorkspacesID.count(name), WorkspacesID.members(name), WorkspacesID.latest(name)].map { row(id).element($0) }
  }

  /// The values of the indicators of one row.
  package func values(_ id: String, named name: String) async throws -> [String] {
    var values: [String] = []
    for indicator in indicators(id, named: name) { values.append(try await indicator.value ?? "no field") }
    return values
  }
}

extension UIDriver {
  /// The control in the bar that leads to the screen with this title: what else leads there stands before it.
  func wayBack(to title: String) async throws -> PageElement? {
    try await elements(.role(.link, named: title)).last
  }

  /// Goes back by the page's own control, unless the screen before stands beside this one.
  func goBackByControl(to title: String) async throws {
    let control = try await wayBack(to: title)
    guard let control, try await control.isVisible else { return }
    try await control.tap()
  }

  /// Whether this step of the address, the first is 1, stands for this id and is the last.
  func isAt(_ id: String, step: Int) async throws -> Bool {
    let path = try await currentPath.prefix { $0 != "?" }
    let steps = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard steps.count == step, let last = steps.last else { return false }
    return String(last.trimmingPrefix("~")).removingPercentEncoding == id
  }
}
