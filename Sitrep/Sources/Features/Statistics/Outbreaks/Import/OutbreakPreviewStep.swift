import DesignSystem
import Domain
import PortableUI

/// The last step: what would be kept, and every row that would not, with its reason.
struct OutbreakPreviewStep: View {
  let plan: OutbreakImport

  var body: some View {
    Section {
      row(Text("Days", bundle: .module), days, OutbreaksID.days)
      row(Text("Places", bundle: .module), Text(plan.counts.places.count, format: .count), OutbreaksID.places)
      FiguresRows(plan: plan)
    } header: {
      Text(verbatim: plan.name)
    }
    Section {
      row(Text("Rows read", bundle: .module), Text(plan.rows, format: .count), OutbreaksID.rows)
      row(Text("Rows kept", bundle: .module), Text(plan.kept, format: .count), OutbreaksID.kept)
      row(Text("Rows left out", bundle: .module), Text(plan.leftOut.count, format: .count), OutbreaksID.leftOut)
    }
    LeftOutRowsSection(rows: plan.leftOut, files: plan.provenance.files) {
      LeftOutParts(file: $0.file, line: $0.line, reason: LeftOutText.text($0.reason))
    }
  }

  private func row(_ name: Text, _ value: Text, _ identifier: String) -> some View {
    LabeledContent {
      value.accessibilityIdentifier(identifier)
    } label: {
      name
    }
  }

  private var days: Text {
    Text("\(plan.days.lowerBound, format: .day) to \(plan.days.upperBound, format: .day)", bundle: .module)
  }
}

/// The figures that the outbreak would show.
private struct FiguresRows: View {
  let plan: OutbreakImport

  var body: some View {
    let figures = figures
    if let figures {
      row(Text("Total cases", bundle: .module), figures.totals.cases)
      row(PeriodText.new(figures.period, to: figures.asOf), figures.totals.newCases)
      row(Text("Deaths", bundle: .module), figures.totals.deaths)
      if let fatality = figures.totals.cfr {
        LabeledContent {
          IntervalText.fatality(fatality)
        } label: {
          Text("Case fatality ratio (CFR)", bundle: .module)
        }
      }
    }
  }

  private func row(_ name: Text, _ sum: CountSum?) -> some View {
    LabeledContent {
      PeriodText.report(sum?.count)
    } label: {
      name
    }
  }

  private var figures: OutbreakFigures? {
    let outbreak = Outbreak(
      id: .bundled, name: plan.name, disease: plan.disease ?? .named(plan.name), level: plan.level,
      period: plan.period, source: plan.source, provenance: plan.provenance, received: .distantPast, days: plan.days)
    return OutbreakFigures(outbreak, plan.counts)
  }
}
