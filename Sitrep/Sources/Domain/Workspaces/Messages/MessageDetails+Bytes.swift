import Foundation

/// Details as bytes: as they stand in an archive's file, and come from the process that reads an export.
extension MessageDetails {
  package init(from reader: inout ByteReader) throws(ByteProblem) {
    guard let kind = MessageKind(rawValue: try reader.byte()) else { throw ByteProblem() }
    self.init(
      kind: kind, root: try reader.optional { reader throws(ByteProblem) in try reader.text() },
      isBroadcast: try reader.flag(),
      edited: try reader.optional { reader throws(ByteProblem) in try reader.date() },
      body: try reader.optional { reader throws(ByteProblem) in try RichText(from: &reader) },
      attachments: try reader.list { reader throws(ByteProblem) in try MessageAttachment(from: &reader) },
      files: try reader.list { reader throws(ByteProblem) in try SharedFile(from: &reader) },
      reactions: try reader.list { reader throws(ByteProblem) in try MessageReaction(from: &reader) })
  }

  package func write(to writer: inout ByteWriter) {
    writer.add(kind.rawValue)
    writer.add(root) { $0.add($1) }
    writer.add(isBroadcast)
    writer.add(edited) { $0.add($1.timeIntervalSinceReferenceDate) }
    writer.add(body) { $1.write(to: &$0) }
    writer.add(attachments) { $1.write(to: &$0) }
    writer.add(files) { $1.write(to: &$0) }
    writer.add(reactions) { $1.write(to: &$0) }
  }
}

extension ByteReader {
  /// A moment between the years 1 and 9999, which every calendar can show.
  package mutating func date() throws(ByteProblem) -> Date {
    let seconds = try double()
    guard (-63_113_990_400.0...252_455_702_400.0).contains(seconds) else { throw ByteProblem() }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// An address that is safe to follow.
  fileprivate mutating func link() throws(ByteProblem) -> WebLink {
    guard let link = WebLink(try text()) else { throw ByteProblem() }
    return link
  }
}

extension RichText {
  fileprivate init(from reader: inout ByteReader) throws(ByteProblem) {
    self.init(try reader.list { reader throws(ByteProblem) in try RichBlock(from: &reader) })
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(blocks) { $1.write(to: &$0) }
  }
}

extension RichBlock {
  fileprivate init(from reader: inout ByteReader) throws(ByteProblem) {
    switch try reader.byte() {
    case 0: self = .paragraph(try RichRun.list(from: &reader))
    case 1: self = .quote(try RichRun.list(from: &reader))
    case 2: self = .code(try reader.text())
    case 3: self = .list(try reader.list { reader throws(ByteProblem) in try RichItem(from: &reader) })
    default: throw ByteProblem()
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .paragraph(let runs):
      writer.add(0 as UInt8)
      writer.add(runs) { $1.write(to: &$0) }
    case .quote(let runs):
      writer.add(1 as UInt8)
      writer.add(runs) { $1.write(to: &$0) }
    case .code(let text):
      writer.add(2 as UInt8)
      writer.add(text)
    case .list(let items):
      writer.add(3 as UInt8)
      writer.add(items) { $1.write(to: &$0) }
    }
  }
}

extension RichItem {
  fileprivate init(from reader: inout ByteReader) throws(ByteProblem) {
    let depth = try reader.number()
    let number = try reader.optional { reader throws(ByteProblem) in try reader.number() }
    self.init(depth: depth, number: number, try RichRun.list(from: &reader))
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(depth)
    writer.add(number) { $0.add($1) }
    writer.add(runs) { $1.write(to: &$0) }
  }
}

extension RichRun {
  fileprivate static func list(from reader: inout ByteReader) throws(ByteProblem) -> [RichRun] {
    try reader.list { reader throws(ByteProblem) in try RichRun(from: &reader) }
  }

  private init(from reader: inout ByteReader) throws(ByteProblem) {
    let text = try reader.text()
    let style = RichStyle(rawValue: try reader.byte())
    switch try reader.byte() {
    case 0: self.init(text, style)
    case 1: self.init(text, style, to: .link(try reader.link()))
    case 2: self.init(text, style, to: .member(try reader.text()))
    case 3: self.init(text, style, to: .channel(try reader.text()))
    case 4:
      guard let parts = MomentParts(rawValue: try reader.byte()) else { throw ByteProblem() }
      self.init(text, style, to: .moment(try reader.date(), parts))
    default: throw ByteProblem()
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(text)
    writer.add(style.rawValue)
    switch target {
    case nil: writer.add(0 as UInt8)
    case .link(let link):
      writer.add(1 as UInt8)
      writer.add(link.text)
    case .member(let id):
      writer.add(2 as UInt8)
      writer.add(id)
    case .channel(let id):
      writer.add(3 as UInt8)
      writer.add(id)
    case .moment(let date, let parts):
      writer.add(4 as UInt8)
      writer.add(parts.rawValue)
      writer.add(date.timeIntervalSinceReferenceDate)
    }
  }
}

extension MessageAttachment {
  fileprivate init(from reader: inout ByteReader) throws(ByteProblem) {
    self.init(
      title: try reader.text(), link: try reader.optional { reader throws(ByteProblem) in try reader.link() },
      source: try reader.text(), body: try RichText(from: &reader),
      fields: try reader.list { reader throws(ByteProblem) in
        Field(title: try reader.text(), value: try reader.text())
      })
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(title)
    writer.add(link) { $0.add($1.text) }
    writer.add(source)
    body.write(to: &writer)
    writer.add(fields) { writer, field in
      writer.add(field.title)
      writer.add(field.value)
    }
  }
}

extension SharedFile {
  fileprivate init(from reader: inout ByteReader) throws(ByteProblem) {
    self.init(
      name: try reader.text(), kind: try reader.text(),
      size: try reader.optional { reader throws(ByteProblem) in try reader.number() },
      link: try reader.optional { reader throws(ByteProblem) in try reader.link() }, state: try State(from: &reader))
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(name)
    writer.add(kind)
    writer.add(size) { $0.add($1) }
    writer.add(link) { $0.add($1.text) }
    writer.add(state.rawValue)
  }
}

extension SharedFile.State {
  fileprivate init(from reader: inout ByteReader) throws(ByteProblem) {
    guard let state = Self(rawValue: try reader.byte()) else { throw ByteProblem() }
    self = state
  }
}

extension MessageReaction {
  fileprivate init(from reader: inout ByteReader) throws(ByteProblem) {
    self.init(
      emoji: try reader.text(), count: try reader.number(),
      names: try reader.list { reader throws(ByteProblem) in try reader.text() })
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(emoji)
    writer.add(count)
    writer.add(names) { $0.add($1) }
  }
}
