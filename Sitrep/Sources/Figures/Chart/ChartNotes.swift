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
    VStack(alignment: .leading, spacing: 8) {
      if !figure.corrections.isEmpty { CorrectionNotes(corrections: figure.corrections) }
      if figure.missingDays > 0, figure.step > 1 {
        Text("No report for \(figure.missingDays) weeks (no bar).", bundle: .module)
          .accessibilityIdentifier(ChartID.missingDays)
      } else if figure.missingDays > 0 {
        Text("No data for \(figure.missingDays) days (gaps in the line).", bundle: .module)
          .accessibilityIdentifier(ChartID.missingDays)
      }
      if figure.leftOut > 0 {
        Text("\(figure.leftOut) values of 0 or below can’t be shown on a logarithmic scale.", bundle: .module)
          .accessibilityIdentifier(ChartID.leftOut)
      }
      if figure.hasMean {
        Text("7-day average: each day and the six days before it.", bundle: .module)
          .accessibilityIdentifier(ChartID.mean)
      }
      Text("Source: \(sources)", bundle: .module)
        .accessibilityIdentifier(ChartID.sources)
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }

  /// Each source once, in the order of the countries.
  private var sources: String {
    var names: [String] = []
    for entry in figure.entries where !names.contains(entry.series.source) { names.append(entry.series.source) }
    return names.joined(separator: "; ")
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
        Text("All of them are in the table.", bundle: .module)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(ChartID.corrections)
  }

  private var newest: [ChartFigure.Correction] {
    Array(corrections.sorted { ($1.day, $0.name) < ($0.day, $1.name) }.prefix(3))
  }
}
