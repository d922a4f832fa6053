import DesignSystem
import Domain
import PortableUI

/// What bars are made of, with the cases of each part, and what pale bars and missing cases mean.
struct CurveLegend: View {
  let figure: CurveFigure
  let delay: CaseDelay?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(figure.series.indices, id: \.self) { index in
          LegendSample(
            color: CaseLook.color(index),
            words: Text(
              "\(CurveWords.title(figure.series[index].kind)): \(figure.series[index].total, format: .count)",
              bundle: .module)
          )
          .accessibilityIdentifier(CasesID.part(index))
        }
        if figure.hasIncomplete {
          LegendSample(color: CaseLook.pale(0), words: incomplete)
            .accessibilityIdentifier(CasesID.incomplete)
        }
      }
      CurveNotes(figure: figure)
    }
    .font(.footnote)
  }

  private var incomplete: Text {
    guard let delay else { return Text("Pale: still incomplete", bundle: .module) }
    return Text(
      "Pale: still incomplete. Days until nine in ten cases are reported: \(delay.nineInTen, format: DelayText.days)",
      bundle: .module)
  }
}

/// What the curve leaves out.
private struct CurveNotes: View {
  let figure: CurveFigure

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if figure.curve.withoutDay > 0 {
        Text("Cases without such a date, in no bar: \(figure.curve.withoutDay, format: .count)", bundle: .module)
          .accessibilityIdentifier(CasesID.withoutDay)
      }
      if figure.isUntold {
        Text("The list doesn’t tell this of any case.", bundle: .module)
          .accessibilityIdentifier(CasesID.untold)
      }
      if figure.isCut {
        Text("Only the last \(CurveFigure.mostBars) bars are shown.", bundle: .module)
          .accessibilityIdentifier(CasesID.cut)
      }
    }
    .foregroundStyle(.secondary)
  }
}

/// A colour with what it stands for.
private struct LegendSample: View {
  let color: Color
  let words: Text

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Rectangle()
        .fill(color)
        .frame(width: 16, height: 16)
        .accessibilityHidden(true)
      words
    }
    .accessibilityElement(children: .combine)
  }
}
