import DesignSystem
import Domain
import Foundation
import PortableUI

/// The figures behind the chart, for who asks for them.
struct ChartTableSection: View {
  let figure: ChartFigure
  @Binding var route: ChartRoute

  var body: some View {
    Button(action: { route.showsTable.toggle() }) {
      route.showsTable ? Text("Hide table", bundle: .module) : Text("Show table", bundle: .module)
    }
    .buttonStyle(.bordered)
    .accessibilityIdentifier(ChartID.tableButton)
    if route.showsTable {
      ChartTable(
        figure: figure, page: ChartTablePage(of: figure.days, step: figure.step, endingOn: route.tableEnd),
        end: $route.tableEnd)
    }
  }
}

/// A row a day, newest first, with the exact counts: corrections keep their sign, what is missing says so.
///
/// Long tables are shown in parts, which the address names.
private struct ChartTable: View {
  let figure: ChartFigure
  let page: ChartTablePage
  @Binding var end: Day?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      heading
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier(ChartID.tableHeading)
      if figure.hasMean {
        Text("Below each count: its 7-day average.", bundle: .module)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      if page.days != figure.days {
        Text("\(page.days.lowerBound, format: .day) to \(page.days.upperBound, format: .day)", bundle: .module)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(ChartID.tableDays)
        ChartTablePager(page: page, newest: figure.days.upperBound, end: $end)
        DayField(
          Text("Go to date", bundle: .module), button: Text("Go", bundle: .module), shown: page.days.upperBound,
          in: figure.days, identifier: ChartID.date, buttonIdentifier: ChartID.goToDate
        ) { end = $0 >= figure.days.upperBound ? nil : $0 }
      }
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(ChartRows(days: page.days, step: figure.step)) { row in
            ChartTableRow(figure: figure, day: row.day)
          }
        } header: {
          ChartTableHeadings(figure: figure)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var heading: Text {
    figure.step > 1
      ? Text("Weeks by their last day, newest first", bundle: .module) : Text("Days, newest first", bundle: .module)
  }
}

/// The ways to newer and to older days, in the order in which the table goes.
private struct ChartTablePager: View {
  let page: ChartTablePage
  let newest: Day
  @Binding var end: Day?

  var body: some View {
    HStack(spacing: 8) {
      Button(action: { end = page.newer == newest ? nil : page.newer }) { Text("Newer", bundle: .module) }
        .disabled(page.newer == nil)
        .accessibilityIdentifier(ChartID.newer)
      Button(action: { end = page.older }) { Text("Older", bundle: .module) }
        .disabled(page.older == nil)
        .accessibilityIdentifier(ChartID.older)
    }
    .buttonStyle(.bordered)
  }
}

/// The days of a table, newest first; only those that are shown are made.
nonisolated struct ChartRows: RandomAccessCollection {
  struct Row: Identifiable {
    let day: Day

    var id: Int32 { day.daysSinceEpoch }
  }

  let days: ClosedRange<Day>
  /// How many days lie between two rows.
  var step = 1

  var startIndex: Int { 0 }
  var endIndex: Int { (days.count - 1) / step + 1 }

  subscript(position: Int) -> Row { Row(day: days.upperBound.advanced(by: -position * step)) }
}

/// What stands in the columns: the day, then each country or, of one alone, what is counted.
private struct ChartTableHeadings: View {
  let figure: ChartFigure

  var body: some View {
    ChartTableColumns {
      Text("Day", bundle: .module)
    } counts: {
      ForEach(figure.entries.indices, id: \.self) { index in
        heading(of: figure.entries[index].series)
      }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
    .padding(.vertical, 6)
  }

  private func heading(of series: ChartSeries) -> Text {
    figure.entries.count > 1
      ? Text(verbatim: series.name) : ChartSummary.title(figure.route, isRate: figure.isRate, step: figure.step)
  }
}

/// A day, and beside it each country's count above its 7-day average.
private struct ChartTableRow: View {
  let figure: ChartFigure
  let day: Day

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      ChartTableColumns {
        Text(day, format: .shortDay)
          .monospacedDigit()
      } counts: {
        ForEach(figure.entries.indices, id: \.self) { index in
          ChartTableCount(figure: figure, series: figure.entries[index].series, day: day)
        }
      }
      .padding(.vertical, 6)
    }
    .font(.footnote)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(ChartID.day(day))
  }
}

/// Columns that stand below each other in every row: the first one for the day, the others as wide as each other.
private struct ChartTableColumns<Day: View, Counts: View>: View {
  @ViewBuilder let day: Day
  @ViewBuilder let counts: Counts

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      day
        .frame(width: 92, alignment: .leading)
      Group { counts }
        .multilineTextAlignment(.trailing)
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .trailing)
    }
  }
}

/// One country's figures of a day.
private struct ChartTableCount: View {
  let figure: ChartFigure
  let series: ChartSeries
  let day: Day

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      if figure.entries.count > 1 {
        count
          .monospacedDigit()
          .accessibilityLabel(Text("\(series.name): \(count)", bundle: .module))
      } else {
        count
          .monospacedDigit()
      }
      if figure.hasMean {
        mean
          .font(.caption)
          .monospacedDigit()
          .foregroundStyle(.secondary)
          .accessibilityLabel(Text("average \(mean)", bundle: .module))
      }
    }
  }

  private var factor: Double { series.factor(isRate: figure.isRate) ?? 1 }

  /// The published count; as a rate only where rates are shown.
  private var count: Text {
    guard let count = series.count(figure.route.kind, on: day) else {
      return figure.step > 1 ? Text("no report", bundle: .module) : Text("no data", bundle: .module)
    }
    return figure.isRate ? Text(Double(count) * factor, format: .rate) : Text(count, format: .count)
  }

  private var mean: Text {
    guard let mean = series.weeklyMean(on: day) else { return Text("no data", bundle: .module) }
    return Text(mean * factor, format: .mean)
  }
}
