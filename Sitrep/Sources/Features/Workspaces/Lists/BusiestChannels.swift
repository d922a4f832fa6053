import DesignSystem
import Domain
import PortableUI

/// What stands where no workspace is chosen: the channels in which most was posted in each archive.
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

/// The channels of the week and those of all time.
private struct BusyWeekRows: View {
  let archive: String
  let week: BusyWeek?

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    if let week {
      let end = PostedFormat(timeZone: timeZone, locale: locale).format(week.end)
      let (inWeek, ever) = (week.channels.map(\.messages).max(), week.allTime.map(\.channel.activity.count).max())
      caption(Text("The 7 days up to the newest message, \(end)", bundle: .module))
        .accessibilityIdentifier(WorkspacesID.week)
      ForEach(week.channels) { channel in
        BusyChannelLink(archive: archive, channel: channel, count: channel.messages, most: inWeek)
          .accessibilityIdentifier(WorkspacesID.busyChannel(channel.id))
      }
      caption(Text("The whole archive", bundle: .module))
      ForEach(week.allTime) { channel in
        BusyChannelLink(archive: archive, channel: channel, count: channel.channel.activity.count, most: ever)
          .accessibilityIdentifier(WorkspacesID.busiestChannel(channel.id))
      }
    } else {
      Text("No messages", bundle: .module)
        .foregroundStyle(.secondary)
    }
  }

  private func caption(_ text: Text) -> some View {
    text
      .font(.caption)
      .foregroundStyle(.secondary)
      .accessibilityAddTraits(.isHeader)
  }
}

/// A channel with its workspace, and how much was posted there beside the busiest one.
private struct BusyChannelLink: View {
  let archive: String
  let channel: BusyWeek.Channel
  let count: Int
  let most: Int?

  var body: some View {
    let workspace = WorkspacePath(archive: archive, workspace: channel.workspace.id)
    RouteLink(WorkspacesRoute(workspace, [.channel(channel.channel.id)])) {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(verbatim: channel.channel.displayName)
            .foregroundStyle(.primary)
          Spacer()
          Text("\(count) messages", bundle: .module)
            .foregroundStyle(.secondary)
        }
        Text(verbatim: channel.workspace.displayName)
          .font(.caption)
          .foregroundStyle(.secondary)
        if let share = share(of: count, in: most) { ShareBar(share: share) }
      }
    }
  }
}
