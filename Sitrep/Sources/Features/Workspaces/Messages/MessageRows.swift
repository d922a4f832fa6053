import Domain

/// A channel's messages as the list wants them: as many as there are, read where they are shown.
nonisolated struct MessageRows: RandomAccessCollection {
  /// How many messages are read at once.
  private static let pageSize = 50

  let archive: any MessageArchive
  let path: ChannelPath
  let count: Int

  private let pages: Pages

  init(archive: any MessageArchive, path: ChannelPath, count: Int) {
    self.archive = archive
    self.path = path
    self.count = count
    pages = Pages()
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> MessageRow {
    switch page(index / Self.pageSize) {
    case .failure(let error): return .unreadable(index, error)
    case .success(let page):
      let place = index % Self.pageSize
      return page.indices.contains(place) ? .message(page[place]) : .unreadable(index, nil)
    }
  }

  private func page(_ number: Int) -> Page {
    if let page = pages.read[number] { return page }
    let first = number * Self.pageSize
    let page = Page { try archive.messages(in: path, first..<Swift.min(count, first + Self.pageSize)) }
    pages.read[number] = page
    return page
  }

  /// What was read already, shared by all copies of one list.
  private final class Pages {
    var read: [Int: Page] = [:]
  }

  private typealias Page = Result<[Message], any Error>
}

/// One row of the list: a message, or that it could not be read.
nonisolated enum MessageRow: Identifiable {
  case message(Message)

  /// The row's number and the reason, where there is one: an archive may also have fewer messages than it says.
  case unreadable(Int, (any Error)?)

  var id: String {
    switch self {
    case .message(let message): message.id
    case .unreadable(let index, _): "unreadable \(index)"
    }
  }
}
