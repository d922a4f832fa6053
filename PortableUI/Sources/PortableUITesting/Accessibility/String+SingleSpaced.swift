extension String {
  /// The text without outer white space and with every run of ASCII white space as one space, as HTML shows it.
  ///
  /// No-break spaces stay: they are part of formatted numbers.
  var singleSpaced: String {
    var result: [UInt8] = []
    var pendingSpace = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0C:
        pendingSpace = !result.isEmpty
      default:
        if pendingSpace { result.append(UInt8(ascii: " ")) }
        pendingSpace = false
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
