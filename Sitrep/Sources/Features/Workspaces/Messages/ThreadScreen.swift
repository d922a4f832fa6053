import DesignSystem
import Domain
import PortableUI

/// A message and what replies to it, oldest first.
struct ThreadScreen: View {
  let contents: ArchiveContents
  let workspace: WorkspacePath
  let path: ChannelPath
  let root: String

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    ArchiveQueryView(contents.thread(root, in: path)) { messages in
      if messages.isEmpty {
        MissingArchiveNotice()
      } else {
        let format = PostedFormat(timeZone: timeZone, locale: locale)
        List {
          Section {
            ForEach(messages) { message in
              RouteLink(WorkspacesRoute(workspace, [.channel(path.channel), .message(message.id)])) {
                PostedMessage(message: message, format: format, continues: false)
                  .foregroundStyle(.primary)
              }
              .accessibilityIdentifier(WorkspacesID.message(message.id))
            }
          } header: {
            Text("\(messages.count - 1) replies", bundle: .module)
              .accessibilityIdentifier(WorkspacesID.replyCount)
          }
        }
        .groupedList()
        .navigationTitle(Text("Thread", bundle: .module))
      }
    }
  }
}
