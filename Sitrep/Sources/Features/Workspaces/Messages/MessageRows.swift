import DesignSystem
import Domain
import PortableUI

/// A list's messages under the headings of their days.
struct MessageRows<Value: Sendable, Row: View>: View {
  let messages: MessagePages<Value>

  /// How many of them are left out at the beginning.
  var from = 0

  /// True where replies stand under the message that began their thread.
  var hasThreads = false
  let message: KeyPath<Value, Message>

  /// Shows a message, by how it stands to the one above it.
  @ViewBuilder let row: (Value, MessageDays.Place, PostedFormat) -> Row

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let format = PostedFormat(timeZone: timeZone, locale: locale)
    let days = MessageDays(timeZone: timeZone, locale: locale)
    ForEach(min(from, messages.count)..<messages.count, id: \.self) { index in
      switch messages[index] {
      case .value(let value):
        let message = value[keyPath: message]
        let place = self.place(of: message, at: index, days)
        if place == .startsDay { DayHeading(title: days.title(of: message.posted)) }
        row(value, place, format)
      case .unread(let page):
        LoadingView(page) { UnreadableMessage(problem: $0) }
      case .missing:
        UnreadableMessage(problem: nil)
      }
    }
  }

  private func place(of message: Message, at index: Int, _ days: MessageDays) -> MessageDays.Place {
    hasThreads
      ? days.place(of: message, at: index, inThreads: { above($0) })
      : days.place(of: message, below: above(index))
  }

  /// What stands above a row; nil at the beginning of the list, and where it was not read yet.
  private func above(_ index: Int) -> Message? {
    index > from ? messages.value(before: index)?[keyPath: message] : nil
  }
}

/// A message that the archive does not give, and why.
struct UnreadableMessage: View {
  let problem: ArchiveImportProblem?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("This message can’t be read.", bundle: .module)
      if let problem { ArchiveProblemText.text(problem).font(.caption) }
    }
    .foregroundStyle(.secondary)
  }
}

/// The day of the messages below it.
private struct DayHeading: View {
  let title: String

  var body: some View {
    Text(verbatim: title)
      .font(.headline)
      .accessibilityAddTraits(.isHeader)
      .accessibilityIdentifier(WorkspacesID.day)
  }
}

/// Who posted or where, what and when; the content is shown whole.
struct MessageCell: View, Equatable {
  let title: String
  let titleIdentifier: String
  let message: Message
  let format: PostedFormat

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: title)
        .font(.headline)
        .accessibilityIdentifier(titleIdentifier)
      MessageBody(message: message)
      Text(message.posted, format: format)
        .font(.caption)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(WorkspacesID.posted)
    }
  }
}
