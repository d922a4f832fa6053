import DesignSystem
import Domain
import PortableUI

/// The numbers behind the curve, for who asks for them.
struct CurveTableSection: View {
  let figure: CurveFigure
  @Binding var isShown: Bool

  init(figure: CurveFigure, isShown: Binding<Bool>) {
    self.figure = figure
    _isShown = isShown
  }

  var body: some View {
    Button(action: { isShown.toggle() }) {
      isShown ? Text("Hide table", bundle: .module) : Text("Show table", bundle: .module)
    }
    .buttonStyle(.bordered)
    .accessibilityIdentifier(CasesID.tableButton)
    if isShown {
      VStack(alignment: .leading, spacing: 8) {
        CaseHeading(title: Text("Cases, newest first", bundle: .module))
          .accessibilityIdentifier(CasesID.table)
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(figure.bars.indices.reversed(), id: \.self) { index in
            CaseRow(
              name: CurveWords.name(figure.bars[index], of: figure.curve.period),
              value: Text(figure.bars[index].cases, format: .count), detail: detail(index),
              identifier: CasesID.bar(figure.bars[index].firstDay))
          }
        }
      }
    }
  }

  /// Deaths, the parts that the bar has, and whether more will come.
  private func detail(_ index: Int) -> Text {
    let bar = figure.bars[index]
    var texts = [Text("Deaths: \(bar.deaths, format: .count)", bundle: .module)]
    for series in figure.series where series.counts[index] > 0 && figure.series.count > 1 {
      texts.append(
        Text("\(CurveWords.title(series.kind)): \(series.counts[index], format: .count)", bundle: .module))
    }
    if bar.isIncomplete { texts.append(Text("still incomplete", bundle: .module)) }
    return texts.dropFirst().reduce(texts[0]) { Text("\($0) · \($1)", bundle: .module) }
  }
}
