import Foundation

/// A value that one thread at a time may use.
///
/// `Mutex` of Synchronization needs iOS 18 or macOS 15, and an Apple app links this module from iOS 17 and macOS 14 on.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ use: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try use(&value)
  }
}
