import Domain
import Foundation

/// The figures as published, read from the source's table with code of its own, so that the snapshot can be compared.
struct PublishedFigures {
  struct Series {
    var days: [String] = []
    var confirmed: [Int] = []
    var recovered: [Int] = []
    var deaths: [Int] = []
  }

  /// Every row of the source, those that aren't countries included.
  private(set) var series: [String: Series] = [:]

  init(table: URL) throws {
    let bytes = Array(try Data(contentsOf: table))
    for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() {
      read(line)
    }
  }

  /// Adds one line; only the name, in the second place, may contain commas.
  private mutating func read(_ line: ArraySlice<UInt8>) {
    var end = line.last == UInt8(ascii: "\r") ? line.endIndex - 1 : line.endIndex
    var counts: [Int] = []
    for _ in 0..<3 {
      var value = 0
      var unit = 1
      end -= 1
      while line[end] != UInt8(ascii: ",") {
        value += Int(line[end] - UInt8(ascii: "0")) * unit
        unit *= 10
        end -= 1
      }
      counts.append(value)
    }
    let day = String(decoding: line.prefix(10), as: UTF8.self)
    let name = String(decoding: line[(line.startIndex + 11)..<end].filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    series[name, default: Series()].append(day, counts)
  }
}

extension PublishedFigures.Series {
  fileprivate mutating func append(_ day: String, _ counts: [Int]) {
    days.append(day)
    confirmed.append(counts[2])
    recovered.append(counts[1])
    deaths.append(counts[0])
  }

  /// The recovered counts by the rule of the product: unknown after 2021-08-04, from a fall to 0 from above 100 until
  /// they rise again, and where they never rise above 0.
  ///
  /// Written as a statement about each day rather than as a walk, unlike the script that makes the snapshot.
  var recoveredOrUnknown: [Int?] {
    guard recovered.contains(where: { $0 > 0 }) else { return recovered.map { _ in nil } }
    var lastPublished = 0
    return zip(days, recovered).map { day, count in
      if count > 0 { lastPublished = count }
      return day > "2021-08-04" || count == 0 && lastPublished > 100 ? nil : count
    }
  }
}
