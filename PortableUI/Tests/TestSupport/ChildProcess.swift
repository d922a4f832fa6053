import Foundation

/// A process that inherits nothing but its three standard streams; standard input is empty unless one is given.
public final class ChildProcess: Sendable {
  public let pid: Int32
  private let state = State()

  /// Starts a program; the descriptors stay the caller's.
  public init(
    _ path: String, _ arguments: [String], environment: [String: String], input: Int32? = nil, output: Int32,
    errors: Int32
  ) throws {
    var actions = Self.noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var attributes = Self.noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    #if canImport(Darwin)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
    #else
      // Closing what is not open is no error here.
      for descriptor in (STDERR_FILENO + 1)..<1024 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    #endif

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw TestProcess.CannotStart(path: path, reason: String(cString: strerror(code))) }
    self.pid = pid
    Thread.detachNewThread { [pid, state] in state.wait(for: pid) }
  }

  /// Sends a signal unless the process has ended: its number may belong to another one by now.
  public func signal(_ signal: Int32) {
    state.signal(signal, to: pid)
  }

  /// Waits for the end; nil if a signal was the cause.
  public func exitCode() async -> Int32? {
    await withCheckedContinuation { state.whenEnded($0) }
  }

  #if canImport(Darwin)
    private static var noActions: posix_spawn_file_actions_t? { nil }
    private static var noAttributes: posix_spawnattr_t? { nil }
  #else
    private static var noActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    private static var noAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  #endif
}

/// Whether the process runs, and who waits for its end.
private final class State: @unchecked Sendable {
  private let lock = NSLock()
  private var status: Int32?
  private var waiting: [CheckedContinuation<Int32?, Never>] = []

  func signal(_ signal: Int32, to pid: Int32) {
    lock.withLock {
      if status == nil { kill(pid, signal) }
    }
  }

  /// Blocks its thread; the process's number stays taken until the lock is held.
  func wait(for pid: Int32) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    lock.withLock {
      var status: Int32 = 0
      waitpid(pid, &status, 0)
      self.status = status
      for continuation in waiting { continuation.resume(returning: Self.exitCode(status)) }
      waiting = []
    }
  }

  func whenEnded(_ continuation: CheckedContinuation<Int32?, Never>) {
    lock.withLock {
      if let status { continuation.resume(returning: Self.exitCode(status)) } else { waiting.append(continuation) }
    }
  }

  /// WIFEXITED and WEXITSTATUS, which are macros.
  private static func exitCode(_ status: Int32) -> Int32? {
    status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
