import DesignSystem
import Domain
import PortableUI

/// What can be done with the chosen country, as signs in one row: refresh, share, open; and what became of a refresh.
///
/// The first press of Refresh asks whether the network may be used at all (D26), and offers flags with it (R58).
struct CardActions: View {
  let model: CountryStatsViewModel
  let country: CountryStats?

  @AppStorage(NetworkSettings.mayAskForFigures) private var mayAsk = false
  @AppStorage(NetworkSettings.showsFlagPictures) private var showsFlagPictures = false
  @AppStorage(NetworkSettings.mayAskWHO) private var mayAskWHO = false
  @Environment(OutbreakLibrary.self) private var outbreaks: OutbreakLibrary?
  @State private var asksWhether = false
  /// True once this window asked WHO for its first figures: it goes there when they have come.
  @State private var awaitsWHO = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if case .running(let progress) = library.refreshState {
        RefreshProgressRow(progress: progress, host: library.feedHost) { library.cancelRefresh() }
      } else {
        actions
      }
      RefreshOutcome(
        state: library.refreshState, asOf: library.report.asOf, source: library.report.source.name,
        host: library.feedHost)
      if let outbreaks, let who = outbreaks.refresh, showsWHO(outbreaks) {
        WHORefreshRows(library: outbreaks, refresh: who)
        if mayAsk || !library.canRefresh, !isImported {
          WHORefreshButton(library: outbreaks, refresh: who, hasAsked: { awaitsWHO = true }).labelStyle(.titleOnly)
        }
      }
      if !library.canRefresh, !isImported {
        Text("No source for newer figures is set.", bundle: .module)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .onChange(of: outbreaks?.fed?.id) { _, id in
      if let id, awaitsWHO { model.route.show(id) }
      awaitsWHO = false
    }
    .confirmationDialog(
      Text("Get newer figures from \(library.feedHost)?", bundle: .module), isPresented: $asksWhether,
      titleVisibility: .visible
    ) {
      Button(action: { allow(withFlags: false) }) { Text("Get figures", bundle: .module) }
        .accessibilityIdentifier(StatisticsID.refreshAllow)
      if offersFlags {
        Button(action: { allow(withFlags: true) }) { Text("Get figures and flags", bundle: .module) }
          .accessibilityIdentifier(StatisticsID.refreshAllowFlags)
      }
      if let who = outbreaks?.refresh, outbreaks?.fed == nil {
        Button(action: { allowWHO(who) }) {
          Text("WHO, weekly, to its latest week (1 request, about 0.6 MB)", bundle: .module)
        }
        .accessibilityIdentifier(StatisticsID.refreshAllowWHO)
      }
      Button(role: .cancel, action: {}) { Text("Cancel", bundle: .module) }
    } message: {
      question
    }
  }

  private var actions: some View {
    HStack(spacing: 8) {
      if !isImported {
        refreshButton
      } else if isFed, let outbreaks, let who = outbreaks.refresh {
        WHORefreshButton(library: outbreaks, refresh: who)
      }
      if let country {
        ShareMenu(model: model, country: country, chart: .upToFigures, id: .card)
        DetailsLink(code: country.id)
      }
      OverviewLink()
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
  }

  private var refreshButton: some View {
    Button(action: refresh) {
      Label {
        Text("Refresh", bundle: .module)
      } icon: {
        Image(systemName: "arrow.clockwise")
      }
    }
    .disabled(!library.canRefresh)
    .accessibilityIdentifier(StatisticsID.refresh)
  }

  /// True for the outbreak that WHO's figures are kept in.
  private var isFed: Bool { model.sources.scope?.outbreak.feed != nil }

  /// WHO's answer is told of on its own outbreak's card; on the first one's until that is there.
  private func showsWHO(_ outbreaks: OutbreakLibrary) -> Bool { isImported ? isFed : outbreaks.fed == nil }

  private func allowWHO(_ who: OutbreakRefresh) {
    mayAskWHO = true
    awaitsWHO = true
    who.refresh()
  }

  /// True for an outbreak out of files, which has no source to ask.
  private var isImported: Bool { model.sources.scope != nil }

  private var question: Text {
    let figures = Text(
      """
      Each time you press Refresh, Sitrep sends \(library.feedHost) two requests: for the latest day and for the day \
      before. Nothing about you is sent, and Sitrep never does this on its own.
      """, bundle: .module)
    guard offersFlags else { return figures }
    return figures + Text(verbatim: " ")
      + Text("With flags, it also gets a picture of each country’s flag, once.", bundle: .module)
  }

  private var library: StatisticsLibrary { model.library }

  private var offersFlags: Bool { model.sources.flags != nil && !showsFlagPictures }

  private func refresh() {
    if mayAsk { library.refresh() } else { asksWhether = true }
  }

  private func allow(withFlags: Bool) {
    mayAsk = true
    if withFlags { showsFlagPictures = true }
    library.refresh()
  }
}

/// The way to the country's own screen.
private struct DetailsLink: View {
  let code: CountryCode

  var body: some View {
    NavigationLink(value: StatisticsSelection.country(code)) {
      Label {
        Text("Details", bundle: .module)
      } icon: {
        Image(systemName: "chart.bar")
      }
    }
    .buttonStyle(SignLinkStyle())
    .frame(width: 54)
    .accessibilityIdentifier(StatisticsID.cardDetails)
  }
}

/// The way to the world on one screen.
private struct OverviewLink: View {
  var body: some View {
    NavigationLink(value: StatisticsSelection.overview) {
      Label {
        Text("Overview", bundle: .module)
      } icon: {
        Image(systemName: "globe")
      }
    }
    .buttonStyle(SignLinkStyle())
    .frame(width: 54)
    .accessibilityIdentifier(OverviewID.link)
  }
}

/// A link that looks as the bordered buttons beside it: links have no such style of their own.
private struct SignLinkStyle: ButtonStyle {
  /// On the list's ground, light or dark, it is the colour of bordered buttons.
  private static let ground = Color(red: 0.741, green: 0.741, blue: 0.769, opacity: 0.2645)

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.tint)
      .frame(minWidth: 54, minHeight: 44)
      .background(
        configuration.isPressed ? Color.gray.opacity(0.4) : Self.ground, in: RoundedRectangle(cornerRadius: 10))
  }
}
