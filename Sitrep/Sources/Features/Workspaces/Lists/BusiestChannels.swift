import DesignSystem
import Domain
import PortableUI

/// What stands where no workspace is chosen: the channels in which most was posted in each archive's last week.
struct BusiestChannels: View {
  let model: WorkspacesModel

  var body: some View {
    List {
      ForEach(model.entries) { entry in
        Section {
          ArchiveQueryView(model.contents(of: entry).busyWeek) { BusyWeekRows(archive: entry.id, week: $0) }
        } header: {
          ArchiveEntryTitle(entry: entry)
        }
      }
      Section {
        Text("Choose a workspace to see its channels.", bundle: .module)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(WorkspacesID.noWorkspace)
      }
    }
    .groupedList()
    .navigationTitle(Text("Busiest channels", bundle: .module))
  }
}

/// The week, and its channels.
private struct BusyWeekRows: View {
  let archive: String
  let week: BusyWeek?

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    if let week {
      let end = PostedFormat(timeZone: timeZone, locale: locale).format(week.end)
      let most = week.channels.map(\.messages).max()
      Text("The 7 days up to the newest message, \(end)", bundle: .module)
        .font(.caption)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(WorkspacesID.week)
      ForEach(week.channels) { channel in
        RouteLink(
          WorkspacesRoute(
            WorkspacePath(archive: archive, workspace: channel.workspace.id), [.channel(channel.channel.id)])
        ) {
          BusyChannelLabel(channel: channel, most: most)
        }
        .accessibilityIdentifier(WorkspacesID.busyChannel(channel.id))
      }
    } else {
      Text("No messages", bundle: .module)
        .foregroundStyle(.secondary)
    }
  }
}

/// A channel with its workspace, and how much was posted there beside the busiest one.
private struct BusyChannelLabel: View {
  let channel: BusyWeek.Channel
  let most: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(verbatim: channel.channel.displayName)
          .foregroundStyle(.primary)
        Spacer()
        Text("\(channel.messages) messages", bundle: .module)
          .foregroundStyle(.secondary)
      }
      Text(verbatim: channel.workspace.displayName)
        .font(.caption)
        .foregroundStyle(.secondary)
      if let share = share(of: channel.messages, in: most) { ShareBar(share: share) }
    }
  }
}
