import HTTPTypes

/// The cookies that one visitor's browser keeps for the app.
struct CookieJar {
  /// By their names.
  var values: [String: String] = [:]

  /// The `Cookie` field; nil if there is nothing to send.
  var header: String? {
    values.isEmpty ? nil : values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
  }

  /// Keeps what an answer sets; an age of zero or less removes it.
  mutating func store(_ headers: HTTPFields) {
    for line in headers[values: .setCookie] {
      let parts = line.split(separator: ";").map { $0.trimmingPrefix(while: \.isWhitespace) }
      guard let pair = parts.first, let mark = pair.firstIndex(of: "=") else { continue }
      let age = parts.dropFirst().first { $0.lowercased().hasPrefix("max-age=") }?.dropFirst("max-age=".count)
      let isOver = age.flatMap { Int($0) }.map { $0 <= 0 } ?? false
      values[String(pair[..<mark])] = isOver ? nil : String(pair[pair.index(after: mark)...])
    }
  }
}
