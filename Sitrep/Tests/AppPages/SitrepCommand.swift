import Foundation
import TestSupport

/// The built program at work on a command that ends by itself, for a test that looks on or stops it.
package final class SitrepCommand {
  private let process: TestProcess

  /// Starts the program with these arguments.
  package init(_ arguments: String...) throws {
    process = try TestProcess(sitrep: arguments)
  }

  /// Sends a signal and waits for the end.
  package func end(_ signal: Int32) async -> ProcessResult {
    process.signal(signal)
    return await process.result()
  }

  /// Kills it, or sends another signal, as soon as a condition holds, and waits for the end.
  package func kill(
    by signal: Int32 = SIGKILL, when isDue: @escaping @Sendable () throws -> Bool
  ) async throws -> ProcessResult {
    try await process.kill(by: signal, when: isDue)
  }
}
