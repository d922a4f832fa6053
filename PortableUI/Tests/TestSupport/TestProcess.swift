import Foundation

/// How a run of a program ended.
public struct ProcessResult: Sendable {
  /// The exit code, nil if a signal ended it.
  public var code: Int32?
  /// All of standard output.
  public var output: String
  /// All of standard error.
  public var errors: String
}

/// What starts the program, and which one.
public struct Starter: Sendable {
  /// The user who owns nothing, by `setpriv`; only root can.
  public static let nobody = Starter(words: [
    "/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups",
  ])

  /// The path of another program and its arguments, to which the program and its own are added.
  public var words: [String] = []
  /// The path of the program, where it is not the built one.
  public var program: String?

  public init(words: [String] = [], program: String? = nil) {
    self.words = words
    self.program = program
  }

  /// Runs a line of Bash that starts the program by `"$@"`; in a view of the files of its own, if asked: only root can.
  public static func bash(_ line: String, withOwnMounts: Bool = false, program: String? = nil) -> Starter {
    Starter(
      words: (withOwnMounts ? ["/usr/bin/unshare", "--mount"] : []) + ["/bin/bash", "-c", line, "bash"],
      program: program)
  }
}

/// One process of a program of the build, with everything that it prints.
///
/// Foundation's `Process` and `readabilityHandler` are not used. On Linux the first learns of the end of a process by a
/// socket that processes started at the same moment may inherit and hold open; with the second, more than half of the
/// runs of these tests hung.
public final class TestProcess {
  /// The system could not start the program.
  package struct CannotStart: Error {
    package var path: String
    package var reason: String
  }

  private let child: ChildProcess
  private let output: PipeText
  private let errors: PipeText

  /// Starts it, perhaps by another program; the environment is added to this process's own.
  public init(
    _ arguments: [String], of name: String, environment: [String: String] = [:],
    by starter: Starter = Starter()
  ) throws {
    let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let program = starter.program ?? Self.program(name).path(percentEncoded: false)
    let words = starter.words + [program] + arguments
    output = try PipeText()
    errors = try PipeText()
    child = try ChildProcess(
      words[0], Array(words.dropFirst()), environment: environment, output: output.writingEnd,
      errors: errors.writingEnd)
    output.closeWritingEnd()
    errors.closeWritingEnd()
  }

  deinit {
    child.signal(SIGKILL)
  }

  public var pid: Int32 { child.pid }

  public func signal(_ signal: Int32) {
    child.signal(signal)
  }

  /// Kills it, or sends another signal, as soon as a condition holds, and waits for the end.
  ///
  /// A thread of its own looks, a thousand times a second: on a busy machine a task may get its turn seconds later.
  public func kill(
    by signal: Int32 = SIGKILL, when isDue: @escaping @Sendable () throws -> Bool
  ) async throws -> ProcessResult {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { [child] in
        continuation.resume(
          with: Result {
            while try !isDue() { Thread.sleep(forTimeInterval: 0.001) }
            child.signal(signal)
          })
      }
    }
    return await result()
  }

  /// The first line of standard output, nil if it ends without one.
  public func firstLine() async -> String? {
    await output.firstLine()
  }

  /// Waits for the end.
  public func result() async -> ProcessResult {
    let code = await child.exitCode()
    return ProcessResult(code: code, output: await output.all(), errors: await errors.all())
  }

  /// Where a program of the build is: beside the tests.
  public static func program(_ name: String) -> URL {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }?.bundleURL
    let tests = bundle ?? URL(filePath: ProcessInfo.processInfo.arguments[0])
    return tests.deletingLastPathComponent().appending(path: name)
  }
}
