import DesignSystem
import Domain
import Foundation
import PortableUI

/// The newest messages of the shown days, each a way to its place in Workspaces, and the way to all of them.
struct RoomMessageList: View {
  let figure: RoomFigure
  let messages: RoomMessages

  /// How many messages the days have.
  let count: Int
  let route: Binding<StatisticsRoute>

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    if count > 0 {
      VStack(alignment: .leading, spacing: 8) {
        CaseHeading(title: Text("Messages, newest first", bundle: .module))
        if let address = URL(string: messages.address(ofMessagesIn: figure.days)) {
          Link(destination: address) { Text("All \(count) messages", bundle: .module) }
            .accessibilityIdentifier(RoomID.all)
        }
        let list = messages.newest(in: figure.days, timeZone)
        QueryView(list) { found in
          rows(found, PostedFormat(timeZone: timeZone, locale: locale))
        } failure: { problem in
          RoomUnreadNotice(problem: problem, route: route) { Task { await list.load() } }
        }
      }
    }
  }

  private func rows(_ found: [TeamMessage], _ format: PostedFormat) -> some View {
    ForEach(found.indices, id: \.self) { index in
      Divider()
      if let address = URL(string: messages.address(of: found[index])) {
        Link(destination: address) {
          RoomMessageRow(
            found: found[index].found, namesWorkspace: messages.hasSeveralArchives, format: format
          ).equatable()
        }
        .accessibilityIdentifier(RoomID.message(index))
      }
    }
  }
}

/// Who wrote where, the beginning of the text, and when.
private struct RoomMessageRow: View, Equatable {
  let found: FoundMessage

  /// True where messages of several archives stand here.
  let namesWorkspace: Bool
  let format: PostedFormat

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("\(found.found.message.member.displayName) in \(found.found.channelDisplayName)", bundle: .module)
        .font(.headline)
      if !found.snippet.isEmpty { Text(verbatim: found.snippet.map(\.text).joined()) }
      posted
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .foregroundStyle(.primary)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var posted: Text {
    let posted = Text(found.found.message.posted, format: format)
    guard namesWorkspace else { return posted }
    return Text("\(Text(verbatim: found.workspaceName)) · \(posted)", bundle: .module)
  }
}

/// How many messages have no bar.
struct RoomMessagesBeside: View {
  let counts: MessageCounts

  var body: some View {
    if counts.before + counts.after > 0 {
      Text(
        """
        Messages before the first bar: \(counts.before, format: .count), after the last bar: \
        \(counts.after, format: .count)
        """, bundle: .module
      )
      .font(.footnote)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(RoomID.beside)
    }
  }
}
