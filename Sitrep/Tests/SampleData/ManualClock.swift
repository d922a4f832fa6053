import Foundation

/// A clock that goes when it is told to.
package final class ManualClock: @unchecked Sendable {
  private let lock = NSLock()
  private var moment = Date(timeIntervalSince1970: 1_700_000_000)

  package init() {}

  package var now: Date { lock.withLock { moment } }

  package func advance(_ seconds: TimeInterval) { lock.withLock { moment += seconds } }
}
