import DesignSystem
import Domain
import PortableUI

/// Cases by age, women on one side and men on the other; or a word where the list tells neither.
struct PyramidSection: View {
  let figures: CaseFigures

  var body: some View {
    let rows = figures.ages.filter { $0.band != nil }
    let most = rows.map { max($0.female, $0.male) }.max() ?? 0
    VStack(alignment: .leading, spacing: 8) {
      CaseHeading(title: Text("Age and sex pyramid", bundle: .module))
      if most > 0 {
        VStack(alignment: .leading, spacing: 4) {
          PyramidHead()
          ForEach(rows.reversed(), id: \.self) { PyramidRow(row: $0, most: most) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Age and sex pyramid. The table below has the numbers.", bundle: .module))
        .accessibilityIdentifier(CasesID.pyramid)
      } else {
        Text("No case has both an age and a sex, so there is no pyramid.", bundle: .module)
          .accessibilityIdentifier(CasesID.pyramidNote)
      }
    }
  }
}

/// The measures of a pyramid, in points: it fits on the smallest phone.
private enum Pyramid {
  static let side: CGFloat = 96
  static let middle: CGFloat = 80
  static let bar: CGFloat = 20

  static func width(_ count: Int, of most: Int) -> CGFloat {
    most > 0 ? side * CGFloat(count) / CGFloat(most) : 0
  }
}

/// Which side is whose.
private struct PyramidHead: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("Female", bundle: .module)
        .frame(width: Pyramid.side, alignment: .trailing)
      Text(verbatim: "")
        .frame(width: Pyramid.middle)
      Text("Male", bundle: .module)
        .frame(width: Pyramid.side, alignment: .leading)
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}

/// A group of ages.
private struct PyramidRow: View {
  let row: CaseAgeRow
  let most: Int

  var body: some View {
    HStack(spacing: 0) {
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        Rectangle()
          .fill(CaseLook.color(0))
          .frame(width: Pyramid.width(row.female, of: most), height: Pyramid.bar)
      }
      .frame(width: Pyramid.side)
      CaseWords.title(row.band)
        .font(.caption)
        .frame(width: Pyramid.middle)
      HStack(spacing: 0) {
        Rectangle()
          .fill(CaseLook.color(1))
          .frame(width: Pyramid.width(row.male, of: most), height: Pyramid.bar)
        Spacer(minLength: 0)
      }
      .frame(width: Pyramid.side)
    }
  }
}
