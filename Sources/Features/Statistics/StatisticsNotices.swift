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

/// The day of the figures, with a plain word where they are old (D3).
struct DateNotice: View {
  let model: CountryStatsViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      asOf
        .accessibilityIdentifier(StatisticsID.asOf)
      if case .old(let days) = model.age {
        Text("These figures are \(days) days old.", bundle: .module)
          .accessibilityIdentifier(StatisticsID.ageNotice)
      }
    }
  }

  private var asOf: Text {
    if model.age == .today { return Text("As of today, \(model.asOf, format: .day)", bundle: .module) }
    return Text("As of \(model.asOf, format: .day)", bundle: .module)
  }
}

/// Who published the figures.
struct SourceNotice: View {
  let model: CountryStatsViewModel

  var body: some View {
    Text("Source: \(model.source.name)", bundle: .module)
      .accessibilityIdentifier(StatisticsID.source)
  }
}
