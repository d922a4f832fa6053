import Synchronization

/// Faults of screens that no compiler sees: reported once each, never fatal.
package enum Fault {
  private static let handler = Mutex<(@Sendable (String) -> Void)?>(nil)
  private static let reported = Mutex<Set<String>>([])

  /// Where faults go; the program sets its log.
  package static func report(to log: @escaping @Sendable (String) -> Void) {
    handler.withLock { $0 = log }
  }

  package static func log(_ message: String) {
    let isNew = reported.withLock { $0.count < 1000 && $0.insert(message).inserted }
    guard isNew else { return }
    handler.withLock { $0 }?(message)
  }
}
