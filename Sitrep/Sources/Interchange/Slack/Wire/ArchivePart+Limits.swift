import Domain
import Foundation

/// What a part may be that one process sends to another: whoever writes it checks, and whoever reads it checks again.
///
/// Moments and numbers are those that a ``ByteReader`` reads. No text has a NUL, which SQLite and C take for a text's end.
extension ArchivePart {
  /// Of a part as bytes.
  static let mostBytes = 4_000_000

  var isWellFormed: Bool {
    switch self {
    case .message(let message): message.isWellFormed
    case .channel(let id, let name), .workspace(let id, let name): id.isID && name.isName
    case .team(let id): id.isID
    case .skipped(let part): part.file.isName
    case .position(let position): (0...1).contains(position)
    case .note(let note): note.isWellFormed
    }
  }
}

extension ImportNote {
  private static let mostFiles = 10

  fileprivate var isWellFormed: Bool {
    switch self {
    case .emptyLists(let files): files.count <= Self.mostFiles && files.allSatisfy(\.isName)
    case .noNames: true
    }
  }
}

extension Message {
  fileprivate var isWellFormed: Bool {
    id.isID && content.isContent && member.id.isID && member.name.isName && replies.isNumber
      && posted.isMoment && details?.isWellFormed != false
  }
}

extension Date {
  private static let moments = -63_113_990_400.0...252_455_702_400.0

  fileprivate var isMoment: Bool { Self.moments.contains(timeIntervalSinceReferenceDate) }
}

extension Int {
  fileprivate var isNumber: Bool { (0..<1 << 56).contains(self) }
}

/// Limits in bytes.
extension String {
  private static let mostIDBytes = 200
  private static let mostNameBytes = 1_000
  private static let mostContentBytes = 1_000_000

  fileprivate var isID: Bool { !isEmpty && utf8.count <= Self.mostIDBytes && hasNoNUL }
  var isName: Bool { utf8.count <= Self.mostNameBytes && hasNoNUL }
  fileprivate var isContent: Bool { utf8.count <= Self.mostContentBytes && hasNoNUL }

  fileprivate var hasNoNUL: Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
    }
    return !(found ?? utf8.contains(0))
  }
}

extension MessageDetails {
  fileprivate var isWellFormed: Bool {
    root?.isID != false && edited?.isMoment != false && body?.isWellFormed != false
      && attachments.allSatisfy(\.isWellFormed) && files.allSatisfy(\.isWellFormed)
      && reactions.allSatisfy { $0.emoji.hasNoNUL && $0.count.isNumber && $0.names.allSatisfy(\.hasNoNUL) }
  }
}

/// The address of a ``WebLink`` has no NUL by itself.
extension RichText {
  fileprivate var isWellFormed: Bool {
    blocks.allSatisfy { block in
      switch block {
      case .paragraph(let runs), .quote(let runs): runs.allSatisfy(\.hasNoNUL)
      case .code(let text): text.hasNoNUL
      case .list(let items): items.allSatisfy(\.isWellFormed)
      }
    }
  }
}

extension RichItem {
  fileprivate var isWellFormed: Bool {
    depth.isNumber && number?.isNumber != false && runs.allSatisfy(\.hasNoNUL)
  }
}

extension SharedFile {
  fileprivate var isWellFormed: Bool {
    name.hasNoNUL && kind.hasNoNUL && size?.isNumber != false
  }
}

extension RichRun {
  fileprivate var hasNoNUL: Bool {
    switch target {
    case .member(let id), .channel(let id): text.hasNoNUL && id.hasNoNUL
    case .link, .moment, nil: text.hasNoNUL
    }
  }
}

extension MessageAttachment {
  fileprivate var isWellFormed: Bool {
    title.hasNoNUL && source.hasNoNUL && body.isWellFormed
      && fields.allSatisfy { $0.title.hasNoNUL && $0.value.hasNoNUL }
  }
}
