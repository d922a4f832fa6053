import DesignSystem
import Domain

/// A list of messages: as many as there are, read a page at a time where they are shown.
final class MessagePages<Value: Sendable> {
  /// How many messages are read at once.
  nonisolated static var pageSize: Int { 50 }

  /// As many as a long list shows at first.
  nonisolated static var firstSize: Int { 2 * pageSize }

  let count: Int

  private let read: @Sendable (Range<Int>) throws(ArchiveImportProblem) -> [Value]
  /// More than a window shows at once.
  private var pages = RecentValues<Int, ArchiveQuery<[Value]>>(capacity: 16)

  /// - Parameters:
  ///   - count: How many messages there are.
  ///   - first: The first ``firstSize`` messages, where they were read already.
  ///   - read: Asks the archive for some of them.
  init(
    count: Int, first: [Value] = [],
    read: @escaping @Sendable (Range<Int>) throws(ArchiveImportProblem) -> [Value]
  ) {
    self.count = count
    self.read = read
    for start in stride(from: 0, to: first.count, by: Self.pageSize) {
      pages[start / Self.pageSize] = Query(loaded: Array(first[start...].prefix(Self.pageSize)))
    }
  }

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
    if let known = pages[number] { return known }
    let first = number * Self.pageSize
    let range = first..<min(count, first + Self.pageSize)
    let page = Query { [read] () throws(ArchiveImportProblem) in try read(range) }
    pages[number] = page
    return page
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
