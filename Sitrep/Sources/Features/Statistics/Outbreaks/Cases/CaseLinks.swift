import DesignSystem
import Domain
import PortableUI

/// The ways from the summary to the screens of a line list.
struct CaseLinks: View {
  let route: StatisticsRoute

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(CaseScreenKind.allCases, id: \.self) { screen in
        RouteLink(route.opening(screen)) { CaseWords.title(screen) }
          .accessibilityIdentifier(CasesID.link(screen))
      }
    }
    .padding(16)
  }
}

/// The ways from the list to an outbreak's screens beside its places.
struct ScreenSection: View {
  /// False of counts.
  let isLineList: Bool

  var body: some View {
    Section {
      if isLineList {
        ForEach(CaseScreenKind.allCases, id: \.self) { screen in
          NavigationLink(value: StatisticsSelection.cases(screen)) { CaseWords.title(screen) }
            .accessibilityIdentifier(CasesID.row(screen))
        }
      }
      NavigationLink(value: StatisticsSelection.room) { RoomWords.title }
        .accessibilityIdentifier(RoomID.row)
    }
  }
}
