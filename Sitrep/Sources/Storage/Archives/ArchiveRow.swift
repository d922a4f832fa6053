import Domain
import Foundation
import GRDB

/// A row of an archive whose file may be damaged: nothing is taken for granted, because GRDB and Swift would trap.
struct ArchiveRow {
  static let damage = ArchiveImportProblem.other("it is damaged: it has a value that Sitrep doesn't write")

  /// More than any file can hold, and far from what cannot be added.
  private static let most = 1 << 48

  /// The years 1 to 9999 and a day around them.
  private static let times = -63_113_990_400.0...252_455_702_400.0

  private let row: Row

  init(_ row: Row) {
    self.row = row
  }

  func text(_ index: Int) throws -> String {
    guard let text = String.fromDatabaseValue(row[index]) else { throw Self.damage }
    return text
  }

  /// A text, or nil where there is none.
  func textIfAny(_ index: Int) throws -> String? {
    row.hasNull(atIndex: index) ? nil : try text(index)
  }

  func bytes(_ index: Int) throws -> Data {
    guard let bytes = Data.fromDatabaseValue(row[index]) else { throw Self.damage }
    return bytes
  }

  func count(_ index: Int) throws -> Int {
    guard let count = Int.fromDatabaseValue(row[index]), (0...Self.most).contains(count) else { throw Self.damage }
    return count
  }

  func date(_ index: Int) throws -> Date {
    guard let seconds = Double.fromDatabaseValue(row[index]), Self.times.contains(seconds) else { throw Self.damage }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Of the columns id, name, count, members, latest, arrivals, which begin at an index.
  func summary(from index: Int = 0) throws -> ConversationSummary {
    let latest = row.hasNull(atIndex: index + 4) ? nil : try date(index + 4)
    return ConversationSummary(
      id: try text(index), name: try text(index + 1),
      activity: Activity(count: try count(index + 2), members: try count(index + 3), latest: latest),
      arrivals: try count(index + 5))
  }

  /// Of the columns id, content, posted, the member's id and name, replies and details.
  func message() throws -> Message {
    Message(
      id: try text(0), content: try text(1), posted: try date(2), member: Member(id: try text(3), name: try text(4)),
      details: try details(6), replies: try count(5))
  }

  private func details(_ index: Int) throws -> MessageDetails? {
    if row.hasNull(atIndex: index) { return nil }
    var reader = ByteReader(ArraySlice(try bytes(index)))
    do throws(ByteProblem) {
      let details = try MessageDetails(from: &reader)
      guard reader.isAtEnd else { throw ByteProblem() }
      return details
    } catch {
      throw Self.damage
    }
  }
}
