import DesignSystem
import Domain
import PortableUI

/// What a program put below a message, such as the preview of a page.
struct AttachmentView: View {
  let attachment: MessageAttachment

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if !attachment.source.isEmpty {
        Text(verbatim: attachment.source)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      title
      if !attachment.body.blocks.isEmpty { MessageText(text: attachment.body) }
      ForEach(attachment.fields.indices, id: \.self) { index in
        VStack(alignment: .leading) {
          Text(verbatim: attachment.fields[index].title).font(.caption).bold()
          Text(verbatim: attachment.fields[index].value)
        }
      }
    }
    .font(.subheadline)
    .markedAsQuoted()
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(WorkspacesID.attachment)
  }

  @ViewBuilder private var title: some View {
    if !attachment.title.isEmpty {
      let target = attachment.link.map { RichTarget.link($0) }
      MessageText(text: RichText([.paragraph([RichRun(attachment.title, [.bold], to: target)])]))
    }
  }
}

/// A file by its name, or what it is where it has none; the archive has no files.
struct FileLabel: View {
  let file: SharedFile

  @Environment(\.locale) private var locale

  var body: some View {
    Label {
      VStack(alignment: .leading) {
        if hasName { Text(verbatim: file.name).lineLimit(2) }
        if let state { state.foregroundStyle(.secondary) }
        if hasName {
          Text(verbatim: facts)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
    } icon: {
      if hasName {
        Image(systemName: "doc")
      } else {
        Image(systemName: "doc").foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(WorkspacesID.file)
  }

  private var hasName: Bool { !file.name.allSatisfy(\.isWhitespace) }

  /// What had become of it; nil where its name is enough.
  private var state: Text? {
    switch file.state {
    case .deleted: Text("A deleted file", bundle: .module)
    case .hiddenByPlan: Text("A file that Slack’s plan hides", bundle: .module)
    case .present: hasName ? nil : Text("A file without a name", bundle: .module)
    }
  }

  /// Its kind and size, as far as they are known.
  private var facts: String {
    let size = file.size.map { Int64($0).formatted(.byteCount(style: .file).locale(locale)) }
    return [file.kind, size ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

/// How many answered with which emoji: those that are one character in columns, then each longer name as wide as it is.
struct Reactions: View {
  let reactions: [MessageReaction]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if reactions.contains(where: \.isOneCharacter) {
        LazyVGrid(columns: Self.columns, alignment: .leading, spacing: 6) {
          marks(reactions.filter(\.isOneCharacter))
        }
      }
      marks(reactions.filter { !$0.isOneCharacter })
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(WorkspacesID.reactions)
  }

  private static var columns: [GridItem] { [GridItem(.adaptive(minimum: 56), spacing: 6, alignment: .leading)] }

  private func marks(_ reactions: [MessageReaction]) -> some View {
    ForEach(reactions.indices, id: \.self) { index in ReactionMark(reaction: reactions[index]) }
  }
}

/// An emoji and a count; who they are is told to those who listen.
private struct ReactionMark: View {
  let reaction: MessageReaction

  var body: some View {
    Text(verbatim: "\(reaction.emoji) \(reaction.count)")
      .font(.caption)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
      .help(Text(verbatim: reaction.names.joined(separator: ", ")))
  }
}

nonisolated extension MessageReaction {
  /// False for one that is written by its name.
  fileprivate var isOneCharacter: Bool { emoji.count == 1 }
}
