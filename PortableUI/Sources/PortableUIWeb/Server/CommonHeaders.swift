import NIOHTTP1

/// The header fields that every answer carries, whoever wrote it; what the responder has set itself stays.
enum CommonHeaders {
  private static let fields = [
    // The content type that we state is the type: a browser never guesses one.
    ("X-Content-Type-Options", "nosniff"),
    // `no-referrer` would send `Origin: null` with our own form posts.
    ("Referrer-Policy", "same-origin"),
    // No other site keeps a handle on our window or loads our answers into its pages.
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  /// Adds the fields that are missing, and `Date`.
  static func add(to headers: inout HTTPHeaders) {
    for (name, value) in fields where !headers.contains(name: name) {
      headers.add(name: name, value: value)
    }
    if !headers.contains(name: "Date") { headers.add(name: "Date", value: HTTPDate.now()) }
  }
}
