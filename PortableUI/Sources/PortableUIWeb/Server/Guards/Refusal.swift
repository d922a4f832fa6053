import HTTPTypes

/// A request that is not passed on: the status, and one line of plain text that says why.
///
/// The text never repeats anything that was sent and names nothing of the inside.
struct Refusal: Error, Equatable {
  var status: HTTPResponse.Status
  var text: String
  var headers: HTTPFields = [:]
}

extension HTTPResponse.Status {
  /// RFC 4918, section 11.5.
  fileprivate static let insufficientStorage = HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
}

extension Refusal {
  static let noHost = Refusal(status: .badRequest, text: "A request needs exactly one Host.")
  static let malformedTarget = Refusal(status: .badRequest, text: "The address is malformed.")
  static let crossSite = Refusal(status: .forbidden, text: "Pages of other sites may not use this server.")
  static let bodyTooSlow = Refusal(status: .requestTimeout, text: "The request took too long to arrive.", headers: last)
  static let bodyTooLong = Refusal(status: .contentTooLarge, text: "The request is too long.", headers: last)
  static let noRoom = Refusal(
    status: .insufficientStorage, text: "There is no room left to store this file.", headers: last)
  static let notStored = Refusal(status: .internalServerError, text: "The file could not be stored.", headers: last)
  static let targetTooLong = Refusal(status: .uriTooLong, text: "The address is too long.")
  static let noAnswer = Refusal(status: .serviceUnavailable, text: "The answer took too long. Please try again.")

  static let method = Refusal(
    status: .methodNotAllowed, text: "Only GET, HEAD and POST are understood.", headers: [.allow: "GET, HEAD, POST"])

  static let headersTooLong = Refusal(
    status: .requestHeaderFieldsTooLarge,
    text: "The browser sent too many cookies or other header fields. Delete the cookies of this address, then reload.")

  static let malformedKey = Refusal(
    status: .badRequest, text: "Sec-WebSocket-Key has to be 16 bytes in Base64.", headers: last)

  static let noHandshake = Refusal(
    status: .upgradeRequired, text: "Only WebSockets of version 13 are opened here.",
    headers: [.upgrade: "websocket", .connection: "close, Upgrade", .secWebSocketVersion: "13"])

  static func misdirected(_ address: WebServerAddress) -> Refusal {
    Refusal(status: .misdirectedRequest, text: "This server answers only at \(address.url)")
  }

  static func foreignUser(hint: String) -> Refusal {
    Refusal(
      status: .forbidden, text: "This page belongs to another user of this machine. Opening it needs a token. \(hint)",
      headers: last)
  }

  static func noToken(hint: String) -> Refusal {
    Refusal(status: .forbidden, text: "Opening this page needs a token. \(hint)", headers: last)
  }

  /// What the client still sends belongs to the refused request, so the connection ends with the answer.
  private static let last: HTTPFields = [.connection: "close"]

  /// The refusal as it is sent.
  var response: WebResponse { .plain(status, text, headers) }
}
