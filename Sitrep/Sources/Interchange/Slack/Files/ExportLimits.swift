/// How much of an export is read at most; real ones stay far below.
package enum ExportLimits {
  package static let mostFiles = 1_000_000
  package static let mostNameBytes = 1_000

  /// Of one file.
  package static let mostFileBytes = 64_000_000

  /// Of all files together, those that are left out too.
  package static let mostBytes = 16_000_000_000
}
