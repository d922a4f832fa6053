import HTTPTypes

/// Decides by its head alone whether a request comes from our own pages.
///
/// A server on the loopback address can be reached by every web page that the client's browser has open. Three checks
/// keep those out: `Host` (a foreign name that was rebound to 127.0.0.1 still sends that name), `Origin` (no other
/// site can change anything) and `Sec-Fetch-Site` (no other site can load anything into its own pages).
struct RequestGate {
  /// Where the server listens.
  let address: WebServerAddress
  let limits: WebServerLimits

  /// The reason to refuse the request, nil if it may pass.
  func refusal(of head: HTTPRequest) -> Refusal? {
    // `authority` is the first Host field; a second one stays among the others.
    guard let host = head.authority, head.headerFields[values: .host].isEmpty else { return .noHost }
    guard isOurs(host) else { return .misdirected(address) }
    guard [.get, .head, .post].contains(head.method) else { return .method }
    guard bytes(of: head.headerFields) + host.utf8.count <= limits.headerBytes else { return .headersTooLong }
    return targetRefusal(head.path ?? "") ?? originRefusal(of: head, host: host)
  }

  private func bytes(of fields: HTTPFields) -> Int {
    fields.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count }
  }

  private func isOurs(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]"].contains { name in
      let host = host.lowercased()
      return host == "\(name):\(address.port)" || address.port == 80 && host == name
    }
  }

  /// Only a path on this server: `http://…` is meant for proxies, and a path that begins with two slashes (or what
  /// browsers take for slashes) would lead to another server when it is repeated in `Location`.
  private func targetRefusal(_ target: String) -> Refusal? {
    let bytes = target.utf8
    guard bytes.count <= limits.targetBytes else { return .targetTooLong }
    guard bytes.first == UInt8(ascii: "/"), bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return .malformedTarget
    }
    return target.hasPrefix("//") || target.hasPrefix("/\\") ? .malformedTarget : nil
  }

  private func originRefusal(of head: HTTPRequest, host: String) -> Refusal? {
    let mayChangeSomething = head.method == .post || WebSocketUpgrade.isAskedFor(by: head)
    let allowed =
      mayChangeSomething ? isSameOrigin(head.headerFields, host: host) : isLoadAllowed(head.headerFields)
    return allowed ? nil : .crossSite
  }

  /// Whether a request that may change something was made by our own page.
  ///
  /// Every browser sends `Origin` with a POST and with a WebSocket's handshake. Without it the browser's own word for
  /// "same origin" counts, which a page cannot forge; a program that isn't a browser has to send one of the two.
  private func isSameOrigin(_ headers: HTTPFields, host: String) -> Bool {
    let origins = headers[values: .origin]
    guard let origin = origins.first else { return headers[values: .secFetchSite] == ["same-origin"] }
    return origins.count == 1 && withoutDefaultPort(origin) == withoutDefaultPort("http://\(host)")
  }

  /// Whether a page of another site may make this GET: as a link that fills the browser's own window, but not as an
  /// image, a script, a frame or a `fetch` of that site, by which it could measure what is stored here.
  private func isLoadAllowed(_ headers: HTTPFields) -> Bool {
    let site = headers[.secFetchSite] ?? "none"
    guard site != "same-origin", site != "none" else { return true }
    return headers[.secFetchMode] == "navigate" && headers[.secFetchDest] ?? "document" == "document"
  }

  private func withoutDefaultPort(_ origin: String) -> String {
    (address.port == 80 && origin.hasSuffix(":80") ? String(origin.dropLast(3)) : origin).lowercased()
  }
}

extension HTTPField.Name {
  package static let host = knownName("Host")
  static let secFetchSite = knownName("Sec-Fetch-Site")
  static let secFetchMode = knownName("Sec-Fetch-Mode")
  static let secFetchDest = knownName("Sec-Fetch-Dest")

  static let accelBuffering = knownName("X-Accel-Buffering")
  package static let fileName = knownName("X-File-Name")
  static let permissionsPolicy = knownName("Permissions-Policy")

  /// A name that is written in this file and therefore right.
  private static func knownName(_ name: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(name) else { fatalError("\(name) is not the name of a header field.") }
    return name
  }
}
