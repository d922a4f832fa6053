import Foundation

/// When a message was posted, which is its id in its conversation: seconds since 1970 with six digits of a fraction.
struct SlackTime {
  /// What one time has and no other; smaller than its text.
  struct Key: Hashable {
    private let whole: UInt64
    private let fraction: UInt64

    fileprivate init(_ whole: Digits, _ fraction: Digits) {
      self.whole = whole.value << 8 | UInt64(whole.count)
      self.fraction = fraction.value << 8 | UInt64(fraction.count)
    }
  }

  fileprivate struct Digits {
    var value: UInt64 = 0
    var count = 0
  }

  /// So many lead to the year 5138.
  private static let mostDigits = 11

  let text: String
  let date: Date
  let key: Key

  /// True for what stands where there is no time.
  let isZero: Bool

  /// Nil where the text isn't digits, a dot and digits.
  init?(_ node: JSONNode?) {
    guard let time = node?.withText({ SlackTime($0) }) else { return nil }
    self = time
  }

  init?(_ text: UnsafeRawBufferPointer) {
    var (parts, part) = ((whole: Digits(), fraction: Digits()), Digits())
    var hasDot = false
    for byte in text {
      if byte == UInt8(ascii: "."), !hasDot {
        (parts.whole, part, hasDot) = (part, Digits(), true)
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), part.count < Self.mostDigits else { return nil }
      part.value = part.value * 10 + UInt64(byte - UInt8(ascii: "0"))
      part.count += 1
    }
    parts.fraction = part
    guard hasDot, parts.whole.count > 0, parts.fraction.count > 0 else { return nil }
    self.text = String(decoding: text, as: UTF8.self)
    let scale = Self.powers[parts.fraction.count]
    // A date counts from 2001, and a sum from there keeps each microsecond.
    let whole = Double(parts.whole.value) - Date.timeIntervalBetween1970AndReferenceDate
    date = Date(timeIntervalSinceReferenceDate: whole + Double(parts.fraction.value) / scale)
    key = Key(parts.whole, parts.fraction)
    isZero = parts.whole.value == 0
  }

  private static let powers: [Double] = (0...mostDigits).map { digits in
    (0..<digits).reduce(1) { power, _ in power * 10 }
  }
}
