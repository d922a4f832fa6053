import DesignSystem
import Domain
import PortableUI

/// A message and what replies to it, oldest first.
struct ThreadScreen: View {
  let contents: ArchiveContents
  let workspace: WorkspacePath
  let path: ChannelPath
  let root: String
  let route: Binding<WorkspacesRoute>

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    ArchiveQueryView(contents.thread(root, in: path)) { messages in
      if messages.isEmpty {
        MissingArchiveNotice()
      } else {
        let scope = SearchScope(workspace: path.workspace, channel: path.channel)
        SearchedScreen(archive: workspace.archive, contents: contents, scope: scope, route: route) { list(messages) }
          .navigationTitle(Text("Thread", bundle: .module))
      }
    }
  }

  private func list(_ messages: [Message]) -> some View {
    let format = PostedFormat(timeZone: timeZone, locale: locale)
    return List {
      Section {
        ForEach(messages) { message in
          RouteLink(WorkspacesRoute(workspace, [.channel(path.channel), .message(message.id)])) {
            PostedMessage(message: message, format: format, continues: false).equatable()
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
  }
}
