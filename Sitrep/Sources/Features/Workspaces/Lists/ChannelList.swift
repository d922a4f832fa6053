import DesignSystem
import Domain
import Foundation
import PortableUI

/// A workspace's channels (R126, R135-R137), or what a search finds in them.
struct ChannelList: View {
  let contents: ArchiveContents
  let workspace: WorkspacePath
  let route: Binding<WorkspacesRoute>

  var body: some View {
    ArchiveQueryView(contents.workspaces) { workspaces in
      if let summary = workspaces.first(where: { $0.id == workspace.workspace }) {
        SearchedScreen(archive: workspace.archive, contents: contents, scope: scope, route: route) {
          ArchiveQueryView(contents.channels(of: summary.id)) { ChannelRows(workspace: summary, channels: $0) }
        }
        .toolbar { SearchFilters(contents: contents, scope: scope, search: route.search) }
        .navigationTitle(Text(verbatim: summary.displayName))
      } else {
        MissingArchiveNotice()
      }
    }
  }

  private var scope: SearchScope { SearchScope(workspace: workspace.workspace) }
}

/// The channels, under headings where they are of several kinds, and the way to the members.
private struct ChannelRows: View {
  let workspace: ConversationSummary
  let channels: [ConversationSummary]

  var body: some View {
    TimelineView(AgeSchedule(posted: channels.compactMap(\.activity.latest))) { timeline in
      List {
        if kinds.count > 1 {
          ForEach(kinds, id: \.self) { kind in
            Section {
              rows(channels.filter { $0.kind == kind }, at: timeline.date)
            } header: {
              kind.title
            }
          }
        } else {
          Section {
            if channels.isEmpty {
              Text("This workspace has no channels.", bundle: .module)
                .foregroundStyle(.secondary)
                .accessibilityIdentifier(WorkspacesID.noChannels)
            }
            rows(channels, at: timeline.date)
          }
        }
        if workspace.activity.members > 0 {
          Section { membersLink }
        }
      }
      .groupedList()
    }
  }

  private var kinds: [ConversationKind] {
    let present = Set(channels.map(\.kind))
    return ConversationKind.allCases.filter(present.contains)
  }

  private func rows(_ listed: [ConversationSummary], at now: Date) -> some View {
    let repeated = channels.repeatedNames
    return ForEach(listed) { channel in
      ConversationRow(summary: channel, glyph: "✉", destination: ConversationStep.channel(channel.id), now: now) {
        if repeated.contains(channel.displayName) { DistinctionText(summary: channel) }
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(WorkspacesID.channel(channel.id))
    }
  }

  private var membersLink: some View {
    NavigationLink(value: ConversationStep.members) {
      HStack {
        Text("Members", bundle: .module)
        Spacer()
        Text(workspace.activity.members, format: .count)
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityIdentifier(WorkspacesID.members)
  }
}

@MainActor extension ConversationKind {
  /// What stands above the conversations of a kind.
  fileprivate var title: Text {
    switch self {
    case .channel: Text("Channels", bundle: .module)
    case .privateChannel: Text("Private channels", bundle: .module)
    case .directMessage: Text("Direct messages", bundle: .module)
    }
  }
}
