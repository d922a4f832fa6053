import Domain

/// The files of a zip archive that is small enough for a code (APPNOTE.TXT of PKWARE).
enum SmallZip {
  /// More files than an archive in a code has.
  private static let mostFiles = 8

  private static let localMark = 0x0403_4B50
  private static let listMark = 0x0201_4B50

  /// - Parameter archive: The whole archive; where its list at the end is missing, its first file is read.
  /// - Returns: What each file holds that can be read.
  static func files(in archive: [UInt8]) -> [[UInt8]] {
    let listed = listed(in: archive)
    guard listed.isEmpty else { return listed.compactMap { content(of: $0, in: archive) } }
    let size = archive.number(at: 18, bytes: 4)
    return size.flatMap { content(of: Entry(start: 0, size: $0), in: archive) }.map { [$0] } ?? []
  }

  private struct Entry {
    /// Where its local header begins.
    let start: Int
    /// The bytes that it takes in the archive; 0 in the local header of a file that was written by a stream.
    let size: Int
  }

  /// The files that the list at the end names.
  private static func listed(in archive: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    var place = 0
    while entries.count < mostFiles, let found = archive[place...].firstRange(of: [0x50, 0x4B, 1, 2]) {
      place = found.lowerBound
      if archive.number(at: place, bytes: 4) == listMark, let size = archive.number(at: place + 20, bytes: 4),
        let start = archive.number(at: place + 42, bytes: 4), archive.number(at: start, bytes: 4) == localMark
      {
        entries.append(Entry(start: start, size: size))
      }
      place += 4
    }
    return entries
  }

  private static func content(of entry: Entry, in archive: [UInt8]) -> [UInt8]? {
    let head = 30
    guard let method = archive.number(at: entry.start + 8, bytes: 2),
      let name = archive.number(at: entry.start + 26, bytes: 2),
      let extra = archive.number(at: entry.start + 28, bytes: 2)
    else { return nil }
    let start = entry.start + head + name + extra
    switch method {
    case 0:
      guard start + entry.size <= archive.count else { return nil }
      return Array(archive[start..<start + entry.size])
    case 8 where start < archive.count:
      do throws(CheckReason) {
        return try Inflation.inflate(Array(archive[start...]), .raw, mayHaveMore: true)
      } catch {
        return nil
      }
    default: return nil
    }
  }
}

extension [UInt8] {
  /// A number with its lowest byte first; nil where it isn't wholly inside.
  fileprivate func number(at index: Int, bytes count: Int) -> Int? {
    guard index >= 0, index + count <= self.count else { return nil }
    return (0..<count).reversed().reduce(0) { $0 << 8 + Int(self[index + $1]) }
  }
}
