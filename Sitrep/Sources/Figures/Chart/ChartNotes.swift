import DesignSystem
import Domain
import PortableUI

/// What a user must know to read the chart right: corrections, gaps, what an axis cannot show, where figures come from.
package struct ChartNotes: View, Equatable {
  let figure: ChartFigure

  package init(figure: ChartFigure) {
    self.figure = figure
  }

  package var body: some View {
    DisclosureGroup {
      VStack(alignment: .leading, spacing: 8) { notes }
        .font(.footnote)
        .foregroundStyle(.secondary)
    } label: {
      Text("Notes (\(count))", bundle: .module)
        .font(.footnote)
    }
    .accessibilityIdentifier(ChartID.notes)
  }

  /// How many notes there are; the source is always one.
  private var count: Int {
    [
      !figure.corrections.isEmpty, figure.missingDays > 0, figure.leftOut > 0, !figure.cut.isEmpty, figure.hasMean,
      true,
    ].count(where: \.self)
  }

  @ViewBuilder private var notes: some View {
    if !figure.corrections.isEmpty { CorrectionNotes(corrections: figure.corrections) }
    if figure.missingDays > 0, figure.step > 1 {
      Text("No report for \(figure.missingDays) weeks (no bar).", bundle: .module)
        .accessibilityIdentifier(ChartID.missingDays)
    } else if figure.missingDays > 0 {
      Text("No data for \(figure.missingDays) days (gaps in the line).", bundle: .module)
        .accessibilityIdentifier(ChartID.missingDays)
    }
    if figure.leftOut > 0 { leftOut }
    if !figure.cut.isEmpty { CutNote(figure: figure) }
    if figure.hasMean {
      Text("7-day average: each day and the six days before it.", bundle: .module)
        .accessibilityIdentifier(ChartID.mean)
    }
    Text("Source: \(sources)", bundle: .module)
      .accessibilityIdentifier(ChartID.sources)
  }

  private var leftOut: some View {
    let bottom = Text(figure.scale.bottom, format: .axis)
    return Text("\(figure.leftOut) values below \(bottom) can’t be shown on a logarithmic scale.", bundle: .module)
      .accessibilityIdentifier(ChartID.leftOut)
  }

  /// Each source once, in the order of the countries.
  private var sources: String {
    var names: [String] = []
    for entry in figure.entries where !names.contains(entry.series.source) { names.append(entry.series.source) }
    return names.joined(separator: "; ")
  }
}

/// The days whose counts are higher than the axis: how many, and the highest one.
private struct CutNote: View {
  let figure: ChartFigure

  var body: some View {
    if let highest = figure.cut.max(by: { $0.value < $1.value }) {
      let number = ChartSummary.number(highest.value, isRate: figure.isRate)
      Text(
        """
        \(figure.cut.count) days are higher than the chart and marked ▲; the highest, on \(highest.day, format: .day), \
        has \(number).
        """, bundle: .module
      )
      .accessibilityIdentifier(ChartID.cut)
    }
  }
}

/// The days with a count below 0: how many, and the newest ones with their sign.
private struct CorrectionNotes: View {
  let corrections: [ChartFigure.Correction]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(
        "\(corrections.count) days have negative counts because earlier ones were corrected. They are drawn at 0 and marked ▼.",
        bundle: .module)
      ForEach(newest, id: \.self) { correction in
        Text(
          "\(correction.name), \(correction.day, format: .day): \(correction.count, format: .count)", bundle: .module)
      }
      if corrections.count > newest.count {
        Text("See all in the table.", bundle: .module)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(ChartID.corrections)
  }

  private var newest: [ChartFigure.Correction] {
    Array(corrections.sorted { ($1.day, $0.name) < ($0.day, $1.name) }.prefix(3))
  }
}
