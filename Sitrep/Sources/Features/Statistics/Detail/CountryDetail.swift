import DesignSystem
import Domain
import PortableUI

/// One country: its flag and three bars with their captions, then what they are made of.
package struct CountryDetail: View {
  private let model: CountryStatsViewModel
  private let country: CountryStats
  private let populationRequest: Binding<PopulationRequest?>

  package init(
    model: CountryStatsViewModel, country: CountryStats, populationRequest: Binding<PopulationRequest?> = .constant(nil)
  ) {
    self.model = model
    self.country = country
    self.populationRequest = populationRequest
  }

  package var body: some View {
    ScrollView {
      AdaptiveColumns {
        CountryFlag(model: model, country: country)
        CountryGraphs(country: country, kinds: model.kinds).equatable()
      } trailing: {
        CountryChart(model: model, country: country)
          .id(country.id)
      } footer: {
        CountryFacts(
          country: country, origin: model.provenance(of: country), kinds: model.kinds, weekEnd: model.weekEnd,
          isReported: model.sources.scope != nil
        )
        .equatable()
        if model.sources.scope?.hasFatality == true { CountryFatality(figures: country.figures) }
        if model.sources.scope?.isWiderChina(country.id) == true { WiderChinaNote() }
        CountryRates(model: model, country: country, populationRequest: populationRequest)
      }
      .frame(maxWidth: 1500, alignment: .leading)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(Text(verbatim: country.name))
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        ShareMenu(model: model, country: country, chart: .shown, id: .detail)
          .labelStyle(.iconOnly)
      }
      ToolbarItem(placement: .primaryAction) {
        WatchButton(model: model, country: country)
      }
    }
  }
}

/// The flag, large and in the middle.
private struct CountryFlag: View {
  let model: CountryStatsViewModel
  let country: CountryStats

  @AppStorage(NetworkSettings.showsFlagPictures) private var showsFlagPictures = false

  var body: some View {
    FlagView(
      emoji: country.flagEmoji, picture: model.flagPictures(showsFlagPictures)[country.id], side: 100
    )
    .font(.system(size: 100))
    .accessibilityIdentifier(StatisticsID.detailFlag)
    .frame(maxWidth: .infinity)
  }
}

/// Watches the country, or stops watching it.
private struct WatchButton: View {
  let model: CountryStatsViewModel
  let country: CountryStats

  var body: some View {
    Button {
      model.watchButtonTapped(country.id)
    } label: {
      Image(systemName: country.isWatched ? "eye" : "eye.slash")
        .accessibilityLabel(label)
    }
    // Another button once the country is watched: a page from before, pressed now, must not undo what it says it does.
    .id(country.isWatched)
    .singleKeyShortcut("w")
    .accessibilityIdentifier(StatisticsID.watchButton)
  }

  private var label: Text {
    country.isWatched
      ? Text("Watched. Press to stop watching.", bundle: .module)
      : Text("Not watched. Press to watch.", bundle: .module)
  }
}
