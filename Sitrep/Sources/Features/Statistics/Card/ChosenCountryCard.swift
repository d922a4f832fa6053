import DesignSystem
import Domain
import Foundation
import PortableUI

/// The figures of one country that the person chose, above the list of all (R45, D2).
///
/// It is the header of the list and no section of it, and so low that the list begins in a phone's first view.
struct ChosenCountryCard: View {
  let model: CountryStatsViewModel

  @AppStorage(StatisticsSettings.chosenCountry) private var profileChoice = StatisticsSettings.firstCountry
  @AppStorage(NetworkSettings.showsFlagPictures) private var showsFlagPictures = false
  @Environment(\.locale) private var locale
  @State private var choosesCountry = false

  var body: some View {
    let provenance = model.provenance(of: country)
    VStack(alignment: .leading, spacing: 2) {
      Button(action: { choosesCountry = true }) {
        ChosenCountryLabel(code: chosen, country: country, flag: flag)
      }
      .buttonStyle(CardButtonStyle())
      .accessibilityIdentifier(StatisticsID.card)
      if let country {
        CardFigures(
          country: country, isToday: provenance.age == .today, kinds: model.kinds, weekEnd: model.weekEnd)
      } else {
        Text("There are no figures for this country.", bundle: .module)
          .accessibilityIdentifier(StatisticsID.cardMissing)
      }
      VStack(alignment: .leading, spacing: 0) {
        if model.isDayChosen { CardDay(model: model) }
        CardOrigin(origin: provenance)
        CardActions(model: model, country: country)
      }
    }
    .font(.body)
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(StatisticsID.cardArea)
    .sheet(isPresented: $choosesCountry) {
      CountryPicker(model: model, chosen: choice, flags: model.flagPictures(showsFlagPictures))
    }
  }

  private var chosen: String { choice.wrappedValue }

  /// An imported outbreak has a country of its own: until one is chosen the profile's or, without figures of that, the
  /// one with the most cases.
  private var choice: Binding<String> {
    guard let own = model.sources.scope?.choice else { return $profileChoice }
    return Binding {
      own.place?.country?.rawValue ?? model.firstCountry(preferring: profileChoice)
    } set: {
      if let code = CountryCode($0) { own.choose(.country(code)) }
    }
  }

  private var country: CountryStats? {
    CountryCode(chosen).flatMap { model.country($0, for: locale) }
  }

  private var flag: URL? {
    CountryCode(chosen).flatMap { model.flagPictures(showsFlagPictures)[$0] }
  }
}

/// Flag, name and the picker's sign: each of them opens the list of countries (R47).
private struct ChosenCountryLabel: View {
  let code: String
  let country: CountryStats?
  let flag: URL?

  var body: some View {
    HStack(spacing: 12) {
      FlagView(emoji: country?.flagEmoji ?? "🏳️", picture: flag, side: 28)
        .font(.title2)
        .accessibilityIdentifier(StatisticsID.cardFlag)
      name
        .font(.headline)
        .accessibilityIdentifier(StatisticsID.cardName)
      Spacer(minLength: 0)
      Image(systemName: "chevron.up.chevron.down")
        .accessibilityLabel(Text("Choose another country", bundle: .module))
        .accessibilityIdentifier(StatisticsID.cardPicker)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    .foregroundStyle(.primary)
  }

  private var name: Text {
    guard let country else { return Text(verbatim: code) }
    return Text("\(country.name) (\(code))", bundle: .module)
  }
}

/// The day that was chosen, the way back from it, and what is to be said of it.
private struct CardDay: View {
  let model: CountryStatsViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ChosenDayChip(model: model, identifier: StatisticsID.cardDay)
      if let missing = model.missingDay {
        MissingDayNotice(day: missing, identifier: StatisticsID.cardMissingDay)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}

/// Of which day the figures are, how old that is, and whose they are, in one line.
///
/// What has no room in it stands below the list as well.
private struct CardOrigin: View {
  let origin: FiguresProvenance

  var body: some View {
    origin.line
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .accessibilityIdentifier(StatisticsID.cardOrigin)
  }
}

extension CountryStatsViewModel {
  /// The code of a country with figures: the preferred one, else the one with the most cases.
  fileprivate func firstCountry(preferring code: String) -> String {
    let rows = library.report.rows
    if rows.contains(where: { $0.id.rawValue == code }) { return code }
    let most = rows.max { ($0.confirmed.total ?? -1, $1.id) < ($1.confirmed.total ?? -1, $0.id) }
    return most?.id.rawValue ?? code
  }
}
