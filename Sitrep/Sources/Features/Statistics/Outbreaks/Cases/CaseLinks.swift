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

/// The same ways in the list.
struct CaseSection: View {
  var body: some View {
    Section {
      ForEach(CaseScreenKind.allCases, id: \.self) { screen in
        NavigationLink(value: StatisticsSelection.cases(screen)) { CaseWords.title(screen) }
          .accessibilityIdentifier(CasesID.row(screen))
      }
    }
  }
}
