/// How a script ended and all that it printed.
struct ScriptResult {
  let status: Int32
  let output: String

  var succeeded: Bool { status == 0 }
}
