import Synchronization

/// What was reported.
final class ReportLog: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock(\.self) }

  func add(_ text: String) { texts.withLock { $0.append(text) } }
}
