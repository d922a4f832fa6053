import Foundation

/// The points in time at which a ``TimelineView`` shows something else.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date

  typealias Mode = TimelineScheduleMode

  /// The dates from the last one at or before the start on, in ascending order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change; pages always show theirs as often as it wants.
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// A date again and again after the same time.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(upcoming: nil, interval: 0) }
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(upcoming: start.addingTimeInterval(max(0, steps) * interval), interval: interval)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { upcoming = upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// Dates that are named one by one, in ascending order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule {
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
