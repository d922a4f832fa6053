extension UIDriver {
  /// The element with this accessibility identifier.
  public func element(_ identifier: String) -> PageElement {
    PageElement(.identifier(identifier), in: self)
  }

  /// The element with this role and, if given, exactly this accessible name.
  public func element(_ role: Role, named name: String? = nil) -> PageElement {
    PageElement(.role(role, named: name), in: self)
  }

  /// The elements that fit, as they stand now, in page order.
  public func elements(_ query: ElementQuery) async throws -> [PageElement] {
    try await find(query).indices.map { PageElement(query.at($0), in: self) }
  }

  /// The texts of the headings that are shown, in page order.
  public var headings: [String] {
    get async throws { try await find(.role(.heading)).filter(\.isVisible).map(\.text) }
  }

  /// The accessible page as indented text, for ``TextSnapshot`` and for messages.
  public var textSnapshot: String {
    get async throws { AccessibleNode.text(of: try await outline()) }
  }
}
