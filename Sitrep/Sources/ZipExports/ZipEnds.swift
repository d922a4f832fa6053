/// Where a zip may have its list of entries: what stands at its end says so, of which there may be several.
struct ZipEnds {
  /// A list, as an end tells of it.
  struct List {
    let entryCount: Int
    let offset: Int
  }

  private static let record: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
  private static let locator: [UInt8] = [0x50, 0x4B, 0x06, 0x07]
  private static let recordSize = 22
  private static let locatorSize = 20
  private static let wideRecordSize = 56
  private static let longestComment = 65_535

  private(set) var lists: [List] = []

  /// One end may be in the comment of another, or be contents of a file; all are given.
  init(of file: ZipBytes) {
    let room = min(file.size, Self.longestComment + Self.recordSize + Self.locatorSize)
    let end = file.bytes(at: file.size - room, count: room)
    for start in end.indices.dropLast(Self.recordSize - 1) where end[start...].starts(with: Self.record) {
      let count = max(end.number(start + 8, bytes: 2), end.number(start + 10, bytes: 2))
      lists.append(List(entryCount: count, offset: end.number(start + 16, bytes: 4)))
      let before = start - Self.locatorSize
      if before >= 0, end[before...].starts(with: Self.locator) {
        addWide(of: file, at: end.number(before + 8, bytes: 8))
      }
    }
  }

  /// Adds what the record of zip64 at this place tells of.
  private mutating func addWide(of file: ZipBytes, at offset: Int) {
    guard offset <= file.size - Self.wideRecordSize else { return }
    let record = file.bytes(at: offset, count: Self.wideRecordSize)
    guard record.count == Self.wideRecordSize else { return }
    let count = max(record.number(24, bytes: 8), record.number(32, bytes: 8))
    lists.append(List(entryCount: count, offset: record.number(48, bytes: 8)))
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// A number of so many bytes, the lowest first.
  func number(_ start: Int, bytes count: Int) -> Int {
    Int(clamping: self[start..<start + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
