/// What a client's `Accept-Encoding` says.
///
/// The grammar is RFC 9110, section 12.5.3: codings with weights from 0 (never) to 1, and `*` for all others. What is
/// malformed counts as a no: an answer that is not compressed is always right.
struct AcceptEncoding {
  private var weights: [String: Double] = [:]

  init(_ field: String) {
    for element in field.split(separator: ",") {
      let parts = element.split(separator: ";").map { $0.trimmed.lowercased() }
      guard let coding = parts.first, !coding.isEmpty else { continue }
      weights[coding] = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
    }
  }

  /// Whether gzip is welcome, and not less than an answer as it is.
  var allowsGzip: Bool {
    let gzip = weights["gzip"] ?? weights["x-gzip"] ?? weights["*"] ?? 0
    return gzip > 0 && gzip >= weights["identity"] ?? 0
  }
}

extension Substring {
  /// An element of a header field without the spaces and tabs around it.
  var trimmed: Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let start = firstIndex(where: { !isSpace($0) }) else { return "" }
    return self[start...(lastIndex { !isSpace($0) } ?? start)]
  }
}
