import Foundation
import TestSupport

/// A program of the build whose standard input the test writes, bit by bit; its environment is empty.
package final class FedProcess {
  private let child: ChildProcess
  private let output: PipeText
  private let errors: PipeText
  private let input: Int32

  /// Starts it; it is killed with the value.
  package init(_ arguments: String..., of name: String = "sitrep") throws {
    Foundation.signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CocoaError(.fileReadUnknown) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    input = ends[1]
    output = try PipeText()
    errors = try PipeText()
    child = try ChildProcess(
      Self.path(of: name), arguments, environment: [:], input: ends[0],
      output: output.writingEnd, errors: errors.writingEnd)
    close(ends[0])
    output.closeWritingEnd()
    errors.closeWritingEnd()
  }

  deinit {
    child.signal(SIGKILL)
    close(input)
  }

  package var pid: Int32 { child.pid }

  /// Where the program is.
  package static func path(of name: String) -> String {
    switch name {
    case "sitrep": RunningSitrep.programPath
    case "sitrep-decode": "\(RunningSitrep.programPath)-decode"
    default: TestProcess.program(name).path(percentEncoded: false)
    }
  }

  /// Writes more than the pipe holds: once it returns, the program has begun to read.
  ///
  /// - Returns: False where the program has ended instead.
  package func feedMoreThanAPipe(beginningWith start: String = "") async -> Bool {
    // A pipe holds 64 KB on Linux, and never a megabyte unless somebody asks for it.
    let bytes = Array(start.utf8) + [UInt8](repeating: 0x20, count: 1_100_000)
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread { [input] in
        var sent = 0
        while sent < bytes.count {
          let count = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
          guard count > 0 else { break }
          sent += count
        }
        continuation.resume(returning: sent == bytes.count)
      }
    }
  }

  /// What `/proc` says of a process, by the name of the line; empty where there is none.
  package static func status(of pid: Int32) -> [String: String] {
    let text = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
    return Dictionary(
      lines.filter { $0.count == 2 }.map { (String($0[0]), $0[1].trimmingCharacters(in: .whitespaces)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// True where a crash of the process can't write its memory to a file.
  package static func forbidsCoreDumps(_ pid: Int32) throws -> Bool {
    let limits = try String(contentsOfFile: "/proc/\(pid)/limits", encoding: .utf8)
    return limits.contains(/Max core file size +0 +0\b/)
  }

  package func firstLine() async -> String? { await output.firstLine() }

  package func signal(_ signal: Int32) { child.signal(signal) }

  /// Returns when nobody has the standard output any more: neither the program nor a child of it.
  package func outputEnd() async -> String { await output.all() }

  /// Waits for the end; nil if a signal was the cause.
  package func exitCode() async -> Int32? { await child.exitCode() }
}
