import DesignSystem
import Domain
import PortableUI

/// The detail column while no country is chosen.
struct NoCountryNotice: View {
  var body: some View {
    EmptyNotice(
      Text("No country chosen", bundle: .module),
      message: Text("Choose a country in the list to see its figures.", bundle: .module), symbol: "chart.bar"
    )
    .accessibilityIdentifier(StatisticsID.noCountry)
  }
}

/// The detail of a code without figures.
struct UnknownCountryNotice: View {
  let code: CountryCode

  var body: some View {
    EmptyNotice(
      Text("No figures for \(code.rawValue)", bundle: .module),
      message: Text(
        "This data has no country with the code \(code.rawValue). Choose one in the list.", bundle: .module),
      symbol: "questionmark.circle"
    )
    .navigationTitle(Text(verbatim: code.rawValue))
    .accessibilityIdentifier(StatisticsID.unknownCountry)
  }
}

/// The second section of the list while nothing is watched.
struct NothingWatchedNotice: View {
  var body: some View {
    Text("You watch no country yet. Open a country and press the eye.", bundle: .module)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(StatisticsID.nothingWatched)
  }
}

/// The second section of the list where a search finds nothing.
struct NothingFoundNotice: View {
  let model: CountryStatsViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      notice
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(StatisticsID.nothingFound)
      Button(action: { model.search = "" }) { Text("Clear the search", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(StatisticsID.clearSearch)
    }
  }

  private var notice: Text {
    model.showsOnlyWatched
      ? Text("You watch no country that “\(model.search)” finds.", bundle: .module)
      : Text("No country has a name or a code that begins with “\(model.search)”.", bundle: .module)
  }
}

/// The day of the figures, with a plain word where they are old (D3).
struct DateNotice: View {
  let origin: FiguresProvenance
  /// Where it stands, for its parts to be told apart.
  var place = StatisticsID.Place.list

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      asOf
        .accessibilityIdentifier(StatisticsID.asOf(place))
      if case .old(let days) = origin.age {
        Text("These figures are \(days) days old.", bundle: .module)
          .accessibilityIdentifier(StatisticsID.ageNotice(place))
      }
    }
  }

  private var asOf: Text {
    if origin.age == .today { return Text("As of today, \(origin.asOf, format: .day)", bundle: .module) }
    return Text("As of \(origin.asOf, format: .day)", bundle: .module)
  }
}

/// Who published the figures.
struct SourceNotice: View {
  let origin: FiguresProvenance
  var place = StatisticsID.Place.list

  var body: some View {
    text
      .accessibilityIdentifier(StatisticsID.source(place))
  }

  private var text: Text {
    if let file = origin.file { return Text("Source: \(origin.source), from the file “\(file)”", bundle: .module) }
    return Text("Source: \(origin.source)", bundle: .module)
  }
}
