/// How much of an export is read at most; real ones stay far below.
enum ExportLimits {
  static let mostFiles = 1_000_000
  static let mostNameBytes = 1_000

  /// Of one file.
  static let mostFileBytes = 64_000_000

  /// Of all files together, those that are left out too.
  static let mostBytes = 16_000_000_000
}
