import Domain

/// Why a text is no JSON that we read.
enum JSONProblem: Error, Hashable {
  /// What was expected there; line and column count from 1, the column in bytes.
  case syntax(FileFault, line: Int, column: Int)

  case tooManyValues
}
