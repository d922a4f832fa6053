import DesignSystem
import Domain
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
          ForEach(countries) { country in
            row(country)
          }
        } header: {
          VStack(alignment: .leading, spacing: 4) {
            Text("Choose up to \(ChartRoute.mostOthers) countries", bundle: .module)
            if isFull {
              Text("Four lines can be told apart. Take a country away to choose another.", bundle: .module)
                .accessibilityIdentifier(ChartID.comparisonFull)
            }
          }
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

  /// The chosen ones first, so that they can be taken away again, then those that the person watches.
  private var countries: [CountryStats] {
    let others = model.countries(for: locale, search: search).filter { $0.id != own }
    let left = others.filter { !isChosen($0.id) }
    return others.filter { isChosen($0.id) } + left.filter(\.isWatched) + left.filter { !$0.isWatched }
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
