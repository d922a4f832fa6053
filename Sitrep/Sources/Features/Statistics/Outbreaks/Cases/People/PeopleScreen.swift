import DesignSystem
import Domain
import PortableUI

/// The cases of a line list by age and sex.
struct PeopleScreen: View {
  let list: CaseListModel
  let route: Binding<StatisticsRoute>

  var body: some View {
    let figures = list.figures(asOf: route.wrappedValue.asOf, classes: route.wrappedValue.cases.classes)
    CasePage {
      ClassToggles(chosen: route.cases.classes, classes: list.classes)
      if figures.cases > 0 {
        PyramidSection(figures: figures)
        UnknownPeople(figures: figures)
        AgeTable(figures: figures)
        VaccinationRows(vaccination: figures.vaccination)
      } else {
        EmptyNotice(
          Text("No cases to show", bundle: .module),
          message: Text("Choose a later day or other classes.", bundle: .module), symbol: "chart.bar"
        )
        .accessibilityIdentifier(CasesID.noPeople)
      }
      CaseDayNote(outbreak: list.outbreak, asOf: figures.asOf, isNearest: figures.isNearest)
    }
  }
}

/// How many cases are in no bar of the pyramid.
private struct UnknownPeople: View {
  let figures: CaseFigures

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if withoutAge > 0 {
        Text("Cases without an age: \(withoutAge, format: .count)", bundle: .module)
          .accessibilityIdentifier(CasesID.withoutAge)
      }
      if withoutSex > 0 {
        Text("Cases without a sex: \(withoutSex, format: .count)", bundle: .module)
          .accessibilityIdentifier(CasesID.withoutSex)
      }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }

  private var withoutAge: Int { figures.ages.first { $0.band == nil }?.cases ?? 0 }
  private var withoutSex: Int { figures.bySex[.unknown] ?? 0 }
}

/// Vaccination among the cases of 12 months and more; nothing where the list does not tell it.
private struct VaccinationRows: View {
  let vaccination: CaseVaccination

  var body: some View {
    if let share = vaccination.unvaccinated {
      VStack(alignment: .leading, spacing: 8) {
        CaseHeading(title: Text("Vaccination", bundle: .module))
        RateRow(
          name: Text("Unvaccinated, 12 months and older", bundle: .module), value: IntervalText.fatality(share),
          base: Text(
            """
            Unvaccinated: \(share.count, format: .count) · Known: \(share.of, format: .count) · \
            Unknown: \(vaccination.unknown, format: .count)
            """, bundle: .module),
          missing: Text("no data", bundle: .module), identifier: CasesID.vaccination)
      }
    }
  }
}
