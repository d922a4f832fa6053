import Domain
import PortableUI

/// What files of an outbreak hold, and by which choices they were read.
struct OutbreakFilesRead {
  var plan: AnyOutbreakImport
  var choices: OutbreakChoices

  /// The sheets that were read of workbooks.
  let sheets: [SheetTable]

  /// When the choices were made that are taken from the last line list with this heading; nil: none are.
  var lastTime: Day?

  /// How the files were read, before what was taken of them.
  @MainActor var lines: [Text] {
    let sheets = OutbreakImportReport.lines(of: sheets)
    guard let lastTime else { return sheets }
    let day = lastTime.iso8601
    return sheets + [
      Text("Columns and values are read as on \(day). To read them anew, add --fresh.", bundle: .module)
    ]
  }
}
