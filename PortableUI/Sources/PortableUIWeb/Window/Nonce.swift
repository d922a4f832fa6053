/// A number used once.
enum Nonce {
  /// How many digits it has.
  static let length = 32

  /// 128 random bits in hexadecimal digits.
  static func make() -> String {
    let digits = String(UInt128.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: length - digits.count) + digits
  }
}
