import Domain
import Foundation
import PortableUI
import Workspaces

/// What was taken from one export or file of workspaces, as `sitrep import workspaces` tells it.
struct ImportedExport: Encodable {
  /// A part that was left out.
  private struct Skipped: Encodable {
    let file: String
    let message: Int?
    let reason: String
  }

  private let file: String

  /// By its id.
  private let archive: String

  /// Whether the archive was there before.
  private let joined: Bool
  private let workspaces: Int
  private let channels: Int

  /// In the file; so many of them are new, so many took the place of the archive's.
  private let messages: Int
  private let added: Int
  private let replaced: Int

  /// Of the archive, which the file doesn't have.
  private let kept: Int

  /// How many parts were left out, and the first of them.
  private let skipped: Int
  private let skippedParts: [Skipped]

  /// What there is to say of the export as a whole: `noNames`, or the lists that are missing or empty.
  private let notes: [String]
  private let seconds: Double

  init(_ report: ImportReport, of path: String, as archive: String, in time: Duration) {
    file = path
    self.archive = archive
    joined = report.joined != nil
    workspaces = report.counts.workspaces
    channels = report.counts.channels
    messages = report.counts.messages
    added = report.added
    replaced = report.replaced
    kept = report.kept
    skipped = report.skippedCount
    skippedParts = report.skipped.map { part in
      Skipped(file: part.file, message: part.message, reason: part.reason.name)
    }
    notes = report.notes.flatMap(\.words)
    seconds = Double((time / .milliseconds(1)).rounded()) / 1_000
    self.report = report
  }

  private let report: ImportReport

  private enum CodingKeys: CodingKey {
    case file, archive, joined, workspaces, channels, messages, added, replaced, kept, skipped, skippedParts, notes,
      seconds
  }

  /// One line.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// The same in words.
  @MainActor var lines: [Text] {
    let time = seconds.formatted(.number.precision(.fractionLength(1)).locale(TerminalLanguage.current))
    let first = Text("archive \(archive) with \(report.counts.text), in \(time) s.", bundle: .module)
    return [first] + ImportReportText.lines(report)
  }
}

extension SkippedPart.Reason {
  /// As JSON names it.
  fileprivate var name: String {
    switch self {
    case .notJSON: "notJSON"
    case .notAList: "notAList"
    case .notAMessage: "notAMessage"
    case .noTime: "noTime"
    case .twice: "twice"
    case .tooLarge: "tooLarge"
    case .unsafeName: "unsafeName"
    case .notADay: "notADay"
    case .damaged: "damaged"
    case .encrypted: "encrypted"
    case .unknownCompression: "unknownCompression"
    }
  }
}

extension ImportNote {
  /// As JSON has it.
  fileprivate var words: [String] {
    switch self {
    case .emptyLists(let files): files.map { "emptyList: \($0)" }
    case .noNames: ["noNames"]
    }
  }
}
