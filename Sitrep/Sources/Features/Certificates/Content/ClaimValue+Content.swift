import Domain

nonisolated extension ClaimValue {
  /// What an EU certificate attests; nil where it attests nothing.
  var attested: CertificateContentKind? {
    CertificateContentKind.allCases.first { self[$0.rawValue] != nil }
  }

  /// The name of the person that an EU certificate is for: as it is written, or else as machines read it.
  var personName: String? {
    guard let names = self["nam"] else { return nil }
    let name = [names["gn"] ?? names["gnt"], names["fn"] ?? names["fnt"]].compactMap { $0?.text }
      .filter { !$0.isEmpty }
    return name.isEmpty ? nil : name.joined(separator: " ").visible
  }

  /// The value in a line, whatever it is.
  var line: String { (text ?? json).visible }

  /// The value as JSON, with a member or an element on each line.
  var json: String {
    var text = ""
    writeJSON(to: &text, indentation: "\n")
    return text
  }

  private func writeJSON(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let boolean): text += String(boolean)
    case .integer(let number): text += String(number)
    case .number(let number): text += String(number)
    case .text(let value): text += value.quoted
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &text, indentation) { $0.writeJSON(to: &$1, indentation: $2) }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, indentation) { member, text, indentation in
        text += member.name.quoted + ": "
        member.value.writeJSON(to: &text, indentation: indentation)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], between ends: (String, String), to text: inout String, _ indentation: String,
    _ write: (Part, inout String, String) -> Void
  ) {
    text += ends.0
    for (index, part) in parts.enumerated() {
      text += (index == 0 ? "" : ",") + indentation + "  "
      write(part, &text, indentation + "  ")
    }
    text += (parts.isEmpty ? "" : indentation) + ends.1
  }
}

nonisolated extension BinaryInteger {
  /// A byte as two hexadecimal digits.
  var twoHexDigits: String { (self < 0x10 ? "0" : "") + String(self, radix: 16) }
}

nonisolated extension String {
  /// As JSON writes it.
  fileprivate var quoted: String {
    unicodeScalars.reduce(into: "\"") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20: text += "\\u00" + scalar.value.twoHexDigits
      default: text.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
