import DesignSystem
import Domain
import Foundation
import PortableUI

/// How a channel's messages are listed, in the bar.
struct ListingMenu: ToolbarContent {
  let channel: ConversationSummary
  let route: Binding<WorkspacesRoute>

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Menu {
        Toggle(isOn: route.listing.isNewestFirst) { Text("Newest first", bundle: .module) }
          .accessibilityIdentifier(WorkspacesID.newestFirst)
        if channel.arrivals > 0 {
          Toggle(isOn: route.listing.showsArrivals) { Text("Show who joined and left", bundle: .module) }
            .accessibilityIdentifier(WorkspacesID.showsArrivals)
        }
      } label: {
        Label {
          Text("Order", bundle: .module)
        } icon: {
          Image(systemName: "arrow.up.arrow.down")
        }
        .labelStyle(.iconOnly)
      }
      .accessibilityIdentifier(WorkspacesID.listingMenu)
    }
  }
}

/// Shows a list from any of its days on.
struct GoToDate: View {
  /// When the newest message was posted.
  let latest: Date
  let start: Binding<ListStart?>

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    DayField(
      Text("Go to date", bundle: .module), button: Text("Go", bundle: .module), shown: shown,
      identifier: WorkspacesID.date, buttonIdentifier: WorkspacesID.goToDate
    ) { start.wrappedValue = .day($0) }
  }

  private var shown: Day {
    if case .day(let day) = start.wrappedValue { day } else { Day.today(in: timeZone, now: latest) }
  }
}
