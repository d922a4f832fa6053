import Domain
import Foundation
import Interchange

/// Refuses lists of entries over which libzip would take hours, or more memory than there is, and zips that are made to
/// expand without end.
///
/// Before it reads the first entry, libzip sets room aside for all; and it puts their names into a table of hashes,
/// where names that were made for it all land in one place.
struct ZipNames {
  /// Bytes of all lists.
  static let mostListBytes = 512_000_000

  private static let entry: [UInt8] = [0x50, 0x4B, 0x01, 0x02]
  private static let entrySize = 46

  /// True where an entry is encrypted.
  private(set) var isProtected = false

  private let file: ZipBytes
  private let limits: ZipLimits
  private var bytesLeft = mostListBytes

  private init(of file: ZipBytes, _ limits: ZipLimits) {
    self.file = file
    self.limits = limits
  }

  /// - Throws: ``ArchiveImportProblem/exportTooLarge``; ``ArchiveImportProblem/damagedZip`` for names that no program
  ///   gives; ``ArchiveImportProblem/overfullZip`` for entries that share bytes or expand too much.
  static func check(_ file: ZipBytes, _ limits: ZipLimits) throws(ArchiveImportProblem) -> ZipNames {
    var names = ZipNames(of: file, limits)
    for list in ZipEnds(of: file).lists {
      guard list.entryCount <= limits.entries else { throw .exportTooLarge }
      try names.check(list)
    }
    return names
  }

  private mutating func check(_ list: ZipEnds.List) throws(ArchiveImportProblem) {
    var counts = PlaceCounts(names: list.entryCount)
    var places: [ZipPlace] = []
    var offset = list.offset
    for _ in 0..<list.entryCount {
      let head = file.window(at: offset, count: Self.entrySize)
      // libzip refuses such a list by itself.
      guard head.count == Self.entrySize, head.starts(with: Self.entry) else { return }
      let lengths = [28, 30, 32].map { head.number(head.startIndex + $0, bytes: 2) }
      let name = file.window(at: offset + Self.entrySize, count: lengths[0])
      let size = Self.entrySize + lengths.reduce(0, +)
      bytesLeft -= size
      guard bytesLeft >= 0, counts.add(name) else { throw .damagedZip }
      isProtected = isProtected || head[head.startIndex + 8] & 1 == 1
      let extra = file.window(at: offset + Self.entrySize + lengths[0], count: lengths[1])
      places.append(ZipPlace(head: head, extra: extra, nameLength: lengths[0]))
      offset += size
    }
    try check(places)
  }

  private func check(_ places: [ZipPlace]) throws(ArchiveImportProblem) {
    let total = places.reduce(0) { min($0 + $1.size, 1 << 60) }
    guard total <= max(limits.harmlessBytes, file.size * limits.growth) else { throw .overfullZip }
    var end = 0
    for place in places.sorted(by: { $0.start < $1.start }) {
      guard place.start >= end else { throw .overfullZip }
      end = place.end
    }
  }
}

/// Where an entry's bytes are in a zip, as the list tells.
private struct ZipPlace {
  private static let headSize = 30
  private static let wideMark = 0xFFFF_FFFF

  let start: Int
  let end: Int

  /// When it is decompressed.
  let size: Int

  /// - Parameters:
  ///   - head: The entry's fixed part in the list.
  ///   - extra: Fields of zip64 and others.
  ///   - nameLength: In bytes.
  init(head: ArraySlice<UInt8>, extra: ArraySlice<UInt8>, nameLength: Int) {
    var wide = Self.wideNumbers(extra)
    func number(_ offset: Int) -> Int {
      let number = head.number(head.startIndex + offset, bytes: 4)
      guard number == Self.wideMark, wide.count >= 8 else { return number }
      defer { wide = wide.dropFirst(8) }
      return min(wide.number(wide.startIndex, bytes: 8), 1 << 50)
    }
    size = number(24)
    let compressed = number(20)
    start = number(42)
    end = start + Self.headSize + nameLength + compressed
  }

  /// The numbers of the field of zip64, in which those stand that don't fit into the fixed part.
  private static func wideNumbers(_ extra: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = extra
    while rest.count >= 4 {
      let (kind, length) = (rest.number(rest.startIndex, bytes: 2), rest.number(rest.startIndex + 2, bytes: 2))
      let field = rest.dropFirst(4)
      if kind == 1 { return field.prefix(length) }
      rest = field.dropFirst(length)
    }
    return []
  }
}

/// How many names land in each place of libzip's table, or in one of a table that is smaller.
private struct PlaceCounts {
  private static let most = 1_000

  private var counts: [UInt16]
  private var foreignCount = 0

  init(names: Int) {
    counts = Array(repeating: 0, count: 1 << (Int.bitWidth - names.leadingZeroBitCount))
  }

  /// False where there are too many for one place.
  mutating func add(_ name: ArraySlice<UInt8>) -> Bool {
    if Self.isForeign(name) {
      foreignCount += 1
      return foreignCount <= Self.most
    }
    let place = Int(Self.hash(name)) & (counts.count - 1)
    counts[place] += 1
    return counts[place] <= Self.most
  }

  /// True for names that libzip changes before it takes their hash.
  private static func isForeign(_ name: ArraySlice<UInt8>) -> Bool {
    name.contains { $0 < 0x20 } || String(bytes: name, encoding: .utf8) == nil
  }

  /// As libzip has it.
  private static func hash(_ name: ArraySlice<UInt8>) -> UInt32 {
    name.reduce(5381) { $0 &* 33 &+ UInt32($1) }
  }
}
