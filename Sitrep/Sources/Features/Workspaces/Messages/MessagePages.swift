import DesignSystem
import Domain
import Observation

/// A list of messages: as many as there are, read a page at a time where they are shown.
@Observable
final class MessagePages<Value: Sendable> {
  /// How many messages are read at once.
  nonisolated static var pageSize: Int { 50 }

  /// As many as a long list shows at first.
  nonisolated static var firstSize: Int { 2 * pageSize }

  /// How many there are; of those that were found it grows as they are read.
  private(set) var count: Int

  /// True where there may be more than were counted.
  private(set) var hasMore: Bool

  @ObservationIgnored private let read: @Sendable (Range<Int>) throws(ArchiveImportProblem) -> MessagePart<Value>
  /// More than a window shows at once.
  @ObservationIgnored private var pages = RecentValues<Int, ArchiveQuery<[Value]>>(capacity: 16)

  /// - Parameters:
  ///   - first: The first messages, up to ``firstSize``, where they were read already, and how many there are.
  ///   - read: Asks the archive for some of them.
  init(
    _ first: MessagePart<Value>,
    read: @escaping @Sendable (Range<Int>) throws(ArchiveImportProblem) -> MessagePart<Value>
  ) {
    count = first.count
    hasMore = first.hasMore
    self.read = read
    for start in stride(from: 0, to: first.values.count, by: Self.pageSize) {
      pages[start / Self.pageSize] = Query(loaded: Array(first.values[start...].prefix(Self.pageSize)))
    }
  }

  /// - Parameters:
  ///   - count: How many messages there are.
  ///   - read: Asks the archive for some of them.
  convenience init(count: Int, read: @escaping @Sendable (Range<Int>) throws(ArchiveImportProblem) -> [Value]) {
    self.init(MessagePart(values: [], count: count)) { range throws(ArchiveImportProblem) in
      MessagePart(values: try read(range), count: count)
    }
  }

  nonisolated deinit {}

  /// What there is of one message, counted from 0.
  subscript(index: Int) -> MessageRow<Value> {
    let page = page(index / Self.pageSize)
    guard case .loaded(let values) = page.phase else { return .unread(page) }
    let place = index % Self.pageSize
    return values.indices.contains(place) ? .value(values[place]) : .missing
  }

  /// What stands above a place; nil at the top, and where it was not read yet.
  func value(before index: Int) -> Value? {
    guard index > 0, case .value(let value) = self[index - 1] else { return nil }
    return value
  }

  private func page(_ number: Int) -> ArchiveQuery<[Value]> {
    pages.value(of: number) {
      let first = number * Self.pageSize
      let range = first..<min(count, first + Self.pageSize)
      return Query { [read, weak self] () throws(ArchiveImportProblem) in
        let part = try read(range)
        await self?.goOn(to: part)
        return part.values
      }
    }
  }

  /// A page counts as far as it reaches, so of two the one that counted more knows more, or else the one that found the end.
  private func goOn(to part: MessagePart<Value>) {
    guard part.count > count || part.count == count && !part.hasMore else { return }
    count = part.count
    hasMore = part.hasMore
  }
}

/// Some messages of a list, and how many it has.
nonisolated struct MessagePart<Value: Sendable>: Sendable {
  let values: [Value]
  let count: Int

  /// True where there may be more than were counted.
  var hasMore = false
}

nonisolated extension MessagePart<FoundMessage> {
  init(_ found: FoundMessages) {
    self.init(values: found.messages, count: found.count, hasMore: found.hasMore)
  }
}

/// One row of a list of messages.
enum MessageRow<Value: Sendable> {
  case value(Value)

  /// The page that the message is on was not read yet, or could not be read.
  case unread(ArchiveQuery<[Value]>)

  /// The archive has fewer messages than it says.
  case missing
}
