/// The name of a stream, made by the page that opens it: 22 to 64 letters, digits, `-` and `_`, as of a window.
struct StreamID: Sendable, Hashable {
  let text: String

  init?(_ text: String) {
    guard WindowID(text) != nil else { return nil }
    self.text = text
  }

  /// The name of a stream that nobody joins.
  init() {
    text = Nonce.make()
  }
}
