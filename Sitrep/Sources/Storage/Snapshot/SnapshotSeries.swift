/// Where one country's history lies in the snapshot, and its checksum.
struct SnapshotSeries: Sendable {
  let bytes: Range<Int>
  let checksum: UInt32

  /// Reads length and checksum; the histories lie one after the other.
  init(reading table: inout SnapshotByteReader, start: Int, limit: Int) throws(SnapshotError) {
    let length = try table.varint()
    checksum = try table.uint32()
    guard length <= limit - start else { throw .damaged("it ends too early") }
    bytes = start..<start + length
  }
}
