import Domain

/// The first 44 bytes of a snapshot, checked, and the table behind them.
struct SnapshotHead {
  let firstDay: Day
  /// How many days the first release has, and the final one; both begin with the first day.
  let dayCount: Int
  let finalDayCount: Int
  let shownDay: Day
  /// How many countries the first release has, and how many more the final one.
  let countryCount: Int
  let addedCount: Int
  let table: ArraySlice<UInt8>

  private static let magic: [UInt8] = Array("SITREP\u{1A}\n".utf8)
  private static let checkedLength = 40

  init(_ bytes: [UInt8]) throws(SnapshotError) {
    guard bytes.starts(with: Self.magic) else { throw .notASnapshot }
    var reader = SnapshotByteReader(bytes.dropFirst(Self.magic.count))
    let version = try reader.uint32()
    guard version == 3 else { throw .unknownVersion(version) }
    let first = Int(try reader.uint32())
    dayCount = Int(try reader.uint32())
    let shown = Int(try reader.uint32())
    countryCount = Int(try reader.uint32())
    finalDayCount = Int(try reader.uint32())
    addedCount = Int(try reader.uint32())
    let tableLength = Int(try reader.uint32())
    let checksum = try reader.uint32()
    table = try reader.bytes(tableLength)
    guard checksum == CRC32.checksum(bytes[..<Self.checkedLength], table) else {
      throw .damaged("its table has changed")
    }

    guard let firstDay = Day(daysSinceEpoch: first), Day(daysSinceEpoch: first + finalDayCount) != nil,
      let shownDay = Day(daysSinceEpoch: first + shown), shown < dayCount, dayCount <= finalDayCount,
      finalDayCount <= bytes.count
    else { throw .damaged("its days are out of range") }
    self.firstDay = firstDay
    self.shownDay = shownDay
  }

  /// The days of the first release.
  var days: ClosedRange<Day> { firstDay...firstDay.advanced(by: dayCount - 1) }

  /// The days of the final release.
  var finalDays: ClosedRange<Day> { firstDay...firstDay.advanced(by: finalDayCount - 1) }
}
