import Domain

/// A column as its distinct values, each read once however often it stands there.
struct DistinctValues {
  /// Of each row which of ``texts`` it has.
  let ids: [Int32]

  /// Without spaces around, in the order of the rows.
  let texts: [String]

  /// How many rows have each.
  let counts: [Int]

  init(_ rows: [CSVRow], column: Int) {
    var ids: [Int32] = []
    ids.reserveCapacity(rows.count)
    var keys: [Bytes: Int32] = [:]
    var texts: [String] = []
    var counts: [Int] = []
    var last: (key: Bytes, id: Int32)?
    for row in rows {
      let key = Bytes(row.bytes(column))
      let id: Int32
      if let last, last.key == key {
        id = last.id
      } else if let known = keys[key] {
        id = known
      } else {
        id = Int32(texts.count)
        keys[key] = id
        texts.append(String(decoding: key.slice, as: UTF8.self).trimmed)
        counts.append(0)
      }
      last = (key, id)
      counts[Int(id)] += 1
      ids.append(id)
    }
    self.ids = ids
    self.texts = texts
    self.counts = counts
  }

  /// Texts that are distinct already.
  init(_ texts: [String]) {
    ids = texts.indices.map { Int32($0) }
    self.texts = texts
    counts = Array(repeating: 1, count: texts.count)
  }

  func text(_ row: Int) -> String { texts[Int(ids[row])] }
}

/// A field's bytes; an array would be hashed byte by byte.
private struct Bytes: Hashable {
  let slice: ArraySlice<UInt8>

  init(_ slice: ArraySlice<UInt8>) {
    self.slice = slice
  }

  static func == (one: Bytes, other: Bytes) -> Bool {
    one.slice.count == other.slice.count && one.slice.elementsEqual(other.slice)
  }

  func hash(into hasher: inout Hasher) {
    slice.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
