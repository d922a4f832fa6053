import CSandbox

/// What a person should know of the system's protection from strangers' files.
enum SandboxWarning {
  /// Nil where the system has all parts of it.
  static var text: String? { text(missing: sandbox_missing()) }

  static func text(missing: Int32) -> String? {
    let parts = [(SANDBOX_CALLS, "seccomp"), (SANDBOX_FILES, "Landlock")]
    let names = parts.filter { Int(missing) & $0.0 != 0 }.map(\.1)
    guard !names.isEmpty else { return nil }
    return """
      This system has no \(names.joined(separator: " and no ")), so the processes that decode pictures and exports are \
      protected by their other limits only.
      """
  }
}
