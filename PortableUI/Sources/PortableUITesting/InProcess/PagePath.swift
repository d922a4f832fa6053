/// The path and query of a page in the app, and where a link on it leads.
struct PagePath: Hashable, CustomStringConvertible {
  /// Begins with `/`.
  let path: String
  /// Begins with `?`, or is empty.
  let query: String

  /// Path and query as sent to the server.
  var description: String { path + query }

  /// The address that a person types.
  ///
  /// - Throws: ``UITestError/badAnswer(_:)`` if it does not begin with one `/`.
  init(_ text: String) throws {
    guard text.hasPrefix("/"), !text.hasPrefix("//") else {
      throw UITestError.badAnswer("\(text) isn't a path of the app")
    }
    self.init(pathAndQuery: text)
  }

  private init(pathAndQuery text: String) {
    let withoutFragment = text.prefix { $0 != "#" }
    let mark = withoutFragment.firstIndex(of: "?") ?? withoutFragment.endIndex
    path = Self.withoutDots(String(withoutFragment[..<mark]))
    query = String(withoutFragment[mark...])
  }

  /// Where a reference on this page leads, by RFC 3986; the app's own origin is such as `http://127.0.0.1:8080`.
  ///
  /// Throws ``UITestError/leavesTheApp(_:)`` for another origin or scheme.
  func resolving(_ reference: String, origin: String) throws -> PagePath {
    if reference == origin { return PagePath(pathAndQuery: "/") }
    if reference.hasPrefix(origin + "/") { return PagePath(pathAndQuery: String(reference.dropFirst(origin.count))) }
    if reference.hasPrefix("//") || Self.hasScheme(reference) { throw UITestError.leavesTheApp(reference) }
    if reference.isEmpty || reference.hasPrefix("#") { return self }
    if reference.hasPrefix("?") { return PagePath(pathAndQuery: path + reference) }
    if reference.hasPrefix("/") { return PagePath(pathAndQuery: reference) }
    let folder = path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)]
    return PagePath(pathAndQuery: folder + reference)
  }

  private static func hasScheme(_ reference: String) -> Bool {
    guard let colon = reference.firstIndex(of: ":") else { return false }
    return !reference[..<colon].contains { "/?#".contains($0) }
  }

  private static func withoutDots(_ path: String) -> String {
    var parts: [Substring] = []
    let all = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for part in all {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    if all.last == "." || all.last == ".." { parts.append("") }
    return "/" + parts.joined(separator: "/")
  }
}
