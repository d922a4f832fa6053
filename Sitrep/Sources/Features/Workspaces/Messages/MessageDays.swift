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

  /// The day of a moment, as in "October 18, 2022".
  func title(of moment: Date) -> String { moment.formatted(style) }
}
