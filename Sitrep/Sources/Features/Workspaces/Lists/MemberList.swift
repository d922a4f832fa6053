import DesignSystem
import Domain
import PortableUI

/// Who posts in a workspace, most messages first; each leads to all messages of the person.
struct MemberList: View {
  let contents: ArchiveContents
  let workspace: String

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    ArchiveQueryView(contents.members(of: workspace)) { members in
      let format = PostedFormat(timeZone: timeZone, locale: locale)
      List {
        Section {
          ForEach(members) { MemberRow(summary: $0, format: format) }
        }
      }
      .groupedList()
      .navigationTitle(Text("Members", bundle: .module))
    }
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
