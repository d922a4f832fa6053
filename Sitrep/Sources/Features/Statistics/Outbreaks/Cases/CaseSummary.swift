import DesignSystem
import Domain
import Figures
import PortableUI

/// What a line list tells as a whole: cases, deaths, how it goes, and how long reports take.
struct CaseSummary: View {
  let list: CaseListModel
  let figures: CaseFigures

  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: list.outbreak.disease.title(for: locale))
        .font(.headline)
      FactRow(name: Text("Total cases", bundle: .module), count: figures.cases, identifier: OutbreaksID.cases)
      ForEach(classes, id: \.self) { kind in
        FactRow(name: CaseWords.title(kind), count: figures.byClass[kind], identifier: CasesID.caseClass(kind))
      }
      FactRow(name: Text("Deaths", bundle: .module), count: figures.deaths, identifier: OutbreaksID.deaths)
      FactRow(name: Text("Recovered", bundle: .module), count: figures.recovered, identifier: OutbreaksID.recovered)
      RateRow(
        name: Text("Case fatality ratio (CFR)", bundle: .module), value: figures.cfr.map(IntervalText.fatality),
        base: figures.cfr.map(IntervalText.fatalityBase), missing: Text("no data", bundle: .module),
        identifier: OutbreaksID.fatality)
      RateRow(
        name: Text("CFR of cases with a known outcome", bundle: .module),
        value: figures.cfrOfKnown.map(IntervalText.fatality),
        base: figures.cfrOfKnown.map {
          Text("Deaths: \($0.count, format: .count) · Known outcome: \($0.of, format: .count)", bundle: .module)
        }, missing: Text("no data", bundle: .module), identifier: CasesID.knownFatality)
      if let trend = figures.trend { TrendRows(trend: trend) }
      CaseTimes(figures: figures)
    }
    .padding(16)
  }

  /// Nothing where the list has no classes.
  private var classes: [CaseClass] {
    let known = CaseClass.allCases.filter { figures.byClass[$0] ?? 0 > 0 }
    return known == [.all] ? [] : known
  }
}

/// When cases fell ill, and how long it took until they were reported.
private struct CaseTimes: View {
  let figures: CaseFigures

  var body: some View {
    FactRow(
      name: Text("First date of onset", bundle: .module),
      value: figures.firstOnset.map { Text($0, format: .shortDay) } ?? Text("no data", bundle: .module),
      identifier: CasesID.firstOnset)
    if let peak = figures.peak {
      FactRow(
        name: Text("Peak week", bundle: .module),
        value: Text("\(peak.week.firstDay, format: .shortDay) (\(peak.cases, format: .count))", bundle: .module),
        identifier: CasesID.peak)
    }
    FactRow(
      name: Text("Days from onset to report, median", bundle: .module),
      value: figures.delay.map { Text($0.median, format: DelayText.days) } ?? Text("no data", bundle: .module),
      identifier: CasesID.delay)
    if figures.withoutOnset > 0 {
      FactRow(
        name: Text("Without a date of onset", bundle: .module), count: figures.withoutOnset,
        identifier: CasesID.withoutOnset)
    }
  }
}
