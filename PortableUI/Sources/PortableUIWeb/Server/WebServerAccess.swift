/// Whom a ``WebServer`` answers.
///
/// Every user of a machine can connect to its loopback address, so a program that keeps something for one of them has
/// to ask who it is.
public struct WebServerAccess: Sendable {
  /// Nil: nobody is asked for it.
  let token: AccessToken?
  /// Whether those who own the program need the token as well.
  let asksEverybody: Bool

  /// Every user of the machine: for programs that keep nothing of anybody, and for tests.
  public static let everyone = WebServerAccess(token: nil, asksEverybody: false)

  /// The user that the program runs as, and root; others, and those of whom the system does not tell who they are, need
  /// the token.
  public static func owner(orToken token: AccessToken) -> WebServerAccess {
    WebServerAccess(token: token, asksEverybody: false)
  }

  /// Those who have the token, and nobody else.
  public static func token(_ token: AccessToken) -> WebServerAccess {
    WebServerAccess(token: token, asksEverybody: true)
  }
}

/// A secret that opens a ``WebServer`` to those who know it.
///
/// A browser sends it once, in the address (`?token=…`), and gets a cookie for it. So that this goes on after a restart,
/// the program keeps the token where only its owner reads it. The query item `token` belongs to the server then, and no
/// responder sees it.
public struct AccessToken: Sendable {
  /// The name of the query item.
  static let queryItem = "token"

  let text: String
  /// Where a person finds the token: a sentence for who needs it and has none.
  let hint: String

  /// - Precondition: The text is at least 32 letters and digits of ASCII; it has to be random.
  public init(_ text: String, hint: String) {
    precondition(
      text.utf8.count >= 32 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) },
      "A token is at least 32 letters and digits.")
    self.text = text
    self.hint = hint
  }

  /// Compares in a time that depends on the length of the sent text alone.
  func matches(_ sent: some StringProtocol) -> Bool {
    let (own, sent) = (Array(text.utf8), Array(sent.utf8))
    var difference: UInt8 = own.count == sent.count ? 0 : 1
    for (index, byte) in sent.enumerated() { difference |= byte ^ own[index % own.count] }
    return difference == 0
  }
}
