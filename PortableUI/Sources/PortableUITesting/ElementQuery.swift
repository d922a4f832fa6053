/// How an element is looked for: by accessibility identifiers, by role and name, inside another one, by its place.
public struct ElementQuery: Sendable, Hashable {
  /// Identifiers to go through, each inside the one before.
  var path: [IdentifierPattern] = []
  /// The role that the element itself has, inside the path's last one.
  var role: Role?
  /// The accessible name that goes with the role.
  var name: String?
  /// Which one of those that fit, in page order from 0.
  var position: Int?

  /// The element with this accessibility identifier.
  public static func identifier(_ identifier: String) -> ElementQuery {
    ElementQuery(path: [IdentifierPattern(text: identifier)])
  }

  /// All elements whose accessibility identifier begins so, such as the rows of a list.
  public static func identifiers(startingWith prefix: String) -> ElementQuery {
    ElementQuery(path: [IdentifierPattern(text: prefix, isPrefix: true)])
  }

  /// The elements with this role and, if given, exactly this accessible name.
  public static func role(_ role: Role, named name: String? = nil) -> ElementQuery {
    ElementQuery(role: role, name: name)
  }

  /// This query, looked for inside the elements of the other one.
  ///
  /// The other one goes by identifiers: a role or a place is not looked into.
  public func inside(_ other: ElementQuery) -> ElementQuery {
    precondition(other.role == nil && other.position == nil, "\(other) must be found by identifier to be looked into")
    var query = self
    query.path = other.path + path
    return query
  }

  /// The one at this place among those that fit, counted from 0.
  public func at(_ position: Int) -> ElementQuery {
    var query = self
    query.position = position
    return query
  }

  /// Those of the elements found that the query's position leaves.
  func select<Found>(from found: [Found]) -> [Found] {
    guard let position else { return found }
    return found.indices.contains(position) ? [found[position]] : []
  }
}

/// One identifier of a query, or what it begins with.
struct IdentifierPattern: Sendable, Hashable {
  let text: String
  var isPrefix = false

  /// Whether an element's identifier fits.
  func matches(_ identifier: String) -> Bool { isPrefix ? identifier.hasPrefix(text) : identifier == text }
}

extension ElementQuery: CustomStringConvertible {
  /// The query in words, for messages.
  public var description: String {
    var words: [String] = []
    if let role { words.append(name.map { "\(role) named “\($0)”" } ?? "\(role)") }
    words += path.reversed().map { "element “\($0.text)\($0.isPrefix ? "…" : "")”" }
    let place = position.map { "number \($0) of " } ?? ""
    return place + words.joined(separator: " inside ")
  }
}
