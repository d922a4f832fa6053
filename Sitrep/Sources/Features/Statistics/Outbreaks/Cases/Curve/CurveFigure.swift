import Domain
import Figures

/// A curve as it is drawn: its last bars, cut into parts.
nonisolated struct CurveFigure: Hashable {
  /// What a part of bars is.
  enum Kind: Hashable {
    case part(CaseCurve.Part)
    /// Of bars without parts.
    case onset, report
  }

  /// A part with its cases, bar by bar.
  struct Series: Hashable {
    let kind: Kind
    let counts: [Int]

    var total: Int { counts.reduce(0, +) }
  }

  /// So many bars are drawn: the last ones.
  static let mostBars = 200

  let curve: CaseCurve
  let bars: [CaseCurve.Bar]

  /// Those that have cases, in the order of the curve's parts.
  let series: [Series]
  let scale: ChartScale

  /// Nil of a curve without cases.
  init?(_ curve: CaseCurve) {
    let bars = Array(curve.bars.suffix(Self.mostBars))
    let most = bars.map(\.cases).max() ?? 0
    guard most > 0 else { return nil }
    self.curve = curve
    self.bars = bars
    scale = ChartScale([Double(most)], isLogarithmic: false, isCounts: true)
    let all: [Series]
    if curve.parts.isEmpty {
      let main: Kind = curve.basis == .report ? .report : .onset
      all =
        [Series(kind: main, counts: bars.map { $0.cases - $0.byReport })]
        + (curve.basis == .onsetElseReport ? [Series(kind: .report, counts: bars.map(\.byReport))] : [])
    } else {
      all = curve.parts.indices.map { part in
        Series(kind: .part(curve.parts[part]), counts: bars.map { $0.parts[part] })
      }
    }
    series = all.filter { $0.total > 0 }
  }

  var isCut: Bool { bars.count < curve.bars.count }
  var hasIncomplete: Bool { bars.contains { $0.isIncomplete && $0.cases > 0 } }
  var cases: Int { bars.reduce(0) { $0 + $1.cases } }

  /// True where the list says nothing of what bars are made of.
  var isUntold: Bool {
    guard series.count == 1, case .part(let part) = series[0].kind else { return false }
    return switch part {
    case .caseClass(let kind): kind == .all
    case .outcome(let outcome): outcome == .unknown
    case .sex(let sex): sex == .unknown
    case .age(let band): band == nil
    case .vaccination(let vaccination): vaccination == .unknown
    }
  }

  /// The horizontal axis.
  var axis: BarAxis { BarAxis(bars.map(\.firstDay), by: curve.period) }

  /// The bars of a part that are complete, or those that aren't.
  func bars(of series: Series, areIncomplete: Bool) -> [(day: Day, count: Int)] {
    bars.indices.filter { bars[$0].isIncomplete == areIncomplete && series.counts[$0] > 0 }
      .map { (bars[$0].firstDay, series.counts[$0]) }
  }
}
