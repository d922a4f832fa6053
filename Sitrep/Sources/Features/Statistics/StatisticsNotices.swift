import DesignSystem
import Domain
import PortableUI

/// The detail of a code without figures.
struct UnknownCountryNotice: View {
  let code: CountryCode

  var body: some View {
    EmptyNotice(
      Text("No figures for \(code.rawValue)", bundle: .module),
      message: Text(
        "There is no country with the code \(code.rawValue) here. Choose one in the list.", bundle: .module),
      symbol: "questionmark.circle"
    )
    .navigationTitle(Text(verbatim: code.rawValue))
    .accessibilityIdentifier(StatisticsID.unknownCountry)
  }
}

/// The second section of the list while nothing is watched.
struct NothingWatchedNotice: View {
  var body: some View {
    Text("No watched countries yet. Open a country and tap the eye.", bundle: .module)
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
      Button(action: { model.search = "" }) { Text("Clear search", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(StatisticsID.clearSearch)
    }
  }

  private var notice: Text {
    model.showsOnlyWatched
      ? Text("No watched country matches “\(model.search)”.", bundle: .module)
      : Text("No country matches “\(model.search)”.", bundle: .module)
  }
}

/// Above a list in the order of rates that some of its countries lack: what is missing, and where it is entered.
struct PopulationsNotice: View {
  let gap: PopulationGap
  let request: Binding<PopulationRequest?>

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      text
        .accessibilityIdentifier(StatisticsID.populationsMissing)
      PublishedPopulationsButton(request: request)
    }
  }

  private var text: Text {
    switch gap {
    case .everywhere:
      Text(
        "To see rates, add populations in the World tab, or open a country and use your own number.", bundle: .module)
    case .countries(let count): Text("\(count) countries have no population and come last.", bundle: .module)
    }
  }
}

/// Above a list in the order of seven days' cases that could not all be read.
struct WeeksUnreadNotice: View {
  let count: Int
  let weekly: WeeklyCases

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Earlier days couldn’t be read for \(count) countries. Check the disk, then try again.", bundle: .module)
        .accessibilityIdentifier(StatisticsID.weeksUnread)
      Button(action: { weekly.readAgain() }) { Text("Try again", bundle: .module) }
        .accessibilityIdentifier(StatisticsID.readWeeksAgain)
    }
  }
}

/// The day of the figures, with a plain word where they are old (D3).
struct DateNotice: View {
  let origin: FiguresProvenance

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      asOf
        .accessibilityIdentifier(StatisticsID.asOf)
      if let missing = origin.missing { MissingDayNotice(day: missing, identifier: StatisticsID.missingDay) }
      if let age = origin.age.sentence {
        age
          .accessibilityIdentifier(StatisticsID.ageNotice)
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

  var body: some View {
    text
      .accessibilityIdentifier(StatisticsID.source)
    if let release = origin.release {
      Text("By the release of \(release, format: .day)", bundle: .module)
        .accessibilityIdentifier(StatisticsID.release)
    }
  }

  /// Files that no publisher is known of are their own source, and named once.
  private var text: Text {
    guard let files = origin.files, files != origin.source else {
      return Text("Source: \(origin.source)", bundle: .module)
    }
    return Text("Source: \(origin.source) (\(files))", bundle: .module)
  }
}
