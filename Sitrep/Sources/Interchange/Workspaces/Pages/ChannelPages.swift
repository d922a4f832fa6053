import Domain
import Foundation

/// Writes the pages of one channel, a month or a part of it each, while its messages come in order.
struct ChannelPages {
  /// A page of a month.
  private struct Key: Hashable {
    let month: PageMonth

    /// From 1.
    let part: Int

    var file: String { part == 1 ? "\(month.name).html" : "\(month.name)-\(part).html" }
  }

  /// A message that stands in the channel, and its thread.
  private struct Thread {
    /// Nil where it is a reply itself, whose thread isn't there: it has none of its own.
    let id: String?
    let replies: Int

    /// Its place, from its channel's folder.
    let path: String
  }

  private static let mostMessages = 2_000
  private static let mostBytes = 4_000_000

  let message: MessageMarkup
  let parents: [PageFrame.Link]

  /// Takes a page: its name in the channel's folder, and its content.
  let file: (String, [UInt8]) throws -> Void

  /// What was written, with how many messages it has.
  private(set) var written: [(link: PageFrame.Link, messages: Int)] = []

  private var page = PageMarkup()
  private var key: Key?
  private var count = 0
  private var number = 0
  private var day: Day?
  private var thread: Thread?
  private var isInReplies = false

  init(
    _ message: MessageMarkup, parents: [PageFrame.Link], _ file: @escaping (String, [UInt8]) throws -> Void
  ) {
    self.message = message
    self.parents = parents
    self.file = file
  }

  /// Adds a message: the oldest come first, each followed by its replies.
  mutating func add(_ message: Message) throws {
    number += 1
    let anchor = PageNames.anchor(of: message, number: number)
    if let thread, let root = message.details?.root, root == thread.id {
      try beginReply(of: thread)
      self.message.begin(message, anchor: anchor, .reply, on: day, to: &page)
      self.message.end(to: &page)
    } else {
      let key = try beginTop(message)
      self.message.begin(message, anchor: anchor, .top, on: day, to: &page)
      let id = message.details?.root == nil ? message.id : nil
      thread = Thread(id: id, replies: message.replies, path: "\(key.file)#\(anchor)")
    }
    count += 1
  }

  /// Writes the last page.
  mutating func end() throws {
    endThread()
    if let key { try write(key, next: nil) }
  }

  private var isFull: Bool { count >= Self.mostMessages || page.bytes.count >= Self.mostBytes }

  /// A reply is on the page of its thread, whenever it was posted.
  private mutating func beginReply(of thread: Thread) throws {
    if let key, isFull {
      endReplies()
      try turnPage(from: key, to: Key(month: key.month, part: key.part + 1))
      page.raw("<article>\n<p>")
      page.write(PageFrame.Link(title: message.texts.continuedThread, path: thread.path))
      page.raw("</p>\n<div class=\"replies\">\n")
      isInReplies = true
    } else if !isInReplies {
      page.write(note: message.texts.replies(thread.replies))
      page.raw("<div class=\"replies\">\n")
      isInReplies = true
    }
  }

  private mutating func beginTop(_ top: Message) throws -> Key {
    endThread()
    let day = message.dates.day(of: top.posted)
    // Clocks that are put back at midnight may lead into the month before.
    let month = max(PageMonth(of: day), key?.month ?? PageMonth(of: day))
    var next = Key(month: month, part: 1)
    if let key, key.month == month { next = isFull ? Key(month: month, part: key.part + 1) : key }
    if let key, key != next { try turnPage(from: key, to: next) }
    key = next
    if day != self.day {
      page.raw("<h2>")
      page.text(message.dates.title(of: day))
      page.raw("</h2>\n")
      self.day = day
    }
    return next
  }

  private mutating func endReplies() {
    if isInReplies { page.raw("</div>\n") }
    isInReplies = false
    message.end(to: &page)
  }

  private mutating func endThread() {
    if thread != nil { endReplies() }
    thread = nil
  }

  private mutating func turnPage(from key: Key, to next: Key) throws {
    try write(key, next: next)
    self.key = next
    page = PageMarkup()
    count = 0
    day = nil
  }

  private mutating func write(_ key: Key, next: Key?) throws {
    let link = link(to: key)
    var frame = PageFrame(texts: message.texts, root: "../../", title: link.title, parents: parents)
    frame.earlier = written.last?.link
    frame.later = next.map { self.link(to: $0) }
    try file(key.file, frame.page(page))
    written.append((link, count))
  }

  private func link(to key: Key) -> PageFrame.Link {
    let month = message.dates.title(of: key.month)
    return PageFrame.Link(title: key.part == 1 ? month : message.texts.part(month, key.part), path: key.file)
  }
}
