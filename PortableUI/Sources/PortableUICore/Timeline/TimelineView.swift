import Foundation

/// Shows something that depends on the time, and shows it anew at the dates of a schedule.
///
/// A live page hears of each date; a page without script shows the time at which it was made.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  fileprivate let schedule: Schedule
  fileprivate let content: @MainActor (TimelineViewDefaultContext) -> Content

  /// The moment that is shown.
  public struct Context {
    /// How often the content changes.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    public let date: Date
    public let cadence: Cadence
  }
}

/// The context of every timeline: it does not depend on the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping @MainActor (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let clock = context.slot(TimelineClock(of: context.graph))
    let now = context.graph.date()
    let (shown, next) = schedule.dates(around: now)
    clock.wake(at: next, in: context.graph)
    let moment = TimelineViewDefaultContext(date: shown ?? now, cadence: .live)
    context.descend(.body) { content(moment)._render(&$0) }
  }
}

extension TimelineSchedule {
  /// How many entries are looked at: a schedule may have no end.
  private static var mostEntries: Int { 10_000 }

  /// The last date at or before this one, and the first one after it.
  fileprivate func dates(around now: Date) -> (shown: Date?, next: Date?) {
    var shown: Date?
    for date in entries(from: now, mode: .normal).prefix(Self.mostEntries) {
      if date > now { return (shown, date) }
      shown = date
    }
    return (shown, nil)
  }
}

/// Wakes one timeline of a live window when its next date has come.
@MainActor
private final class TimelineClock {
  /// The longest sleep: the system's clock may be set meanwhile.
  private static let longestSleep = 3600.0

  private let wakes: ObservedBox<Int>
  private var timer: Task<Void, Never>?

  init(of graph: ViewGraph) {
    wakes = ObservedBox(0, of: graph)
  }

  deinit { timer?.cancel() }

  func wake(at date: Date?, in graph: ViewGraph) {
    _ = wakes.value
    timer?.cancel()
    guard let date, graph.onChange != nil else { return }
    let seconds = min(max(date.timeIntervalSince(graph.date()), 0.01), Self.longestSleep)
    timer = Task { [weak self] in
      do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
      self?.wakes.value += 1
    }
  }
}
