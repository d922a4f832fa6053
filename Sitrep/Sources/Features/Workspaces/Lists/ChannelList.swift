import DesignSystem
import Domain
import Foundation
import PortableUI

/// A workspace's channels (R126, R135-R137).
struct ChannelList: View {
  let archive: any MessageArchive
  let workspace: String

  var body: some View {
    switch Result(catching: { try content() }) {
    case .success((let summary?, let channels)): ChannelRows(workspace: summary, channels: channels)
    case .success((nil, _)): MissingNotice()
    case .failure(let error): UnreadableNotice(error: error)
    }
  }

  private func content() throws -> (ConversationSummary?, [ConversationSummary]) {
    (try archive.workspaces().first { $0.id == workspace }, try archive.channels(of: workspace))
  }
}

private struct ChannelRows: View {
  let workspace: ConversationSummary
  let channels: [ConversationSummary]

  var body: some View {
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
            )
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier(WorkspacesID.channel(channel.id))
          }
        }
      }
      .groupedList()
    }
    .navigationTitle(Text(verbatim: workspace.shownName))
  }
}
