import Foundation

/// What a process that looks at a stranger's file may use; a process can only lower it, and never raise it again.
enum ProcessLimits {
  /// Addresses, in bytes: a progressive JPEG of 64 million pixels in full colour needs 600 million.
  private static let memory: rlim_t = 700_000_000

  private static let openFiles: rlim_t = 32

  /// Lowers every limit of this process, for itself and for what it becomes by `exec`.
  ///
  /// - Parameter computing: The seconds of computing that it has; a signal ends it then.
  /// - Throws: The system's refusal, as a `POSIXError`: then nothing of the file may be read.
  static func lower(computing: Int) throws {
    // Whoever tries to write gets an error; without this the process would be killed for trying.
    signal(SIGXFSZ, SIG_IGN)
    try set(RLIMIT_FSIZE, to: 0)
    try set(RLIMIT_CPU, to: rlim_t(computing))
    try set(RLIMIT_NOFILE, to: openFiles)
    try set(RLIMIT_AS, to: memory)
  }

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource

    private static func number(_ resource: Resource) -> __rlimit_resource_t {
      __rlimit_resource_t(resource.rawValue)
    }
  #else
    private typealias Resource = Int32

    private static func number(_ resource: Resource) -> Int32 { resource }
  #endif

  /// A limit that is lower already stays: nobody but root may raise it.
  private static func set(_ resource: Resource, to most: rlim_t) throws {
    var limit = rlimit()
    try check(getrlimit(number(resource), &limit))
    limit = rlimit(rlim_cur: min(limit.rlim_cur, most), rlim_max: min(limit.rlim_max, most))
    try check(setrlimit(number(resource), &limit))
  }

  private static func check(_ code: Int32) throws {
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EINVAL) }
  }
}
