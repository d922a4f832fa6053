import Domain
import PortableUI

/// What was noticed about how a file was read, in the user's language.
package enum TableNotesText {
  /// A sentence for each thing; none where there is nothing to tell.
  package static func lines(_ notes: TableNotes) -> [Text] {
    [encoding(notes.encoding), unusedColumns(notes.unusedColumns)].compactMap(\.self)
  }

  /// The encoding, where it isn't the one that everything can read.
  private static func encoding(_ encoding: TextEncoding) -> Text? {
    guard encoding != .utf8 else { return nil }
    return Text("The text was read as \(encoding.name).", bundle: .module)
  }

  private static func unusedColumns(_ columns: [String]) -> Text? {
    guard !columns.isEmpty else { return nil }
    return Text("Columns not used: \(columns.joined(separator: ", ")).", bundle: .module)
  }
}
