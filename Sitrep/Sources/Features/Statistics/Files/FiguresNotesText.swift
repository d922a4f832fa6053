import DesignSystem
import Domain
import PortableUI

/// What was noticed about how a file of figures was read, in the user's language.
package enum FiguresNotesText {
  /// A sentence for each thing; none where there is nothing to tell.
  package static func lines(_ notes: FiguresNotes) -> [Text] {
    let found = notes.foundDays.map { found in
      Text("The column “\(found.heading)” was read as \(found.day, format: .day).", bundle: .module)
    }
    return TableNotesText.lines(notes.table) + [counting(notes.counting), dates(notes.dateOrder)].compactMap(\.self)
      + found + notes.equalDays.map(equal) + notes.differingDays.map(differing)
  }

  /// What is wrong with cells that hold no count.
  package static func text(_ cells: FiguresNotes.UnknownCells) -> Text {
    let first = Text("“\(cells.text)” in the column “\(cells.column)” isn’t a number", bundle: .module)
    return cells.count > 1 ? Text("\(first) (\(cells.count) cells like this)", bundle: .module) : first
  }

  private static func counting(_ counting: FiguresNotes.Counting?) -> Text? {
    switch counting {
    case nil: nil
    case .totals: Text("The counts were read as totals: they hardly ever fall.", bundle: .module)
    case .new:
      Text("The counts were read as new cases of each day: they rise and fall. Totals are their sums.", bundle: .module)
    }
  }

  private static func dates(_ order: DateOrder?) -> Text? {
    switch order {
    case nil: nil
    case .monthFirst: Text("Dates were read with the month first.", bundle: .module)
    case .dayFirst: Text("Dates were read with the day first.", bundle: .module)
    case .yearFirst: Text("Dates were read with the year first.", bundle: .module)
    }
  }

  private static func equal(_ day: Day) -> Text {
    Text("Several columns are of \(day, format: .day). They are equal and count once.", bundle: .module)
  }

  private static func differing(_ day: Day) -> Text {
    Text(
      "Several columns are of \(day, format: .day) and differ. Where they do, the count is unknown.", bundle: .module)
  }
}
