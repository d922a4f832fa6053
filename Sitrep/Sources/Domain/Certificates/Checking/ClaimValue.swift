import Foundation

/// A value of a certificate as its issuer wrote it, for people who want to see it all, and for JSON.
package indirect enum ClaimValue: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: ClaimValue

    package init(name: String, value: ClaimValue) {
      self.name = name
      self.value = value
    }
  }

  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case array([ClaimValue])
  /// In the issuer's order.
  case object([Member])

  /// The value of an object's member; nil where there is none, or null.
  package subscript(name: String) -> ClaimValue? {
    guard case .object(let members) = self else { return nil }
    guard let value = members.first(where: { $0.name == name })?.value, value != .null else { return nil }
    return value
  }

  /// The elements of an array; nil for anything else.
  package var elements: [ClaimValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// A text without the white space around it that some issuers leave; nil for anything else.
  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text.trimmed
  }

  /// A whole number, also one that was written as 2.0; nil for anything else.
  package var wholeNumber: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }
}

extension ClaimValue: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }

  package init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map { name in
          Member(name: name.stringValue, value: try container.decode(ClaimValue.self, forKey: name))
        })
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [ClaimValue] = []
      while !container.isAtEnd { elements.append(try container.decode(ClaimValue.self)) }
      self = .array(elements)
    } else {
      self = try Self.single(try decoder.singleValueContainer())
    }
  }

  private static func single(_ container: any SingleValueDecodingContainer) throws -> ClaimValue {
    if container.decodeNil() { return .null }
    if let text = try? container.decode(String.self) { return .text(text) }
    if let boolean = try? container.decode(Bool.self) { return .boolean(boolean) }
    if let integer = try? container.decode(Int.self) { return .integer(integer) }
    return .number(try container.decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for member in members { try container.encode(member.value, forKey: Name(stringValue: member.name)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    default:
      var container = encoder.singleValueContainer()
      try encode(to: &container)
    }
  }

  private func encode(to container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .boolean(let boolean): try container.encode(boolean)
    case .integer(let integer): try container.encode(integer)
    // JSON has no other way to say them.
    case .number(let number) where !number.isFinite: try container.encode(String(describing: number))
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .null, .array, .object: try container.encodeNil()
    }
  }
}
