import DesignSystem
import Domain
import PortableUI

/// The item of a country's menu in the list that watches the country, or stops watching it.
struct WatchItem: View {
  let model: CountryStatsViewModel
  let country: CountryCode

  var body: some View {
    Button(action: { model.watchButtonTapped(country) }) {
      if model.isWatched(country) {
        Label {
          Text("Stop watching", bundle: .module)
        } icon: {
          Image(systemName: "eye.slash")
        }
      } else {
        Label {
          Text("Watch", bundle: .module)
        } icon: {
          Image(systemName: "eye")
        }
      }
    }
    .singleKeyShortcut("w")
    .accessibilityIdentifier(StatisticsID.watchItem)
  }
}
