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
        Text(verbatim: summary.name).foregroundStyle(.primary)
      }
      HStack(spacing: 8) {
        Indicator(
          glyph: glyph, value: count, label: Text("count for \(summary.name)", bundle: .module),
          identifier: WorkspacesID.count(summary.name)
        )
        .frame(maxWidth: Self.widthOfCounts)
        Indicator(
          glyph: "👤", value: members, label: Text("members active in \(summary.name)", bundle: .module),
          identifier: WorkspacesID.members(summary.name)
        )
        .frame(maxWidth: Self.widthOfCounts)
        Indicator(
          glyph: "⌚", value: latest, label: Text("latest message in \(summary.name)", bundle: .module),
          identifier: WorkspacesID.latest(summary.name))
      }
    }
  }

  /// Wide enough for six digits, and on the smallest phone the age keeps room for its words.
  private static var widthOfCounts: Double { 80 }

  @Environment(\.locale) private var locale

  private var count: String { summary.activity.count.formatted(.count.locale(locale)) }
  private var members: String { summary.activity.members.formatted(.count.locale(locale)) }

  private var latest: String {
    guard let latest = summary.activity.latest else { return "" }
    return AgeFormat(locale: locale).format(MessageAge(of: latest, at: now))
  }
}
