import DesignSystem
import Domain
import PortableUI

/// How good a line list is: its rows, its dates, its columns, and the names of its places.
struct QualityScreen: View {
  let list: CaseListModel
  let route: StatisticsRoute

  var body: some View {
    CasePage {
      QualityRows(quality: list.quality)
      QualityDates(quality: list.quality)
      if !list.quality.columns.isEmpty { QualityColumns(quality: list.quality) }
      if !list.quality.foldedPlaces.isEmpty { QualityPlaces(places: list.quality.foldedPlaces) }
      Text("These figures are of the whole file, whatever day is chosen.", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.secondary)
      RouteLink(route.opening(.report)) { CaseWords.title(.report) }
        .accessibilityIdentifier(CasesID.link(.report))
    }
  }
}

/// Rows that became cases, and those that didn't, with the reason.
private struct QualityRows: View {
  let quality: CaseQuality

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      CaseHeading(title: Text("Rows", bundle: .module))
      FactRow(name: Text("Rows read", bundle: .module), count: quality.rows, identifier: CasesID.rows)
      FactRow(name: Text("Rows kept as cases", bundle: .module), count: quality.kept, identifier: CasesID.kept)
      FactRow(name: Text("Rows left out", bundle: .module), count: quality.leftOut, identifier: CasesID.leftOut)
      Group {
        fact(Text("Totals", bundle: .module), quality.totalRows, "totals")
        fact(Text("Sent twice", bundle: .module), quality.sentTwice, "sentTwice")
        fact(Text("Entered again with other values", bundle: .module), quality.enteredAgain, "enteredAgain")
        fact(Text("Discarded: not cases", bundle: .module), quality.discarded, "discarded")
      }
      .foregroundStyle(.secondary)
      fact(Text("Blank rows, not counted", bundle: .module), quality.blankRows, "blank")
      fact(Text("Rows without a case id", bundle: .module), quality.withoutID, "withoutID")
      if quality.hasSharedIDs {
        Text("Different people share a case id, so no row was left out by its id.", bundle: .module)
          .accessibilityIdentifier(CasesID.fact("sharedIDs"))
      }
    }
  }

  private func fact(_ name: Text, _ count: Int, _ identifier: String) -> some View {
    FactRow(name: name, count: count, identifier: CasesID.fact(identifier))
  }
}

/// Dates that can't be right, which were not used.
private struct QualityDates: View {
  let quality: CaseQuality

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      CaseHeading(title: Text("Dates that can’t be right", bundle: .module))
      fact(Text("Onset in the future", bundle: .module), quality.onsetInFuture, "future")
      fact(Text("Onset after the report", bundle: .module), quality.onsetAfterReport, "afterReport")
      fact(
        Text("Onset more than \(CaseDates.longestDelay) days before the report", bundle: .module),
        quality.onsetLongBeforeReport, "longBefore")
      fact(Text("More than a year from all others", bundle: .module), quality.dateFarOff, "farOff")
    }
  }

  private func fact(_ name: Text, _ count: Int, _ identifier: String) -> some View {
    FactRow(name: name, count: count, identifier: CasesID.fact(identifier))
  }
}

/// How complete each column is.
private struct QualityColumns: View {
  let quality: CaseQuality

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      CaseHeading(title: Text("Completeness by column", bundle: .module))
      ForEach(quality.columns.indices, id: \.self) { index in
        CaseRow(
          name: Text(verbatim: quality.columns[index].name), value: share(quality.columns[index]),
          detail: detail(quality.columns[index]), identifier: CasesID.column(index))
      }
    }
  }

  /// Cells are counted over cases and what was discarded.
  private var cells: Int { quality.kept + quality.discarded }

  /// Of the cells that say something that was understood.
  private func share(_ column: CaseQuality.Column) -> Text {
    guard let share = Interval.wilson(max(cells - column.empty - column.notUnderstood, 0), cells) else {
      return Text("no data", bundle: .module)
    }
    return Text("\(share.value, format: IntervalText.tenths)%", bundle: .module)
  }

  private func detail(_ column: CaseQuality.Column) -> Text {
    Text(
      """
      Cells: \(cells, format: .count) · Empty: \(column.empty, format: .count) · \
      Not understood: \(column.notUnderstood, format: .count)
      """, bundle: .module)
  }
}

/// Places that rows write in several ways.
private struct QualityPlaces: View {
  let places: [CaseQuality.FoldedPlace]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      CaseHeading(title: Text("Places written in several ways", bundle: .module))
      ForEach(places.indices, id: \.self) { index in
        CaseRow(
          name: Text(verbatim: places[index].name),
          value: Text(places[index].spellings.reduce(0) { $0 + $1.cases }, format: .count),
          detail: Text(
            verbatim: places[index].spellings.map { "\($0.text) (\($0.cases))" }.joined(separator: " · ")),
          identifier: CasesID.place(index))
      }
    }
  }
}
