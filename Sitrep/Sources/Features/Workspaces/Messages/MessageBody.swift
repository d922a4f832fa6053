import DesignSystem
import Domain
import Foundation
import PortableUI

/// What a message says, and what came with it: attachments, the names of files, reactions.
struct MessageBody: View {
  let message: Message

  var body: some View {
    if let details = message.details {
      VStack(alignment: .leading, spacing: 8) {
        DetailedText(message: message, details: details)
        ForEach(details.attachments.indices, id: \.self) { index in
          AttachmentView(attachment: details.attachments[index])
        }
        ForEach(details.files.indices, id: \.self) { index in
          FileLabel(file: details.files[index])
        }
        if !details.reactions.isEmpty { Reactions(reactions: details.reactions) }
      }
    } else {
      Text(verbatim: message.content)
        .accessibilityIdentifier(WorkspacesID.content)
    }
  }
}

/// The text, or what stands for it.
private struct DetailedText: View {
  let message: Message
  let details: MessageDetails

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      switch details.kind {
      case .deleted:
        Text("This message was deleted.", bundle: .module)
          .italic()
          .foregroundStyle(.secondary)
      case .arrival, .event:
        text
          .font(.subheadline)
          .foregroundStyle(.secondary)
      case .action:
        Text(verbatim: details.body?.plain ?? message.content)
          .italic()
          .accessibilityIdentifier(WorkspacesID.content)
      case .message, .bot: text
      }
      if let edited = details.edited { EditedMark(edited: edited) }
    }
  }

  @ViewBuilder private var text: some View {
    if let body = details.body {
      if !body.blocks.isEmpty {
        MessageText(text: body)
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier(WorkspacesID.content)
      }
    } else if !message.content.isEmpty {
      Text(verbatim: message.content)
        .accessibilityIdentifier(WorkspacesID.content)
    }
  }
}

private struct EditedMark: View {
  let edited: Date

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Text("Edited \(edited, format: PostedFormat(timeZone: timeZone))", bundle: .module)
      .font(.caption)
      .foregroundStyle(.secondary)
  }
}
