import DesignSystem
import Domain
import PortableUI

/// The epidemic curve of a line list, with its numbers as a table.
struct CurveScreen: View {
  let list: CaseListModel
  let route: Binding<StatisticsRoute>

  var body: some View {
    let asOf = route.wrappedValue.asOf
    let choices = route.wrappedValue.cases
    let figures = list.figures(asOf: asOf, classes: choices.classes)
    CasePage {
      CurveControls(route: route.cases, classes: list.classes)
      if let figure = CurveFigure(list.curve(asOf: asOf, choices)) {
        CurvePlot(figure: figure)
        CurveLegend(figure: figure, delay: figures.delay)
        CurveTableSection(figure: figure, isShown: route.cases.showsTable)
      } else {
        EmptyNotice(
          Text("No curve to show", bundle: .module),
          message: Text("No case has such a date. Choose another date or other classes.", bundle: .module),
          symbol: "chart.bar"
        )
        .accessibilityIdentifier(CasesID.empty)
      }
      CaseDayNote(outbreak: list.outbreak, asOf: figures.asOf, isNearest: figures.isNearest)
    }
  }
}

extension CaseListModel {
  /// The classes that the list has.
  var classes: [CaseClass] {
    let all = figures(asOf: nil).byClass
    return CaseClass.allCases.filter { all[$0] ?? 0 > 0 }
  }
}
