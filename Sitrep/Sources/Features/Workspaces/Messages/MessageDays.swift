import Domain
import Foundation

/// The days of a list of messages, in the reader's time zone and language.
nonisolated struct MessageDays {
  /// How a message stands to the one above it.
  enum Place: Hashable {
    /// It is the first one of its day.
    case startsDay

    /// Another member's stands above it.
    case startsMember

    /// One of the same member stands above it.
    case continues
  }

  private let calendar: Calendar
  private let style: Date.FormatStyle

  init(timeZone: TimeZone, locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    style = Date.FormatStyle(date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// - Parameters:
  ///   - message: The message.
  ///   - above: The one above it; nil where there is none, or it was not read yet.
  /// - Returns: Whether it starts a day, what another member says, or neither.
  func place(of message: Message, below above: Message?) -> Place {
    guard let above, calendar.isDate(above.posted, inSameDayAs: message.posted) else { return .startsDay }
    return above.member.id == message.member.id ? .continues : .startsMember
  }

  /// The same in a list where replies stand under the message that began their thread: there a thread is of the day of
  /// its first message, so replies start none, and what follows them is told from that message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - index: Its row.
  ///   - above: Gives what stands above a row; nil where there is nothing, or it was not read yet.
  /// - Returns: Whether it starts a day, what another member says, or neither.
  func place(of message: Message, at index: Int, inThreads above: (Int) -> Message?) -> Place {
    guard let neighbour = above(index) else { return .startsDay }
    if message.isReply(at: index, above) {
      return neighbour.member.id == message.member.id ? .continues : .startsMember
    }
    var (top, row) = (neighbour, index - 1)
    if top.isReply(at: row, above) {
      while top.id != neighbour.details?.root, let next = above(row) { (top, row) = (next, row - 1) }
    }
    let place = place(of: message, below: top)
    // Below a thread the row stands further to the left.
    return place == .continues && row < index - 1 ? .startsMember : place
  }

  /// The day of a moment, as in "October 18, 2022".
  func title(of moment: Date) -> String { moment.formatted(style) }
}

nonisolated extension Message {
  /// True where it stands in a thread, below the message that began it, or below what was not read yet.
  ///
  /// A reply to a message that isn't in the archive stands by itself.
  fileprivate func isReply(at index: Int, _ above: (Int) -> Message?) -> Bool {
    guard let root = details?.root else { return false }
    var row = index
    while let next = above(row) {
      if next.id == root { return true }
      guard next.details?.root == root else { return false }
      row -= 1
    }
    return true
  }
}
