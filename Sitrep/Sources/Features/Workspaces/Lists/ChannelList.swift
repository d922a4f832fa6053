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

private struct ChannelRows: View {
  let workspace: ConversationSummary
  let channels: [ConversationSummary]

  var body: some View {
    let repeated = channels.repeatedNames
    TimelineView(AgeSchedule(posted: channels.compactMap(\.activity.latest))) { timeline in
      List {
        Section {
          if channels.isEmpty {
            Text("This workspace has no channels.", bundle: .module)
              .foregroundStyle(.secondary)
              .accessibilityIdentifier(WorkspacesID.noChannels)
          }
          ForEach(channels) { channel in
            ConversationRow(
              summary: channel, glyph: "✉", destination: ConversationStep.channel(channel.id), now: timeline.date
            ) {
              if repeated.contains(channel.displayName) { DistinctionText(summary: channel) }
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier(WorkspacesID.channel(channel.id))
          }
        }
        if workspace.activity.members > 0 {
          Section {
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
      }
      .groupedList()
    }
  }
}
