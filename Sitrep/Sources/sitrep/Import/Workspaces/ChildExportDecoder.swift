import ChildProcesses
import Domain
import Foundation
import Interchange
import Storage
import Synchronization

/// Lets exports be decoded by a child process with limits of its own, so that none can harm the server.
struct ChildExportDecoder: ExportDecoder {
  /// For one export, from the start of its child to the end: whoever waits that long has given up.
  private static let time = Duration.seconds(4 * 3_600)

  private let program: String
  private let arguments: [String]
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - program: The decoder's path.
  ///   - arguments: Its subcommand.
  ///   - report: Told where the machine is at fault; never anything of an export.
  init(
    program: String = DecoderProgram.path, arguments: [String] = ["export"],
    report: @escaping @Sendable (String) -> Void
  ) {
    self.program = program
    self.arguments = arguments
    self.report = report
  }

  func parts(of zip: any DescribedFile, named name: String) -> any ExportParts {
    ChildExport(size: zip.size) { () throws(ArchiveImportProblem) in
      let input = fcntl(zip.descriptor, F_DUPFD_CLOEXEC, 3)
      guard input >= 0 else { throw ArchiveImportProblem.unreadable }
      return try start(arguments, named: name, from: input)
    }
  }

  /// The parts of an export that is a folder.
  func parts(ofFolder path: String, named name: String) -> any ExportParts {
    ChildExport(size: nil) { () throws(ArchiveImportProblem) in
      let files = try FolderStream(path)
      let pipe = try ChildPipe.make()
      FolderSender(files, to: pipe.writing).start()
      return try start(arguments + ["--folder"], named: name, from: pipe.reading)
    }
  }

  private func start(
    _ arguments: [String], named name: String, from input: Int32
  ) throws(ArchiveImportProblem) -> ChildExport.Running {
    // Writing to a child that has died is an error then, and not the end of this process.
    signal(SIGPIPE, SIG_IGN)
    let pipe = try ChildPipe.make()
    let child = LimitedChild(program: program, deadline: .now + Self.time)
    let ending = ChildEnding()
    let work = Task { [program, report] in
      let environment = [ExportDecoding.nameVariable: name]
      let end = await child.run(arguments, environment: environment, from: input, to: pipe.writing)
      switch end {
      case .failed(let error): report("An export could not be decoded: \(error)")
      case .exited(let code, _) where code != 0:
        report("An export could not be decoded: \(program) ended with exit code \(code).")
      default: break
      }
      ending.set(end)
    }
    return ChildExport.Running(output: pipe.reading, ending: ending, work: work)
  }
}

/// The parts of an export, as the child process writes them that is started for the first of them.
final class ChildExport: ExportParts {
  struct Running: Sendable {
    let output: Int32
    let ending: ChildEnding
    let work: Task<Void, Never>
  }

  let size: Int?

  private enum State {
    case waiting
    case running(Running)
    case cancelled
  }

  private let start: @Sendable () throws(ArchiveImportProblem) -> Running
  private let state = Mutex(State.waiting)

  init(size: Int?, start: @escaping @Sendable () throws(ArchiveImportProblem) -> Running) {
    self.size = size
    self.start = start
  }

  deinit {
    state.withLock { state in
      guard case .running(let running) = state else { return }
      running.work.cancel()
      close(running.output)
    }
  }

  /// Kills the child, whether it writes or computes; who waits for its output gets the end of it.
  func cancel() {
    state.withLock { state in
      if case .running(let running) = state { running.work.cancel() } else { state = .cancelled }
    }
  }

  /// What the child has written; none at its end.
  ///
  /// - Throws: ``ArchiveImportProblem`` where the child didn't come to its end.
  func piece() throws -> [UInt8] {
    let child = try started()
    let bytes = try ChildPipe.read(child.output)
    guard bytes.isEmpty else { return bytes }
    switch child.ending.wait() {
    case .exited(0, _): return []
    case .cancelled: throw ArchiveImportProblem.cancelled
    case .exited, .signalled, .late, .failed: throw ArchiveImportProblem.decoderStopped
    }
  }

  private func started() throws -> Running {
    try state.withLock { state in
      switch state {
      case .running(let running): return running
      case .cancelled: throw ArchiveImportProblem.cancelled
      case .waiting:
        let running = try start()
        state = .running(running)
        return running
      }
    }
  }
}

/// How a child process ended, for somebody who waits on a thread of their own.
final class ChildEnding: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let end = Mutex<LimitedChild.End<Void>?>(nil)

  func set(_ end: LimitedChild.End<Void>) {
    self.end.withLock { $0 = end }
    semaphore.signal()
  }

  func wait() -> LimitedChild.End<Void> {
    semaphore.wait()
    semaphore.signal()
    return end.withLock(\.self) ?? .cancelled
  }
}

/// Sends the files of a folder to a child process, on a thread of its own.
private final class FolderSender: @unchecked Sendable {
  private var files: FolderStream
  private let output: Int32

  init(_ files: FolderStream, to output: Int32) {
    self.files = files
    self.output = output
  }

  func start() {
    DispatchQueue.global().async { [self] in
      // A child that has died reads no more: how it ended says why.
      do {
        while true {
          let piece = files.piece()
          if piece.isEmpty { break }
          try ChildPipe.write(piece, to: output)
        }
      } catch {}
      close(output)
    }
  }
}

/// A pipe between two processes, whose ends no other process inherits.
private enum ChildPipe {
  private static let pieceSize = 262_144

  static func make() throws(ArchiveImportProblem) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .other(String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  static func read(_ descriptor: Int32) throws(ArchiveImportProblem) -> [UInt8] {
    var count = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, initialized in
      repeat { count = Foundation.read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      initialized = max(count, 0)
    }
    guard count >= 0 else { throw .other(String(cString: strerror(errno))) }
    return bytes
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(ArchiveImportProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw .other(String(cString: strerror(errno))) }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
