import Domain
import Foundation

/// Parts as bytes.
extension ArchivePart {
  /// - Throws: ``ByteProblem`` also for what isn't well formed.
  init(_ frame: ArraySlice<UInt8>) throws(ByteProblem) {
    var reader = ByteReader(frame)
    switch try reader.byte() {
    case 1: self = .message(try Message(from: &reader))
    case 2: self = .channel(id: try reader.text(), name: try reader.text())
    case 3: self = .workspace(id: try reader.text(), name: try reader.text())
    case 4: self = .team(try reader.text())
    case 5: self = .skipped(try SkippedPart(from: &reader))
    case 6: self = .position(try reader.double())
    case 7: self = .note(try ImportNote(from: &reader))
    default: throw ByteProblem()
    }
    guard reader.isAtEnd, isWellFormed else { throw ByteProblem() }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .message(let message):
      writer.add(1 as UInt8)
      message.write(to: &writer)
    case .channel(let id, let name):
      writer.add(2 as UInt8)
      writer.add(id)
      writer.add(name)
    case .workspace(let id, let name):
      writer.add(3 as UInt8)
      writer.add(id)
      writer.add(name)
    case .team(let id):
      writer.add(4 as UInt8)
      writer.add(id)
    case .skipped(let part):
      writer.add(5 as UInt8)
      part.write(to: &writer)
    case .position(let position):
      writer.add(6 as UInt8)
      writer.add(position)
    case .note(let note):
      writer.add(7 as UInt8)
      note.write(to: &writer)
    }
  }
}

extension ImportNote {
  fileprivate init(from reader: inout ByteReader) throws(ByteProblem) {
    switch try reader.byte() {
    case 0: self = .emptyLists(try reader.list { reader throws(ByteProblem) in try reader.text() })
    case 1: self = .noNames
    default: throw ByteProblem()
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .emptyLists(let files):
      writer.add(0 as UInt8)
      writer.add(files) { $0.add($1) }
    case .noNames: writer.add(1 as UInt8)
    }
  }
}

extension Message {
  fileprivate init(from reader: inout ByteReader) throws(ByteProblem) {
    self.init(
      id: try reader.text(), content: try reader.text(), posted: try reader.date(),
      member: Member(id: try reader.text(), name: try reader.text()),
      details: try reader.optional { reader throws(ByteProblem) in try MessageDetails(from: &reader) },
      replies: try reader.number())
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(id)
    writer.add(content)
    writer.add(posted.timeIntervalSinceReferenceDate)
    writer.add(member.id)
    writer.add(member.name)
    writer.add(details) { $1.write(to: &$0) }
    writer.add(replies)
  }
}
