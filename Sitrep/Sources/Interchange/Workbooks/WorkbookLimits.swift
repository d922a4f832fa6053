/// How large a workbook may be.
package enum WorkbookLimits {
  /// In bytes.
  package static let file = OutbreakLimits.file

  /// All parts together, in bytes.
  package static let unpacked = 512_000_000

  /// A sheet as a text, in bytes; and the texts that its cells refer to.
  package static let sheetBytes = 100_000_000

  /// All that the process that decodes it may write: a last piece and the answer stand behind the rows.
  package static let outputBytes = sheetBytes + 1_000_000

  package static let sheets = 50

  /// With a value.
  package static let rows = 300_000

  /// Those of periods too: which are, is told later.
  package static let columns = OutbreakLimits.columns + OutbreakLimits.periods

  package static let cellBytes = OutbreakLimits.fieldBytes

  /// Files of an archive: real workbooks have some tens.
  package static let parts = 10_000

  /// Seconds of computing for one workbook.
  package static let computing = 120

  /// For one workbook, from the start of the process that decodes it to its end.
  package static let time = Duration.seconds(300)
}
