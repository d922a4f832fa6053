/// The cases as bytes, to keep them: little-endian, one record after the other.
extension CaseList {
  /// So many bytes has a case.
  package static let bytesPerCase = 19

  /// The cases alone; places, categories and days are kept beside them.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cases.count * Self.bytesPerCase)
    for packed in cases {
      for number in [
        packed.onset, packed.reported, packed.outcomeDay, packed.ageMonths, packed.place, packed.bits,
      ] {
        bytes.append(UInt8(truncatingIfNeeded: number))
        bytes.append(UInt8(truncatingIfNeeded: number >> 8))
      }
      for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: packed.line >> UInt32(shift))) }
      bytes.append(packed.category0)
      bytes.append(packed.category1)
      bytes.append(packed.category2)
    }
    return bytes
  }

  /// Reads ``bytes``; nil where they end inside a case.
  ///
  /// - Parameters:
  ///   - places: The list's places, in their order.
  ///   - categories: Its own categories.
  ///   - days: From the first case to the day of which it is.
  ///   - bytes: Its cases.
  package init?(
    places: [OutbreakPlace], categories: [CaseCategory] = [], days: ClosedRange<Day>, bytes: some Sequence<UInt8>
  ) {
    let bytes = Array(bytes)
    guard bytes.count.isMultiple(of: Self.bytesPerCase) else { return nil }
    let cases = stride(from: 0, to: bytes.count, by: Self.bytesPerCase).map { start in
      let number = { (offset: Int) in UInt16(bytes[start + offset]) | UInt16(bytes[start + offset + 1]) << 8 }
      var packed = PackedCase()
      packed.onset = number(0)
      packed.reported = number(2)
      packed.outcomeDay = number(4)
      packed.ageMonths = number(6)
      packed.place = number(8)
      packed.bits = number(10)
      packed.line = UInt32(number(12)) | UInt32(number(14)) << 16
      packed.category0 = bytes[start + 16]
      packed.category1 = bytes[start + 17]
      packed.category2 = bytes[start + 18]
      return packed
    }
    self.init(places: places, categories: categories, days: days, cases: cases)
  }
}
