import DesignSystem
import Domain
import PortableUI

/// Cases by age with their sexes, deaths and, where the population is known, the attack rate.
struct AgeTable: View {
  let figures: CaseFigures

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      CaseHeading(title: Text("Cases by age and sex", bundle: .module))
      ForEach(rows, id: \.self) { row in
        CaseRow(
          name: CaseWords.title(row.band), value: Text(row.cases, format: .count), detail: detail(row),
          identifier: CasesID.age(row.band))
      }
      if !figures.ages.contains(where: { $0.population != nil }) {
        Text("No population by age is known, so there is no attack rate by age.", bundle: .module)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(CasesID.noPopulation)
      }
    }
  }

  private var rows: [CaseAgeRow] { figures.ages.filter { $0.band != nil || $0.cases > 0 } }

  private func detail(_ row: CaseAgeRow) -> Text {
    var texts = [
      Text("Female: \(row.female, format: .count)", bundle: .module),
      Text("Male: \(row.male, format: .count)", bundle: .module),
    ]
    if row.unknown > 0 { texts.append(Text("Sex unknown: \(row.unknown, format: .count)", bundle: .module)) }
    texts.append(Text("Deaths: \(row.deaths, format: .count)", bundle: .module))
    if let cfr = row.cfr { texts.append(Text("CFR: \(IntervalText.fatality(cfr))", bundle: .module)) }
    if let rate = row.attackRate {
      texts.append(
        Text(
          "Attack rate per 10,000: \(IntervalText.rate(rate)), population \(rate.of, format: .count)", bundle: .module))
    }
    return texts.dropFirst().reduce(texts[0]) { Text("\($0) · \($1)", bundle: .module) }
  }
}
