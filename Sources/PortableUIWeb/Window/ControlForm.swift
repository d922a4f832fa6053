import HTTPTypes
import PortableUICore

/// What a control's form posted.
struct ControlForm: Sendable, Hashable {
  let control: Identity
  /// What was shown above the page, outermost first.
  let presentations: [Identity]

  /// Nil where the body is no form of ours.
  init?(_ request: WebRequest) {
    let type = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() }
    guard type == "application/x-www-form-urlencoded", let fields = FormFields.parse(request.body),
      let control = fields[FormField.event].flatMap({ Identity(name: $0) })
    else { return nil }
    self.control = control
    let names = (fields[FormField.presentation] ?? "").split(separator: " ", omittingEmptySubsequences: true)
    presentations = names.compactMap { Identity(name: $0) }
    guard presentations.count == names.count, names.count <= Self.presentationLimit else { return nil }
  }

  /// The most presentations above each other that a form speaks of.
  private static let presentationLimit = 16
}

/// The body of a form.
enum FormFields {
  /// The fields; nil where a name comes twice, an escape is malformed, a text is not UTF-8 or there are over 100 fields.
  static func parse(_ body: [UInt8]) -> [String: String]? {
    var fields: [String: String] = [:]
    let pairs = body.split(separator: UInt8(ascii: "&"), maxSplits: 100, omittingEmptySubsequences: true)
    guard pairs.count <= 100 else { return nil }
    for pair in pairs {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decode(parts[0]), let value = decode(parts.count > 1 ? parts[1] : []), fields[name] == nil else {
        return nil
      }
      fields[name] = value
    }
    return fields
  }

  private static func decode(_ encoded: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.count)
    var rest = encoded
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
