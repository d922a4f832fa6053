import DesignSystem
import Domain
import Foundation
import PortableUI

/// One message; its poster's name is the title, and stands nowhere else (R132, R133, D37).
struct MessageScreen: View {
  let archive: any MessageArchive
  let path: ChannelPath
  let id: String

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    switch Result(catching: { try archive.message(id, in: path) }) {
    case .success(let message?): content(message)
    case .success(nil): MissingNotice()
    case .failure(let error): UnreadableNotice(error: error)
    }
  }

  private func content(_ message: Message) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: message.content)
          .textSelection(.enabled)
          .accessibilityIdentifier(WorkspacesID.content)
        Text(message.posted, format: PostedFormat(timeZone: timeZone))
          .font(.caption)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(WorkspacesID.posted)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(Text(verbatim: message.member.shownName))
  }
}
