import DesignSystem
import Domain
import PortableUI

/// Where there are more cases than a week ago, and where fewer.
struct WeekChanges: View {
  let model: CountryStatsViewModel
  let world: WorldDays
  let day: Day

  @Environment(\.locale) private var locale

  var body: some View {
    let changes = world.changes(on: day)
    VStack(alignment: .leading, spacing: 12) {
      OverviewHeading(Text("Compared with the week before", bundle: .module))
      Text(
        """
        New cases in the 7 days to \(day, format: .day); countries with at least \(WeekChange.fewest) cases over the two \
        weeks.
        """,
        bundle: .module
      )
      .font(.footnote)
      .foregroundStyle(.secondary)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 260), spacing: 24, alignment: .topLeading)], spacing: 16) {
        ChangeList(model: model, title: Text("Steepest rises", bundle: .module), changes: changes.rises)
        ChangeList(model: model, title: Text("Steepest falls", bundle: .module), changes: changes.falls)
      }
      if !changes.silent.isEmpty {
        Text("No new cases after a week with cases, perhaps not reported: \(names(changes.silent))", bundle: .module)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(OverviewID.silent)
      }
    }
  }

  private func names(_ changes: [WeekChange]) -> String {
    changes.map { model.name(of: $0.code, for: locale) }.formatted(.list(type: .and).locale(locale))
  }
}

private struct ChangeList: View {
  let model: CountryStatsViewModel
  let title: Text
  let changes: [WeekChange]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      title
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h3)
      if changes.isEmpty { Text("None", bundle: .module).foregroundStyle(.secondary) }
      ForEach(changes) { change in
        CountryLine(
          model: model, code: change.code,
          value: Text(
            "\(change.casesBefore, format: .count) → \(change.cases, format: .count) (\(change.growth, format: .growth))",
            bundle: .module),
          identifier: OverviewID.change(change.code))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
