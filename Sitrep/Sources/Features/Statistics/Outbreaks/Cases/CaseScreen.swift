import DesignSystem
import Domain
import PortableUI

/// A screen that a line list has beside those of every outbreak.
struct CaseScreen: View {
  let screen: CaseScreenKind
  let list: CaseListModel
  let places: PlacesModel
  let route: Binding<StatisticsRoute>

  var body: some View {
    Group {
      switch screen {
      case .curve: CurveScreen(list: list, route: route)
      case .people: PeopleScreen(list: list, route: route)
      case .quality: QualityScreen(list: list, route: route.wrappedValue)
      case .report: ReportScreen(list: list, places: places, route: route)
      }
    }
    .navigationTitle(CaseWords.title(screen))
  }
}

/// A page of a line list: at most as wide as lines can be read.
struct CasePage<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) { content }
        .padding(16)
        .frame(maxWidth: 860, alignment: .leading)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The day that a page shows.
struct CaseDayNote: View {
  let outbreak: Outbreak
  let asOf: Day
  let isNearest: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("As of \(asOf, format: .day)", bundle: .module)
        .accessibilityIdentifier(CasesID.asOf)
      if isNearest {
        Text(
          """
          The nearest day is shown: figures are from \(outbreak.days.lowerBound, format: .day) to \
          \(outbreak.days.upperBound, format: .day)
          """, bundle: .module
        )
        .accessibilityIdentifier(CasesID.nearestDay)
      }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}

/// A heading within a page.
struct CaseHeading: View {
  let title: Text

  var body: some View {
    title
      .font(.title2)
      .bold()
      .accessibilityAddTraits(.isHeader)
  }
}

/// A row of a table: its name, its number, and in a second line what else it says.
struct CaseRow: View {
  let name: Text
  let value: Text
  var detail: Text?
  let identifier: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Divider()
      HStack(alignment: .firstTextBaseline) {
        name
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        value
          .monospacedDigit()
      }
      if let detail {
        detail
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(identifier)
  }
}
