extension [UInt8] {
  /// Appends a number in decimal digits, without making a text of it first.
  package mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(decimal: number.magnitude)
  }

  /// Appends a number in decimal digits, without making a text of it first.
  package mutating func append(decimal number: UInt) {
    var place: UInt = 1
    while number / place >= 10 { place *= 10 }
    while place > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / place % 10))
      place /= 10
    }
  }
}
