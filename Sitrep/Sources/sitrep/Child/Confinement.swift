import CSandbox

/// What a process that looks at a stranger's file gives up before it reads a byte, for itself and all that it becomes.
///
/// It can gain no privileges, is killed when the server ends, and reaches neither files nor networks nor other
/// processes: seccomp refuses calls, Landlock files. Documentation/Technotes/Pictures.md says more.
enum Confinement {
  /// Gives up all but computing, and reading and writing what is open already.
  ///
  /// - Returns: False where the system refused, with `errno`; a system that lacks a part of it isn't a refusal.
  static func decode() -> Bool { sandbox_decode() == 0 }

  /// Gives up all but becoming a program, once, and reading libraries and fonts.
  ///
  /// - Parameter tool: The program's path, to be given to `execve` as this very pointer.
  /// - Returns: As ``decode()``.
  static func draw(with tool: UnsafePointer<CChar>) -> Bool { sandbox_draw(tool) == 0 }

  /// What a person should know of the system; nil where it has all parts.
  static var warning: String? { warning(missing: sandbox_missing()) }

  static func warning(missing: Int32) -> String? {
    let parts = [(SANDBOX_CALLS, "seccomp"), (SANDBOX_FILES, "Landlock")]
    let names = parts.filter { Int(missing) & $0.0 != 0 }.map(\.1)
    guard !names.isEmpty else { return nil }
    return """
      This system has no \(names.joined(separator: " and no ")), so the processes that look at pictures are protected \
      by their other limits only.
      """
  }
}
