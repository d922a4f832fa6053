import Domain
import PortableUI

/// The epidemic curve of a line list before it is kept, by week as its own screen shows it at first.
nonisolated struct CasePreviewCurve: Hashable, Sendable {
  let figure: CurveFigure
  let delay: CaseDelay?

  /// May take some hundredths of a second for a long list; nil where no case has a day.
  init?(_ list: CaseList) {
    delay = CaseFigures(list).delay
    let route = CaseRoute()
    let curve = CaseCurve(list, CaseView(list), basis: route.basis, by: route.period, delay: delay)
    guard let figure = CurveFigure(curve) else { return nil }
    self.figure = figure
  }
}

/// The curve in small, with what its colours mean.
struct CasePreviewCurveSection: View {
  let curve: CasePreviewCurve

  var body: some View {
    Section {
      VStack(alignment: .leading, spacing: 12) {
        CurvePlot(figure: curve.figure)
        CurveLegend(figure: curve.figure, delay: curve.delay)
      }
      .frame(maxWidth: 480, alignment: .leading)
    } header: {
      CaseWords.title(.curve)
    }
  }
}
