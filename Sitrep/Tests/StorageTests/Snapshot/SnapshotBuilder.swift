@testable import Storage

/// Writes small snapshots by hand, following Documentation/Technotes/Snapshot.md.
struct SnapshotBuilder {
  struct Country {
    var code = "AA"
    var iso3 = "AAA"
    var continent: UInt8 = 1
    var englishName = "Somewhere"
    var russianName = "Где-то"
    var shown: [Int?] = [5, 1, 4, nil, nil, nil, 0, 0, 0]
    var differences: [[Int?]] = [[4, 1, 0], [nil, nil, nil], [0, 0, 0]]
  }

  var version: UInt32 = 2
  var firstDay: UInt32 = 18_283
  var dayCount: UInt32 = 3
  var shownDay: UInt32 = 1
  var leftOut = ["A ship"]
  var countries = [Country()]

  var bytes: [UInt8] {
    let series = countries.map { $0.differences.joined().flatMap(optional) }
    var table = ["Source", "https://example.org", "none"].flatMap(text)
    table += varint(leftOut.count) + leftOut.flatMap(text)
    for (country, series) in zip(countries, series) {
      table += Array((country.code + country.iso3).utf8) + [country.continent]
      table += text(country.englishName) + text(country.russianName) + [0]
      table += country.shown.flatMap(optional)
      table += varint(series.count) + uint32(CRC32.checksum(series[...]))
    }
    let head =
      Array("SITREP\u{1A}\n".utf8)
      + [version, firstDay, dayCount, shownDay, UInt32(countries.count), UInt32(table.count)].flatMap(uint32)
    return head + uint32(CRC32.checksum(head[...], table[...])) + table + series.joined()
  }

  func varint(_ number: Int) -> [UInt8] {
    number < 0x80 ? [UInt8(number)] : [UInt8(number & 0x7F | 0x80)] + varint(number >> 7)
  }

  func optional(_ number: Int?) -> [UInt8] {
    number.map { varint(($0 >= 0 ? $0 << 1 : (-$0 << 1) - 1) + 1) } ?? [0]
  }

  func text(_ text: String) -> [UInt8] {
    varint(text.utf8.count) + Array(text.utf8)
  }

  func uint32(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
