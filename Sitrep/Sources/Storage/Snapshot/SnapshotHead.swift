import Domain

/// The first 36 bytes of a snapshot, checked, and the table behind them.
struct SnapshotHead {
  let firstDay: Day
  let dayCount: Int
  let shownDay: Day
  let countryCount: Int
  let table: ArraySlice<UInt8>

  private static let magic: [UInt8] = Array("SITREP\u{1A}\n".utf8)
  private static let checkedLength = 32

  init(_ bytes: [UInt8]) throws(SnapshotError) {
    guard bytes.starts(with: Self.magic) else { throw .notASnapshot }
    var reader = SnapshotByteReader(bytes.dropFirst(Self.magic.count))
    let version = try reader.uint32()
    guard version == 2 else { throw .unknownVersion(version) }
    let first = Int(try reader.uint32())
    let dayCount = Int(try reader.uint32())
    let shown = Int(try reader.uint32())
    countryCount = Int(try reader.uint32())
    let tableLength = Int(try reader.uint32())
    let checksum = try reader.uint32()
    table = try reader.bytes(tableLength)
    guard checksum == CRC32.checksum(bytes[..<Self.checkedLength], table) else {
      throw .damaged("its table has changed")
    }

    guard let firstDay = Day(daysSinceEpoch: first), Day(daysSinceEpoch: first + dayCount) != nil,
      let shownDay = Day(daysSinceEpoch: first + shown), shown < dayCount, dayCount <= bytes.count
    else { throw .damaged("its days are out of range") }
    self.firstDay = firstDay
    self.shownDay = shownDay
    self.dayCount = dayCount
  }
}
