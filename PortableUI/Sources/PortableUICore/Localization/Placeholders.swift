import Foundation

/// Puts values into a text with the placeholders of format strings: `%@`, `%lld`, `%lf`, `%1$@`, `%%`.
enum Placeholders {
  /// A text without values is left as it is, as on Apple's platforms: "100%" isn't a format.
  static func fill(_ template: String, with arguments: [TextArgument], locale: Locale) -> String {
    guard !arguments.isEmpty else { return template }
    var result = ""
    var rest = template[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      guard let placeholder = Placeholder(&rest) else {
        result += "%"
        if rest.first == "%" { rest = rest.dropFirst() }
        continue
      }
      let index = placeholder.position ?? next
      if placeholder.position == nil { next += 1 }
      if arguments.indices.contains(index) { result += arguments[index].string(for: locale) }
    }
    return result + rest
  }
}

/// What stands after a `%`.
private struct Placeholder {
  /// Which value is meant, from 0; nil: the next one.
  let position: Int?

  /// Takes a placeholder off the text; nil, and the text as it was, where there is none.
  init?(_ text: inout Substring) {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    rest = rest.drop { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "l" || $0 == "h") }
    guard let conversion = rest.first, "@diufs".contains(conversion) else { return nil }
    text = rest.dropFirst()
    self.position = position
  }
}
