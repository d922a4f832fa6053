import Foundation

/// How many files and connections the system lets this process have open.
enum OpenFiles {
  /// What the program needs beside its connections: the database, the log, threads.
  static let reserve = 128

  /// Raises the limit as far as the system permits, and returns it; nil where there is none.
  static func raiseLimit() -> Int? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
    if limit.rlim_cur < limit.rlim_max {
      var raised = limit
      raised.rlim_cur = limit.rlim_max
      if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
    }
    return Int(exactly: limit.rlim_cur)
  }

  /// How many of the wanted connections there can be with a limit.
  static func connections(_ wanted: Int, within limit: Int?) -> Int {
    min(wanted, max(1, (limit ?? .max) - reserve))
  }
}
