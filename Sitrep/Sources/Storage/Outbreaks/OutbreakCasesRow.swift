import Domain
import Foundation
import GRDB

/// An outbreak's line list as it lies in the database.
struct OutbreakCasesRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = AppSchema.outbreakCases

  let outbreak: String
  let firstDay: Int
  let lastDay: Int
  let places: Data
  let categories: Data

  /// JSON.
  let quality: String
  let cases: Data

  /// Of everything beside it.
  let checksum: Int64

  init(_ cases: OutbreakCases, of outbreak: OutbreakID) throws {
    let list = cases.list
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    self.outbreak = outbreak.rawValue
    firstDay = Int(list.days.lowerBound.daysSinceEpoch)
    lastDay = Int(list.days.upperBound.daysSinceEpoch)
    places = Data(OutbreakPlace.bytes(of: list.places))
    categories = Data(CaseCategory.bytes(of: list.categories))
    quality = String(decoding: try encoder.encode(cases.quality), as: UTF8.self)
    self.cases = Data(list.bytes)
    checksum = Self.checksum(places, categories, quality, self.cases, firstDay, lastDay)
  }

  /// The line list, if it is one that was written.
  func read() throws(SnapshotError) -> OutbreakCases {
    guard Self.checksum(places, categories, quality, cases, firstDay, lastDay) == checksum,
      let first = Day(daysSinceEpoch: firstDay), let last = Day(daysSinceEpoch: lastDay), first <= last,
      let quality = try? JSONDecoder().decode(CaseQuality.self, from: Data(quality.utf8)),
      let list = CaseList(
        places: try OutbreakPlace.read([UInt8](places)), categories: try CaseCategory.read([UInt8](categories)),
        days: first...last, bytes: cases)
    else { throw .damaged("the cases of an outbreak have changed") }
    return OutbreakCases(list: list, quality: quality)
  }

  private static func checksum(
    _ places: Data, _ categories: Data, _ quality: String, _ cases: Data, _ firstDay: Int, _ lastDay: Int
  ) -> Int64 {
    let numbers = Array("\(firstDay) \(lastDay) \(places.count) \(categories.count) \(quality.utf8.count)".utf8)
    return Int64(
      CRC32.checksum(
        numbers[...], [UInt8](places)[...], [UInt8](categories)[...], Array(quality.utf8)[...], [UInt8](cases)[...]))
  }
}

extension CaseCategory {
  static func bytes(of categories: [CaseCategory]) -> [UInt8] {
    var writer = SnapshotByteWriter()
    writer.list(categories) { writer, category in
      writer.text(category.name)
      writer.list(category.values) { $0.text($1) }
    }
    return writer.bytes
  }

  /// Reads bytes that are not trusted.
  static func read(_ bytes: [UInt8]) throws(SnapshotError) -> [CaseCategory] {
    var reader = SnapshotByteReader(bytes[...])
    let categories = try reader.list { reader throws(SnapshotError) in
      CaseCategory(name: try reader.text(), values: try reader.texts())
    }
    guard reader.isAtEnd else { throw .damaged("its length does not fit its contents") }
    return categories
  }
}
