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

  /// What it is, in words.
  var kind: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .text: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}
