import DesignSystem
import Domain
import PortableUI

/// A workspace or a channel in its list: its name, and below it three indicators (R135-R151).
struct ConversationRow<Destination: Hashable & Codable>: View {
  let summary: ConversationSummary
  let glyph: String
  let destination: Destination
  let now: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      NavigationLink(value: destination) {
        Text(verbatim: summary.displayName).foregroundStyle(.primary)
      }
      LazyVGrid(columns: Self.columns, alignment: .leading, spacing: 4) {
        Indicator(
          glyph: glyph, value: count, label: Text("count for \(summary.name)", bundle: .module),
          identifier: WorkspacesID.count(summary.name))
        Indicator(
          glyph: "👤", value: members, label: Text("members active in \(summary.name)", bundle: .module),
          identifier: WorkspacesID.members(summary.name))
        Indicator(
          glyph: "⌚", value: latest, label: Text("latest message in \(summary.name)", bundle: .module),
          identifier: WorkspacesID.latest(summary.name))
      }
    }
  }

  /// Beside each other where there is room for the longest age, else in two or three lines.
  private static var columns: [GridItem] { [GridItem(.adaptive(minimum: 92), spacing: 8, alignment: .leading)] }

  @Environment(\.locale) private var locale

  private var count: String { summary.activity.count.formatted(.count.locale(locale)) }
  private var members: String { summary.activity.members.formatted(.count.locale(locale)) }

  private var latest: String {
    guard let latest = summary.activity.latest else { return "" }
    return AgeFormat(locale: locale).format(MessageAge(of: latest, at: now))
  }
}
