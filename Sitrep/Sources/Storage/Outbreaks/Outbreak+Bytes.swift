import Domain

extension CountSeries {
  /// Both counts of each period: the total as the step from the last one known, the new count as what it differs from it.
  var bytes: [UInt8] {
    var writer = SnapshotByteWriter()
    var last = 0
    for (new, total) in zip(new, total) {
      let step = total.map { $0 - last }
      writer.optional(step)
      writer.optional(new.map { $0 - (step ?? 0) })
      last = total ?? last
    }
    return writer.bytes
  }

  /// Reads bytes that are not trusted.
  init(bytes: [UInt8], place: PlaceKey, measure: Measure, firstDay: Day, count: Int) throws(SnapshotError) {
    var reader = SnapshotByteReader(bytes[...])
    var new: [Int?] = []
    var total: [Int?] = []
    new.reserveCapacity(count)
    total.reserveCapacity(count)
    var last = 0
    for _ in 0..<count {
      let step = try reader.optional()
      let rest = try reader.optional()
      let sum = step.map { last.addingReportingOverflow($0) }
      let added = rest.map { $0.addingReportingOverflow(step ?? 0) }
      guard sum?.overflow != true, added?.overflow != true else { throw .damaged("a count is out of range") }
      total.append(sum?.partialValue)
      new.append(added?.partialValue)
      last = sum?.partialValue ?? last
    }
    guard reader.isAtEnd else { throw .damaged("its length does not fit its contents") }
    self.init(place: place, measure: measure, firstDay: firstDay, new: new, total: total)
  }
}

extension OutbreakPlace {
  static func bytes(of places: [OutbreakPlace]) -> [UInt8] {
    var writer = SnapshotByteWriter()
    writer.list(places) { writer, place in
      writer.text(place.key.description)
      writer.text(place.name)
      writer.list(place.spellings) { $0.text($1) }
    }
    return writer.bytes
  }

  /// Reads bytes that are not trusted.
  static func read(_ bytes: [UInt8]) throws(SnapshotError) -> [OutbreakPlace] {
    var reader = SnapshotByteReader(bytes[...])
    let places = try reader.list { reader throws(SnapshotError) in
      guard let key = PlaceKey(try reader.text()) else { throw .damaged("a place is not one") }
      let name = try reader.text()
      return OutbreakPlace(key: key, name: name, spellings: try reader.texts())
    }
    guard reader.isAtEnd else { throw .damaged("its length does not fit its contents") }
    return places
  }
}

extension Provenance {
  /// With the checksum behind it.
  var bytes: [UInt8] {
    var writer = SnapshotByteWriter()
    writer.list(files) { writer, file in
      writer.text(file.name)
      writer.varint(file.bytes)
      writer.text(file.sha256)
    }
    writer.text(encoding ?? "")
    writer.text(separator ?? "")
    writer.optional(headingRow)
    writer.varint(rows)
    writer.varint(kept)
    writer.list(leftOut) { writer, row in
      writer.varint(row.line)
      writer.text(row.reason)
    }
    writer.list(mapping) { writer, column in
      writer.text(column.name)
      writer.text(column.role)
    }
    writer.list(choices) { $0.text($1) }
    writer.text(version)
    let checksum = CRC32.checksum(writer.bytes[...])
    for shift in stride(from: 0, to: 32, by: 8) { writer.byte(UInt8(truncatingIfNeeded: checksum >> shift)) }
    return writer.bytes
  }

  /// Reads bytes that are not trusted.
  init(bytes: [UInt8]) throws(SnapshotError) {
    var end = SnapshotByteReader(bytes.suffix(4))
    let contents = bytes.dropLast(4)
    guard bytes.count >= 4, try end.uint32() == CRC32.checksum(contents) else {
      throw .damaged("the origin of an outbreak has changed")
    }
    var reader = SnapshotByteReader(contents)
    let files = try reader.list { reader throws(SnapshotError) in
      File(name: try reader.text(), bytes: try reader.varint(), sha256: try reader.text())
    }
    let encoding = try reader.text()
    let separator = try reader.text()
    self.init(
      files: files, encoding: encoding.isEmpty ? nil : encoding, separator: separator.isEmpty ? nil : separator,
      headingRow: try reader.optional(), rows: try reader.varint(), kept: try reader.varint(),
      leftOut: try reader.list { reader throws(SnapshotError) in
        LeftOutRow(line: try reader.varint(), reason: try reader.text())
      },
      mapping: try reader.list { reader throws(SnapshotError) in
        Column(name: try reader.text(), role: try reader.text())
      },
      choices: try reader.texts(), version: try reader.text())
    guard reader.isAtEnd else { throw .damaged("its length does not fit its contents") }
  }
}

extension SnapshotByteWriter {
  /// The number of elements, and each of them.
  mutating func list<Element>(
    _ elements: [Element], _ write: (inout SnapshotByteWriter, Element) -> Void
  ) {
    varint(elements.count)
    for element in elements { write(&self, element) }
  }
}

extension SnapshotByteReader {
  /// The number of elements, and each of them.
  mutating func list<Element>(
    _ read: (inout SnapshotByteReader) throws(SnapshotError) -> Element
  ) throws(SnapshotError) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<(try varint()) { elements.append(try read(&self)) }
    return elements
  }

  mutating func texts() throws(SnapshotError) -> [String] {
    try list { reader throws(SnapshotError) in try reader.text() }
  }
}
