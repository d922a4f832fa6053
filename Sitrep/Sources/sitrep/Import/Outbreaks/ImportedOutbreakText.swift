import Domain
import Foundation
import PortableUI

/// What an import of an outbreak says of its rows, in words and for programs.
@MainActor
protocol ImportedOutbreakText: Sendable {
  /// What was taken, and how it was understood.
  var lines: [Text] { get }

  /// A line for each row that was left out, with its place and reason.
  var skipped: [Text] { get }

  /// What must be said, and by which option.
  var questions: [Text] { get }

  /// The numbers for programs; nothing was kept yet.
  var object: ImportedOutbreakObject { get }
}

/// An import as one JSON object.
struct ImportedOutbreakObject: Encodable {
  struct Line: Encodable {
    let line: Int
    let reason: String
  }

  /// Nil: nothing was kept.
  var id: String?
  let name: String
  let disease: String?
  let rows: Int
  let kept: Int

  /// Of each row that was left out, line and reason in English.
  let leftOut: [Line]

  /// One line.
  ///
  /// - Parameter id: Nil: nothing was kept.
  /// - Returns: The object.
  /// - Throws: Where the encoder fails, which no value here makes it do.
  func json(id: OutbreakID?) throws -> String {
    var object = self
    object.id = id?.rawValue
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(object), as: UTF8.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(disease, forKey: .disease)
    try container.encode(rows, forKey: .rows)
    try container.encode(kept, forKey: .kept)
    try container.encode(leftOut, forKey: .leftOut)
  }

  private enum CodingKeys: CodingKey {
    case id, name, disease, rows, kept, leftOut
  }
}

extension AnyOutbreakImport {
  @MainActor
  func text(files: [String]) -> any ImportedOutbreakText {
    switch self {
    case .counts(let plan): OutbreakImportReport(plan, files: files)
    case .cases(let plan): CaseImportReport(plan, files: files)
    }
  }
}
