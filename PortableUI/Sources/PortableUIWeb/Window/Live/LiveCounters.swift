import Synchronization

/// What the live windows of a program have done since it started.
final class LiveCounters: Sendable {
  struct Counts: Sendable, Equatable {
    var openedWindows = 0
    /// Windows that gave way to others, or that nobody used for long.
    var evictedWindows = 0
    /// Windows whose pages said that they go.
    var leftWindows = 0
    var requests = 0
    var events = 0
    var refusedEvents = 0
    var malformedRequests = 0
    /// Requests that were refused because the window asked for too much.
    var floods = 0
    var pushes = 0
    var resets = 0
    /// Streams that ended because their pages took too little.
    var overflows = 0
  }

  private let counts = Mutex(Counts())

  var now: Counts { counts.withLock { $0 } }

  func count(_ change: (inout Counts) -> Void) { counts.withLock { change(&$0) } }
}

extension LiveCounters.Counts {
  /// As lines of a name and a number.
  func text(windows: Int, ofWhichReady ready: Int) -> String {
    let lines: [(String, Int)] = [
      ("windows", windows), ("ready windows", ready), ("opened windows", openedWindows),
      ("evicted windows", evictedWindows),
      ("left windows", leftWindows), ("requests", requests), ("events", events), ("refused events", refusedEvents),
      ("malformed requests", malformedRequests), ("floods", floods), ("pushes", pushes), ("resets", resets),
      ("overflows", overflows),
    ]
    return lines.map { "\($0): \($1)" }.joined(separator: "\n")
  }
}
