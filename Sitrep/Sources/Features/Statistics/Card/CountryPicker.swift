import DesignSystem
import Domain
import Foundation
import PortableUI

/// The list of countries to choose from: a row for each (R47, R59, R60).
struct CountryPicker: View {
  let model: CountryStatsViewModel
  let chosen: Binding<String>
  let flags: FlagPictures

  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        PickerRows(countries: countries, search: search, chosen: chosen.wrappedValue, flags: flags) { code in
          chosen.wrappedValue = code.rawValue
          dismiss()
        }
      }
      .groupedList()
      .searchable(text: $search, prompt: Text("Name or code", bundle: .module))
      .navigationTitle(Text("Choose a country", bundle: .module))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(action: { dismiss() }) { Text("Close", bundle: .module) }
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier(StatisticsID.pickerClose)
        }
      }
    }
  }

  private var countries: [CountryStats] { model.countries(for: locale, search: search) }
}

/// A row for each country.
private struct PickerRows: View {
  let countries: [CountryStats]
  let search: String
  let chosen: String
  let flags: FlagPictures
  let choose: @MainActor (CountryCode) -> Void

  var body: some View {
    if countries.isEmpty {
      Text("No country matches “\(search)”.", bundle: .module)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(StatisticsID.pickerNothing)
    }
    ForEach(countries) { country in
      Button(action: { choose(country.id) }) {
        PickerRow(country: country, isChosen: country.id.rawValue == chosen, flag: flags[country.id])
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(country.id.rawValue == chosen ? .isSelected : [])
      .accessibilityIdentifier(StatisticsID.pick(country.id))
    }
  }
}

/// A country to choose.
private struct PickerRow: View {
  let country: CountryStats
  let isChosen: Bool
  let flag: URL?

  var body: some View {
    HStack(spacing: 12) {
      FlagView(emoji: country.flagEmoji, picture: flag)
        .font(.title2)
      Text(verbatim: country.name)
      Spacer()
      if isChosen {
        Image(systemName: "checkmark")
          .foregroundStyle(.tint)
          .accessibilityHidden(true)
      }
    }
  }
}
