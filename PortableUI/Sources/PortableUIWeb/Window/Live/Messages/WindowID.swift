/// The name of a live window: 22 to 64 letters, digits, `-` and `_`.
struct WindowID: Sendable, Hashable {
  let text: String

  init?(_ text: String) {
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isName, (22...64).contains(text.utf8.count) else { return nil }
    self.text = text
  }
}
