import DesignSystem
import Domain

/// A channel's messages, newest first: as many as there are, read a page at a time where they are shown.
final class ChannelMessages {
  /// How many messages are read at once.
  static let pageSize = 50

  let count: Int

  private let archive: any MessageArchive
  private let channel: ChannelPath
  /// More than a window shows at once.
  private var pages = RecentValues<Int, ArchiveQuery<[Message]>>(capacity: 16)

  init(_ archive: any MessageArchive, _ channel: ChannelPath, count: Int) {
    self.archive = archive
    self.channel = channel
    self.count = count
  }

  /// What there is of one message, counted from 0.
  subscript(index: Int) -> MessageRow {
    let page = page(index / Self.pageSize)
    guard case .loaded(let messages) = page.phase else { return .unread(page) }
    let place = index % Self.pageSize
    return messages.indices.contains(place) ? .message(messages[place]) : .missing
  }

  /// The message above a place; nil at the top, and where it was not read yet.
  func message(before index: Int) -> Message? {
    guard index > 0, case .message(let message) = self[index - 1] else { return nil }
    return message
  }

  private func page(_ number: Int) -> ArchiveQuery<[Message]> {
    if let known = pages[number] { return known }
    let first = number * Self.pageSize
    let range = first..<min(count, first + Self.pageSize)
    let page = Query { [archive, channel] () throws(ArchiveImportProblem) in try archive.messages(in: channel, range) }
    pages[number] = page
    return page
  }
}

/// One row of a channel's list.
enum MessageRow {
  case message(Message)

  /// The page that the message is on was not read yet, or could not be read.
  case unread(ArchiveQuery<[Message]>)

  /// The archive has fewer messages than it says.
  case missing
}
