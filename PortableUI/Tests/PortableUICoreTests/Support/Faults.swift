import Synchronization

@testable import PortableUICore

/// The faults that screens of this test process were found with.
///
/// Each is reported once, so tests ask for words that only they bring about.
enum Faults {
  private static let messages = Mutex<[String]>([])
  private static let installed: Void = Fault.report { message in
    messages.withLock { $0.append(message) }
  }

  static func record() { installed }

  static func contain(_ words: String) -> Bool {
    messages.withLock { $0.contains { $0.contains(words) } }
  }
}
