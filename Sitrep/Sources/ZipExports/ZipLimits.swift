import Interchange

/// How large a zip may say that it is before it is taken for one that was made to do harm.
package struct ZipLimits: Sendable {
  /// Files.
  let entries: Int

  /// All entries together, in bytes when they are decompressed: below this nobody minds.
  let harmlessBytes: Int

  /// How often the file's own size they may have beyond that.
  let growth: Int

  /// Of an export of Slack: the entries of real ones have at most some tens of times its size.
  static let export = ZipLimits(
    entries: ExportLimits.mostFiles, harmlessBytes: ExportLimits.mostFileBytes, growth: 200)

  /// Whoever reads the zip looks at the entries' sizes.
  package static func entries(_ most: Int) -> ZipLimits {
    ZipLimits(entries: most, harmlessBytes: .max, growth: 0)
  }
}
