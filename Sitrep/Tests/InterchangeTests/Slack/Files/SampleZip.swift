/// A zip put together byte by byte, so that it can lie.
struct SampleZip {
  struct Entry {
    var name: [UInt8]
    var data: [UInt8]
    var method: UInt16 = 0
    var flags: UInt16 = 0x0800
    var checksum: UInt32?
    var size: UInt32?

    /// True: its bytes are those of the entry before it.
    var sharesBytes = false

    /// True: its checksum and sizes stand behind its bytes, and before them zeros.
    var hasDescriptor = false

    /// Fields of the list beside the name.
    var extra: [UInt8] = []

    init(_ name: String, _ text: String = "[]") {
      self.name = Array(name.utf8)
      data = Array(text.utf8)
    }
  }

  var entries: [Entry]
  var claimedCount: UInt16?

  /// What the zip was made under: 0 is Windows, 3 is Unix.
  var system = 3
  var comment: [UInt8] = []

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    var offset = 0
    for entry in entries {
      if !entry.sharesBytes {
        offset = bytes.count
        bytes += number(0x0403_4B50, 4) + Self.head(of: entry) + number(0, 2) + entry.name + entry.data
        if entry.hasDescriptor { bytes += number(0x0807_4B50, 4) + Self.description(of: entry)[10..<22] }
      }
      list += number(0x0201_4B50, 4) + number(system << 8 | 20, 2) + Self.description(of: entry)
      list += number(entry.extra.count, 2) + number(0, 2)
      list += number(0, 2) + number(0, 2) + number(0, 4) + number(offset, 4) + entry.name + entry.extra
    }
    let count = number(Int(claimedCount ?? UInt16(entries.count)), 2)
    let end = count + count + number(list.count, 4) + number(bytes.count, 4) + number(comment.count, 2) + comment
    return bytes + list + number(0x0605_4B50, 4) + number(0, 4) + end
  }

  /// What an entry has both before its bytes and in the list.
  private static func description(of entry: Entry) -> [UInt8] {
    number(20, 2) + number(Int(entry.flags) | (entry.hasDescriptor ? 8 : 0), 2) + number(Int(entry.method), 2)
      + number(0x21_0000, 4)
      + number(Int(entry.checksum ?? checksum(entry.data)), 4) + number(entry.data.count, 4)
      + number(Int(entry.size ?? UInt32(entry.data.count)), 4) + number(entry.name.count, 2)
  }

  /// What stands before an entry's bytes.
  private static func head(of entry: Entry) -> [UInt8] {
    let told = description(of: entry)
    return entry.hasDescriptor ? Array(told[..<10]) + number(0, 12) + Array(told[22...]) : told
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { checksum, byte in
      (0..<8).reduce(checksum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
  }
}

/// A number of so many bytes, the lowest first.
private func number(_ value: Int, _ count: Int) -> [UInt8] {
  (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}
