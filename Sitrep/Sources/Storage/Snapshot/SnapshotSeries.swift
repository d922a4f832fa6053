/// Where series lie in the snapshot, and their checksum.
struct SnapshotSeries: Sendable {
  let length: Int
  let checksum: UInt32
  /// Known once the whole table is read.
  var start = 0

  init(reading table: inout SnapshotByteReader) throws(SnapshotError) {
    length = try table.varint()
    checksum = try table.uint32()
  }

  var bytes: Range<Int> { start..<start + length }
}

/// A country's series in the final release: whole, or the days after the first release.
struct FinalSeries: Sendable {
  var place: SnapshotSeries
  let isWhole: Bool

  /// Of a country that both releases have.
  init(reading table: inout SnapshotByteReader) throws(SnapshotError) {
    let kind = try table.byte()
    guard kind <= 1 else { throw .damaged("a kind of series is unknown") }
    isWhole = kind == 1
    place = try SnapshotSeries(reading: &table)
  }

  /// Of a country that only the final release has.
  init(whole place: SnapshotSeries) {
    self.place = place
    isWhole = true
  }
}
