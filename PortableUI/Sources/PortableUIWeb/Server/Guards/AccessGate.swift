import Foundation
import HTTPTypes

/// Decides whether who sent a request may use the server: by whose the connection is, or by the token.
struct AccessGate {
  let access: WebServerAccess
  /// Where the server listens; cookies are shared by all servers of a host, so the port is in the cookie's name.
  let address: WebServerAddress
  /// The user that the server runs as.
  var user = geteuid()

  /// The number that stands for every user who has none in this process's namespace of users.
  private static let nameless: UInt32 = 65_534
  /// The longest time that browsers keep a cookie, 400 days.
  private static let cookieLifetime = 34_560_000

  /// What is answered instead of the responder's page; nil: the request may pass.
  ///
  /// A token in an address is taken out of it, so that it stays in no history and in no bookmark that is made then.
  func answer(to head: HTTPRequest, from owner: PeerOwner) -> WebResponse? {
    guard let token = access.token else { return nil }
    let isWelcome = isOwner(owner) || cookies(of: head).contains { token.matches($0) }
    if head.method == .get || head.method == .head, let sent = SentToken(head.path ?? "") {
      if token.matches(sent.token) { return enter(at: sent.target, with: token) }
      if isWelcome { return .seeOther(sent.target) }
    }
    return isWelcome ? nil : refusal(of: owner, hint: token.hint).response
  }

  private func isOwner(_ owner: PeerOwner) -> Bool {
    guard !access.asksEverybody, case .user(let number) = owner else { return false }
    return number == 0 || number == user && user != Self.nameless
  }

  private func refusal(of owner: PeerOwner, hint: String) -> Refusal {
    switch owner {
    case .user(let number) where number != 0 && number != user: .foreignUser(hint: hint)
    case .user, .unknown: .noToken(hint: hint)
    }
  }

  private func enter(at target: String, with token: AccessToken) -> WebResponse {
    var response = WebResponse.seeOther(target)
    response.headers[.setCookie] =
      "\(cookieName)=\(token.text); Path=/; Max-Age=\(Self.cookieLifetime); HttpOnly; SameSite=Strict"
    return response
  }

  private func cookies(of head: HTTPRequest) -> [Substring] {
    head.headerFields[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == cookieName ? parts[1] : nil
    }
  }

  private var cookieName: String { "access-\(address.port)" }
}

/// The token in an address, and the address without it.
private struct SentToken {
  let token: Substring
  let target: String

  /// Nil where there is none.
  init?(_ address: String) {
    guard let mark = address.utf8.firstIndex(of: UInt8(ascii: "?")) else { return nil }
    let items = address[mark...].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
    let name = AccessToken.queryItem + "="
    guard let item = items.first(where: { $0.hasPrefix(name) }) else { return nil }
    token = item.dropFirst(name.count)
    let rest = items.filter { !$0.hasPrefix(name) }.joined(separator: "&")
    target = address[..<mark] + (rest.isEmpty ? "" : "?" + rest)
  }
}
