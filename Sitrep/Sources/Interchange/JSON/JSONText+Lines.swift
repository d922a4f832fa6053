extension JSONText {
  /// A value as people edit it: each member and element on a line of its own, two spaces deeper than what it is in.
  static func lines(of value: JSONValue, indent: String = "") -> String {
    let inner = indent + "  "
    switch value {
    case .object(let members):
      let rows = members.map { "\(inner)\(quoted($0.name)): \(lines(of: $0.value, indent: inner))" }
      return rows.isEmpty ? "{}" : "{\n\(rows.joined(separator: ",\n"))\n\(indent)}"
    case .array(let elements):
      let rows = elements.map { "\(inner)\(lines(of: $0, indent: inner))" }
      return rows.isEmpty ? "[]" : "[\n\(rows.joined(separator: ",\n"))\n\(indent)]"
    case .text(let text): return quoted(text)
    case .number(let digits): return digits
    case .boolean(let isTrue): return isTrue ? "true" : "false"
    case .null: return "null"
    }
  }
}
