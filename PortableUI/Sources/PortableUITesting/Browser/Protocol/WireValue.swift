import Foundation

/// A value of JSON, as the browser's driver sends and takes it.
public enum WireValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([WireValue])
  case object([String: WireValue])

  /// Reads JSON text.
  public init(parsing data: Data) throws {
    // JSONSerialization is several times as fast as JSONDecoder, and accessibility trees are large.
    self.init(foundation: try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
  }

  private init(foundation value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber:
      let type = String(cString: number.objCType)
      self = type == "c" || type == "B" ? .bool(number.boolValue) : .number(number.doubleValue)
    case let values as [Any]: self = .array(values.map(WireValue.init(foundation:)))
    case let values as [String: Any]: self = .object(values.mapValues(WireValue.init(foundation:)))
    default: self = .null
    }
  }

  /// The value as JSON text.
  public func data() throws -> Data {
    try JSONSerialization.data(withJSONObject: foundation, options: [.fragmentsAllowed, .withoutEscapingSlashes])
  }

  private var foundation: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? Int(value) : value
    case .string(let value): value
    case .array(let values): values.map(\.foundation)
    case .object(let values): values.mapValues(\.foundation)
    }
  }
}

extension WireValue {
  /// The member with this name; null if there is none or this is no object.
  public subscript(key: String) -> WireValue {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  public var string: String? { if case .string(let value) = self { value } else { nil } }
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var array: [WireValue] { if case .array(let values) = self { values } else { [] } }
  public var object: [String: WireValue] { if case .object(let members) = self { members } else { [:] } }
  public var isNull: Bool { self == .null }
}

extension WireValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(arrayLiteral elements: WireValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, WireValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
