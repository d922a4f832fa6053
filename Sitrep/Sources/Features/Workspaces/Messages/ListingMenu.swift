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

  /// What was typed; nil: the day that is shown.
  ///
  /// Half a date is a date too, so the list waits for the button.
  @State private var chosen: Date?

  var body: some View {
    HStack(spacing: 8) {
      DatePicker(selection: date, displayedComponents: .date) {
        Text("Go to date", bundle: .module)
      }
      .labelsHidden()
      .accessibilityIdentifier(WorkspacesID.date)
      Button(action: go) { Text("Go", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(WorkspacesID.goToDate)
    }
  }

  private var date: Binding<Date> {
    Binding(get: { chosen ?? shown }, set: { chosen = $0 })
  }

  private var shown: Date {
    if case .day(let day) = start.wrappedValue { return day.noon(in: timeZone) }
    return latest
  }

  private func go() {
    start.wrappedValue = .day(Day.today(in: timeZone, now: date.wrappedValue))
    chosen = nil
  }
}
