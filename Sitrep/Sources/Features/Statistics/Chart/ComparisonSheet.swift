import DesignSystem
import Domain
import Figures
import PortableUI

/// Chooses up to three countries to compare with.
struct ComparisonSheet: View {
  let model: CountryStatsViewModel
  let own: CountryCode

  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          if !chosen.isEmpty { ChosenCountries(countries: chosen) { model.chart.toggle($0) } }
        } header: {
          VStack(alignment: .leading, spacing: 4) {
            Text("Compare \(ownName) with up to \(ChartRoute.mostOthers) countries", bundle: .module)
            if isFull {
              Text("A chart shows up to four countries. Remove one to add another.", bundle: .module)
                .accessibilityIdentifier(ChartID.comparisonFull)
            }
          }
        }
        let countries = countries
        if !countries.watched.isEmpty {
          Section {
            ForEach(countries.watched) { row($0) }
          } header: {
            Text("Watched countries", bundle: .module)
          }
        }
        Section {
          ForEach(countries.others) { row($0) }
        } header: {
          if !countries.watched.isEmpty, !countries.others.isEmpty { Text("Other countries", bundle: .module) }
        }
      }
      .groupedList()
      .searchable(text: $search, prompt: Text("Name or code", bundle: .module))
      .navigationTitle(Text("Compare", bundle: .module))
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(action: { dismiss() }) { Text("Done", bundle: .module) }
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier(ChartID.compareDone)
        }
      }
    }
  }

  private var ownName: String { model.country(own, for: locale)?.name ?? own.rawValue }

  /// Those that the chart compares with, in the order of its lines, whatever is searched for.
  private var chosen: [CountryStats] { model.chart.others.compactMap { model.country($0, for: locale) } }

  /// What is found: those that the person watches, and the others.
  private var countries: (watched: [CountryStats], others: [CountryStats]) {
    let found = model.countries(for: locale, search: search).filter { $0.id != own }
    return (found.filter(\.isWatched), found.filter { !$0.isWatched })
  }

  private var isFull: Bool { model.chart.others.count >= ChartRoute.mostOthers }

  private func isChosen(_ code: CountryCode) -> Bool { model.chart.others.contains(code) }

  private func row(_ country: CountryStats) -> some View {
    let isChosen = isChosen(country.id)
    return Button(action: { model.chart.toggle(country.id) }) {
      HStack(spacing: 12) {
        Text(verbatim: country.flagEmoji)
          .font(.title2)
          .accessibilityHidden(true)
        Text(verbatim: country.name)
        Spacer()
        if isChosen {
          Image(systemName: "checkmark")
            .foregroundStyle(.tint)
            .accessibilityHidden(true)
        }
      }
    }
    .buttonStyle(.plain)
    .disabled(!isChosen && isFull)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .accessibilityIdentifier(ChartID.other(country.id))
  }
}

/// The countries that were chosen, each a press away from being left out.
private struct ChosenCountries: View {
  let countries: [CountryStats]
  let remove: (CountryCode) -> Void

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 200), alignment: .leading)], alignment: .leading) {
      ForEach(countries) { country in
        Button(action: { remove(country.id) }) {
          HStack(spacing: 8) {
            Text(verbatim: country.flagEmoji)
            Text(verbatim: country.name)
            Image(systemName: "xmark")
          }
        }
        .buttonStyle(.bordered)
        .accessibilityLabel(Text("Remove \(country.name)", bundle: .module))
        .accessibilityIdentifier(ChartID.chosen(country.id))
      }
    }
    .padding(.vertical, 8)
  }
}
