import DesignSystem
import Domain
import PortableUI

/// The curve on the summary of a line list: by week, as its own screen shows it at first.
struct CaseCurveCard: View {
  let list: CaseListModel
  let asOf: Day?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      CaseHeading(title: CaseWords.title(.curve))
      if let figure = CurveFigure(list.curve(asOf: asOf, CaseRoute())) {
        CurvePlot(figure: figure)
        CurveLegend(figure: figure, delay: list.figures(asOf: asOf).delay)
      } else {
        Text("No curve to show", bundle: .module)
          .accessibilityIdentifier(CasesID.empty)
      }
    }
    .padding(16)
    .frame(maxWidth: 860, alignment: .leading)
  }
}
