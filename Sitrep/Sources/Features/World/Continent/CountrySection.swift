import DesignSystem
import Domain
import PortableUI

/// The countries one by one: to compare, to edit and to delete.
struct CountrySection: View {
  let contents: ContinentContents
  let directory: CountryDirectory
  let actions: ContinentActions

  var body: some View {
    if !contents.rows.isEmpty {
      Section {
        ForEach(contents.rows) { row in
          CountryShare(row: row, flag: directory.country(named: row.name)?.flag, total: contents.totals.people)
            .swipeActions(edge: .trailing) {
              Button(role: .destructive, action: { actions.remove(row.name) }) {
                Text("Delete", bundle: .module)
              }
              .accessibilityIdentifier(WorldID.delete(row.name))
              Button(action: { actions.edit(row.name) }) { Text("Edit", bundle: .module) }
                .accessibilityIdentifier(WorldID.edit(row.name))
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier(WorldID.country(row.name))
        }
      } header: {
        Text("Share of the continent’s population", bundle: .module)
      }
    }
  }
}

/// A country with its part of the continent's people.
private struct CountryShare: View {
  let row: CountryRow
  let flag: String?
  let total: Int?

  var body: some View {
    HStack(spacing: 12) {
      if let flag { Text(verbatim: flag).font(.title2).accessibilityHidden(true) }
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: row.displayName)
        figures
          .font(.caption)
          .foregroundStyle(.secondary)
        if let share = share(of: row.population, in: total) { ShareBar(share: share) }
      }
    }
  }

  private var figures: Text {
    guard let share = share(of: row.population, in: total) else { return peopleText(row.population) }
    return Text("\(peopleText(row.population)), \(share, format: .share)", bundle: .module)
  }
}
