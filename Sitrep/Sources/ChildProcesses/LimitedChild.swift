import Foundation
import Subprocess
import Synchronization

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Runs a program as a child that inherits nothing and has only so long.
package struct LimitedChild: Sendable {
  /// How a run ended.
  package enum End<Output: Sendable>: Sendable {
    case exited(Int32, output: Output)
    case signalled(Int32)
    /// It was killed because its time was over.
    case late
    /// It was killed because the task was cancelled.
    case cancelled
    /// It could not be started, or wrote more than it may, or whoever read it threw this.
    case failed(any Error)
  }

  /// The program's path.
  private let program: String

  /// The rest of the time.
  private let deadline: ContinuousClock.Instant

  /// How many are under way.
  private static let running = Mutex(0)

  /// The most bytes of output, unless more are asked for.
  package static let outputLimit = 32_000_000

  package init(program: String, deadline: ContinuousClock.Instant) {
    self.program = program
    self.deadline = deadline
  }

  /// Runs it to its end, or to the end of its time; it is gone when this returns.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, which everybody on the machine may read.
  ///   - environment: What else it is told.
  ///   - input: Its standard input.
  ///   - outputLimit: The most bytes of its standard output.
  /// - Returns: How it ended, with its output.
  package func run(
    _ arguments: [String], environment: [String: String] = [:], input: Data, outputLimit: Int = LimitedChild.outputLimit
  ) async -> End<Data> {
    // Writing to a child that has died is an error then, and not the end of this process.
    signal(SIGPIPE, SIG_IGN)
    return await inTime { await start(arguments, environment, input: input, outputLimit) }
  }

  /// The same for a program whose output is read while it runs.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - input: At most what fits into a pipe, 64 KB: it is written before anything is read.
  ///   - read: Reads its standard output and its standard error. Where it throws, the child is killed.
  /// - Returns: How it ended, with what `read` gave.
  package func run<Output: Sendable>(
    _ arguments: [String], input: Data,
    _ read: @escaping @Sendable (_ output: ChildOutput, _ errors: ChildOutput) async throws -> Output
  ) async -> End<Output> {
    signal(SIGPIPE, SIG_IGN)
    return await inTime { await start(arguments, input: input, read) }
  }

  /// The same with files or pipes as its standard input and output; both are closed here when it has begun.
  ///
  /// The environment is all that it is told beside its arguments, which everybody on the machine may read.
  package func run(
    _ arguments: [String], environment: [String: String], from input: Int32, to output: Int32
  ) async -> End<Void> {
    await inTime { await start(arguments, environment, from: input, to: output) }
  }

  /// Returns when none is under way, or when `patience` is over.
  ///
  /// The library complains on standard error where the process ends while a child is about to begin or to end.
  package static func waitForAll(atMost patience: Duration = .seconds(2)) async {
    let deadline = ContinuousClock.now + patience
    while running.withLock({ $0 > 0 }), ContinuousClock.now < deadline {
      do { try await Task.sleep(for: .milliseconds(5)) } catch { return }
    }
  }

  private func inTime<Output>(_ start: @escaping @Sendable () async -> End<Output>) async -> End<Output> {
    Self.running.withLock { $0 += 1 }
    defer { Self.running.withLock { $0 -= 1 } }
    return await withTaskGroup(of: End<Output>.self) { group in
      group.addTask { await start() }
      group.addTask {
        do {
          try await Task.sleep(until: deadline, clock: .continuous)
          return .late
        } catch {
          return .cancelled
        }
      }
      let end = await group.next() ?? .cancelled
      group.cancelAll()
      return Task.isCancelled ? .cancelled : end
    }
  }

  /// A child may end without reading all: how it ended tells why.
  ///
  /// The library's own way of writing ends this process then (swift-subprocess 367).
  private static func write(_ input: Data, to writer: StandardInputWriter) async {
    do {
      _ = try await writer.write(Array(input))
    } catch {}
    do {
      try await writer.finish()
    } catch {}
  }

  private static func environment(_ values: [String: String]) -> Environment {
    .custom(Dictionary(uniqueKeysWithValues: values.map { (Environment.Key(stringLiteral: $0), $1) }))
  }

  private func start(
    _ arguments: [String], _ environment: [String: String], from input: Int32, to output: Int32
  ) async -> End<Void> {
    do {
      let result = try await Subprocess.run(
        .path(FilePath(program)), arguments: Arguments(arguments),
        environment: Self.environment(environment), workingDirectory: "/",
        input: .fileDescriptor(FileDescriptor(rawValue: input), closeAfterSpawningProcess: true),
        output: .fileDescriptor(FileDescriptor(rawValue: output), closeAfterSpawningProcess: true), error: .discarded)
      switch result.terminationStatus {
      case .exited(let code): return .exited(code, output: ())
      case .signaled(let signal): return .signalled(signal)
      }
    } catch {
      return .failed(error)
    }
  }

  private func start(
    _ arguments: [String], _ environment: [String: String], input: Data, _ outputLimit: Int
  ) async -> End<Data> {
    do {
      let result = try await Subprocess.run(
        .path(FilePath(program)), arguments: Arguments(arguments), environment: Self.environment(environment),
        workingDirectory: "/", input: .inputWriter, output: .bytes(limit: outputLimit), error: .discarded
      ) { child in
        await Self.write(input, to: child.standardInputWriter)
      }
      switch result.terminationStatus {
      case .exited(let code): return .exited(code, output: Data(result.standardOutput))
      case .signaled(let signal): return .signalled(signal)
      }
    } catch {
      return .failed(error)
    }
  }
  private func start<Output: Sendable>(
    _ arguments: [String], input: Data, _ read: (ChildOutput, ChildOutput) async throws -> Output
  ) async -> End<Output> {
    do {
      let result = try await Subprocess.run(
        .path(FilePath(program)), arguments: Arguments(arguments), environment: .custom([:]), workingDirectory: "/",
        input: .inputWriter, output: .sequence, error: .sequence
      ) { child in
        await Self.write(input, to: child.standardInputWriter)
        return try await read(ChildOutput(child.standardOutput), ChildOutput(child.standardError))
      }
      switch result.terminationStatus {
      case .exited(let code): return .exited(code, output: result.closureResult)
      case .signaled(let signal): return .signalled(signal)
      }
    } catch {
      return .failed(error)
    }
  }
}
