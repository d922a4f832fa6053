import ArgumentParser
import Dispatch
import Foundation
import Synchronization

/// Lets a command remove what it has begun to write before Control-C, SIGTERM or SIGHUP ends the program.
///
/// A command's work runs in a task that the first signal cancels; when it has cleaned up, the program ends by that signal.
/// A second signal ends it at once.
final class Interruption: Sendable {
  private let received = Mutex<Int32?>(nil)

  /// Runs the work to its end.
  ///
  /// - Throws: What the work throws, if no signal came.
  static func wait(for work: Task<Void, any Error>) async throws {
    let interruption = Interruption()
    let sources = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }.map { number in
      // Without this the signal would end the program before its source hears of it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { interruption.receive(number, work) }
      source.activate()
      return source
    }
    let result = await work.result
    for source in sources { source.cancel() }
    if let number = interruption.received.withLock(\.self) { raise(number) }
    try result.get()
  }

  private func receive(_ number: Int32, _ work: Task<Void, any Error>) {
    received.withLock { $0 = $0 ?? number }
    signal(number, SIG_DFL)
    work.cancel()
  }

  /// True of a signal that whoever started the program has turned off, as `nohup` does.
  static func isIgnored(_ number: Int32) -> Bool {
    let handler = signal(number, SIG_IGN)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// A command that writes something which nobody may find half done.
protocol InterruptibleCommand: AsyncParsableCommand {}
