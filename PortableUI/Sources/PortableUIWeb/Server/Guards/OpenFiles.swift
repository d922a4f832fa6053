import Foundation

/// How many files and connections the system lets this process have open.
enum OpenFiles {
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

  /// How many are open at present; none where the system does not list them.
  static func count() -> Int {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
    } catch {
      return 0
    }
  }

  /// The least that a server needs beside the files that are open already: three for each of its threads, and some for
  /// connections and for what answers open.
  static func fewest(threads: Int) -> Int { 3 * threads + 32 }

  /// How many of the wanted connections there can be with a limit, beside the files that are open already and those
  /// that answers need for a while: uploads, pictures, archives.
  static func connections(_ wanted: Int, within limit: Int?, beside open: Int) -> Int {
    guard let limit else { return wanted }
    return min(wanted, max(1, limit - open - min(128, limit / 4)))
  }
}
