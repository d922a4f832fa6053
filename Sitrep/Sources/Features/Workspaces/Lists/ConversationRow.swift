import DesignSystem
import Domain
import PortableUI

/// A workspace or a channel in its list: its name, and below it three indicators (R135-R151).
///
/// Where another one has its name, what tells them apart stands between.
struct ConversationRow<Destination: Hashable & Codable, Distinction: View>: View {
  let summary: ConversationSummary
  let glyph: String
  let destination: Destination
  let now: Date
  @ViewBuilder let distinction: Distinction

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      NavigationLink(value: destination) {
        Text(verbatim: summary.displayName).foregroundStyle(.primary)
      }
      distinction
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

  /// In one line, on the smallest phone and in a sidebar too; in two or three where the text is large.
  ///
  /// They are so wide that a phone's row has no room for a fourth column, which would narrow the three.
  private static var columns: [GridItem] { [GridItem(.adaptive(minimum: 86.6), spacing: 4, alignment: .leading)] }

  @Environment(\.locale) private var locale

  private var count: String { summary.activity.count.formatted(.count.locale(locale)) }
  private var members: String { summary.activity.members.formatted(.count.locale(locale)) }

  private var latest: String {
    guard let latest = summary.activity.latest else { return "" }
    return AgeFormat(locale: locale).format(MessageAge(of: latest, at: now))
  }
}

/// What tells a conversation from others of its name: its first channel, if it is a workspace, and its newest message.
struct DistinctionText: View {
  let summary: ConversationSummary
  var firstChannel: String?

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let firstChannel { Text("First channel: \(firstChannel)", bundle: .module) }
      newest
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(WorkspacesID.distinction)
  }

  private var newest: Text {
    guard let latest = summary.activity.latest else { return Text("No messages", bundle: .module) }
    let posted = PostedFormat(timeZone: timeZone, locale: locale).format(latest)
    return Text("Newest message: \(posted)", bundle: .module)
  }
}

nonisolated extension [ConversationSummary] {
  /// The names that more than one of them shows.
  var repeatedNames: Set<String> {
    Set(Dictionary(grouping: map(\.displayName), by: \.self).filter { $1.count > 1 }.keys)
  }
}
