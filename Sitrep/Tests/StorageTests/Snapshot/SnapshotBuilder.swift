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
    /// 0: the final release's series follow the first one's; 1: they are whole.
    var finalKind: UInt8 = 0
    var finalDifferences: [[Int?]] = [[2, nil], [0, 1]]
  }

  /// A country that only the final release has.
  struct AddedCountry {
    var code = "BB"
    var differences: [[Int?]] = [[1, 1, 1, 1, 1], [0, 0, 0, 0, 1]]
  }

  var version: UInt32 = 3
  var firstDay: UInt32 = 18_283
  var dayCount: UInt32 = 3
  var shownDay: UInt32 = 1
  var finalDayCount: UInt32 = 5
  var leftOut = ["A ship"]
  var leftOutLater = ["An event"]
  var countries = [Country()]
  var added = [AddedCountry()]

  var bytes: [UInt8] {
    let series = countries.map { $0.differences.joined().flatMap(optional) }
    let final = countries.map { $0.finalDifferences.joined().flatMap(optional) }
    let whole = added.map { $0.differences.joined().flatMap(optional) }
    var table = ["Source", "https://example.org", "none", "Final", "https://example.com", "all"].flatMap(text)
    for names in [leftOut, leftOutLater] { table += varint(names.count) + names.flatMap(text) }
    for (place, country) in countries.enumerated() {
      table += Array((country.code + country.iso3).utf8) + [country.continent]
      table += text(country.englishName) + text(country.russianName) + [0]
      table += country.shown.flatMap(optional) + lengthAndChecksum(series[place])
      table += [country.finalKind] + lengthAndChecksum(final[place])
    }
    for (country, series) in zip(added, whole) {
      table += Array((country.code + "BBB").utf8) + [1] + text("Elsewhere") + text("Там") + [0]
      table += lengthAndChecksum(series)
    }
    let numbers: [UInt32] = [
      version, firstDay, dayCount, shownDay, UInt32(countries.count), finalDayCount, UInt32(added.count),
      UInt32(table.count),
    ]
    let head = Array("SITREP\u{1A}\n".utf8) + numbers.flatMap(uint32)
    let checksum = uint32(CRC32.checksum(head[...], table[...]))
    return head + checksum + table + (series + final + whole).joined()
  }

  private func lengthAndChecksum(_ series: [UInt8]) -> [UInt8] {
    varint(series.count) + uint32(CRC32.checksum(series[...]))
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
