import DesignSystem
import Domain
import PortableUI

/// Who posts in a workspace, most messages first; each leads to all messages of the person.
struct MemberList: View {
  let contents: ArchiveContents
  let workspace: WorkspacePath
  let route: Binding<WorkspacesRoute>

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    ArchiveQueryView(contents.members(of: workspace.workspace)) { members in
      let scope = SearchScope(workspace: workspace.workspace)
      SearchedScreen(archive: workspace.archive, contents: contents, scope: scope, route: route) { list(members) }
        .navigationTitle(Text("Members", bundle: .module))
    }
  }

  private func list(_ members: [MemberSummary]) -> some View {
    let format = PostedFormat(timeZone: timeZone, locale: locale)
    return List {
      Section {
        ForEach(members) { MemberRow(summary: $0, format: format) }
      }
    }
    .groupedList()
  }
}

private struct MemberRow: View {
  let summary: MemberSummary
  let format: PostedFormat

  var body: some View {
    NavigationLink(value: ConversationStep.member(summary.id)) {
      HStack(spacing: 12) {
        MemberAvatar(look: MemberLook(summary.member))
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: summary.member.displayName)
          VStack(alignment: .leading) {
            Text("\(summary.messages) messages", bundle: .module)
            Text("Newest message: \(format.format(summary.latest))", bundle: .module)
          }
          .font(.caption)
          .foregroundStyle(.secondary)
        }
      }
    }
    .accessibilityIdentifier(WorkspacesID.memberRow(summary.id))
  }
}
