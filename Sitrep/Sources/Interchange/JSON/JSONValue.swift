import Domain

/// A value of a JSON text; objects keep the order of their members, and members of the same name.
enum JSONValue: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    let name: String
    let value: JSONValue
  }

  case object([Member])
  case array([JSONValue])
  case text(String)

  /// A number as it was written: no digit is lost.
  case number(String)
  case boolean(Bool)
  case null

  /// What it is, for messages.
  var part: FilePart {
    switch self {
    case .object: .object
    case .array: .list
    case .text: .text
    case .number: .number
    case .boolean: .boolean
    case .null: .null
    }
  }
}
