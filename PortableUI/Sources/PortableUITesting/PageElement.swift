/// A handle on an element of the page: it is looked up anew each time it is read or tapped, so it never goes stale.
///
/// Reading or tapping what is not there waits for the driver's patience and then throws, except ``exists`` and ``count``.
public struct PageElement: Sendable {
  /// How it is found.
  public let query: ElementQuery
  /// Where it is found.
  public let driver: any UIDriver

  /// A handle; nothing is looked up yet.
  public init(_ query: ElementQuery, in driver: any UIDriver) {
    self.query = query
    self.driver = driver
  }

  /// The element with this identifier inside this one.
  public func element(_ identifier: String) -> PageElement {
    PageElement(.identifier(identifier).inside(query), in: driver)
  }

  /// The element with this role and name inside this one.
  public func element(_ role: Role, named name: String? = nil) -> PageElement {
    PageElement(.role(role, named: name).inside(query), in: driver)
  }

  /// Everything a person sees of it, in one look.
  public func read() async throws -> ElementReading { try await driver.one(query) }

  /// Taps it; refused while it is disabled, hidden or behind a dialog.
  public func tap() async throws { try await driver.tap(query) }

  /// Replaces the text of this field.
  public func enter(_ text: String) async throws { try await driver.enter(text, into: query) }

  /// The value of an HTML attribute; nil if the element does not have it.
  public func attribute(_ name: String) async throws -> String? { try await read().attributes[name] }
}

extension PageElement {
  /// Whether the page has it now, shown or not.
  public var exists: Bool { get async throws { try await count > 0 } }

  /// How many of it the page has now, shown or not.
  public var count: Int { get async throws { try await driver.find(query).count } }

  /// Whether it is there and drawn, now.
  public var isVisible: Bool { get async throws { try await driver.find(query).contains(where: \.isVisible) } }

  /// The words that are shown, in one line.
  public var text: String { get async throws { try await read().text } }

  /// The text in a field.
  public var value: String? { get async throws { try await read().value } }

  /// Whether it is greyed out.
  public var isDisabled: Bool { get async throws { try await read().isDisabled } }

  /// Whether a switch or checkbox is on.
  public var isOn: Bool { get async throws { try await read().isOn } }

  /// What assistive technology takes it for.
  public var role: Role { get async throws { try await driver.accessibility(of: query).role } }

  /// What assistive technology calls it.
  public var name: String { get async throws { try await driver.accessibility(of: query).name } }
}
