import Domain
import Foundation
import Interchange

/// Refuses lists of entries over which libzip would take hours, or more memory than there is.
///
/// Before it reads the first entry, libzip sets room aside for all; and it puts their names into a table of hashes,
/// where names that were made for it all land in one place.
struct ZipNames {
  /// Bytes of all lists.
  static let mostListBytes = 512_000_000

  private static let entry: [UInt8] = [0x50, 0x4B, 0x01, 0x02]
  private static let entrySize = 46

  private let file: ZipDescriptor
  private var bytesLeft = mostListBytes

  private init(of file: ZipDescriptor) {
    self.file = file
  }

  /// - Throws: ``ArchiveImportProblem/exportTooLarge``; ``ArchiveImportProblem/damagedZip`` for names that no program
  ///   gives.
  static func check(_ file: ZipDescriptor) throws(ArchiveImportProblem) {
    var names = ZipNames(of: file)
    for list in ZipEnds(of: file).lists {
      guard list.entryCount <= ExportLimits.mostFiles else { throw .exportTooLarge }
      guard names.mayBeRead(list) else { throw .damagedZip }
    }
  }

  private mutating func mayBeRead(_ list: ZipEnds.List) -> Bool {
    var counts = PlaceCounts(names: list.entryCount)
    var offset = list.offset
    for _ in 0..<list.entryCount {
      let head = file.window(at: offset, count: Self.entrySize)
      guard head.count == Self.entrySize, head.starts(with: Self.entry) else { return true }
      let lengths = [28, 30, 32].map { head.number(head.startIndex + $0, bytes: 2) }
      let name = file.window(at: offset + Self.entrySize, count: lengths[0])
      let size = Self.entrySize + lengths.reduce(0, +)
      offset += size
      bytesLeft -= size
      guard bytesLeft >= 0, counts.add(name) else { return false }
    }
    return true
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
