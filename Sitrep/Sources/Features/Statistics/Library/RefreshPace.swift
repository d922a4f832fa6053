import Domain
import Foundation

/// How often a feed may be asked: a few times a minute, and not while it wants to be left alone.
///
/// Requests are made only when a person asks (D26), so nothing is repeated by itself: the pause that grows after each
/// failure is advice, and a person may try again at once.
nonisolated struct RefreshPace {
  /// The most requests within ``span``.
  static let most = 6

  static let span: TimeInterval = 60

  /// The longest pause that is advised or obeyed, in seconds.
  static let longestPause: TimeInterval = 3_600

  private static let firstPause: TimeInterval = 5

  private var requests: [Date] = []
  private var failures = 0
  private var closedUntil: Date?

  /// Notes requests that are made now; throws where not all of them may be made.
  mutating func begin(requests count: Int = 1, at now: Date) throws(RefreshProblem) {
    // A clock that was put back must not close the feed for years.
    requests.removeAll { abs(now.timeIntervalSince($0)) >= Self.span }
    if let closedUntil, now < closedUntil, closedUntil.timeIntervalSince(now) <= Self.longestPause {
      throw .askedToWait(until: closedUntil)
    }
    let surplus = requests.count + count - Self.most
    if surplus > 0, requests.count >= surplus {
      throw .tooOften(until: requests.sorted()[surplus - 1].addingTimeInterval(Self.span))
    }
    requests += Array(repeating: now, count: count)
  }

  mutating func succeeded() {
    failures = 0
    closedUntil = nil
  }

  /// Notes a failure.
  ///
  /// - Returns: When to try again: after 5 seconds, then 10, 20 … up to an hour, or when the feed wants it.
  mutating func failed(_ problem: RefreshProblem, at now: Date) -> Date {
    let longest = now.addingTimeInterval(Self.longestPause)
    if case .askedToWait(let until) = problem {
      closedUntil = min(until, longest)
      return closedUntil ?? longest
    }
    failures += 1
    return min(now.addingTimeInterval(Self.firstPause * Double(1 << min(failures - 1, 10))), longest)
  }
}
