/// A number used once.
enum Nonce {
  /// How many digits it has.
  static let length = 32

  /// 128 random bits in hexadecimal digits.
  static func make() -> String {
    let high = String(UInt64.random(in: .min ... .max), radix: 16)
    let low = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - high.count) + high + String(repeating: "0", count: 16 - low.count) + low
  }
}
