import DesignSystem
import Domain
import PortableUI

/// What the person must still say before a table can be read; nothing where its columns tell it.
struct MissingColumnsSection: View {
  let plan: AnyOutbreakImport

  var body: some View {
    if !plan.missingColumns.isEmpty {
      Section {
        ColumnNeedText.text(plan.missingColumns)
          .accessibilityIdentifier(OutbreaksID.missingColumns)
      }
    }
  }
}

/// Which columns a table lacks, in the user's language.
package enum ColumnNeedText {
  package static func text(_ missing: [ColumnNeed]) -> Text {
    switch (missing.contains(.place), missing.contains(.period), missing.contains(.counts)) {
    case (true, true, true):
      Text("Choose a column with the place, one with the day or week, and one with counts.", bundle: .module)
    case (true, true, false): Text("Choose a column with the place, and one with the day or week.", bundle: .module)
    case (true, false, true): Text("Choose a column with the place, and one with counts.", bundle: .module)
    case (false, true, true): Text("Choose a column with the day or week, and one with counts.", bundle: .module)
    case (true, false, false): Text("Choose a column with the place.", bundle: .module)
    case (false, true, false): Text("Choose a column with the day or week.", bundle: .module)
    case (false, false, true): Text("Choose a column with counts.", bundle: .module)
    case (false, false, false):
      Text("Choose a column with the date of onset, of the report, or of the outcome.", bundle: .module)
    }
  }
}
