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
          Text("Choose up to \(ChartRoute.mostOthers) countries", bundle: .module)
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

  /// The chosen ones first, so that they can be taken away again.
  private var countries: [CountryStats] {
    let others = model.countries(for: locale, search: search).filter { $0.id != own }
    return others.filter { isChosen($0.id) } + others.filter { !isChosen($0.id) }
  }

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
    .disabled(!isChosen && model.chart.others.count >= ChartRoute.mostOthers)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .accessibilityIdentifier(ChartID.other(country.id))
  }
}
