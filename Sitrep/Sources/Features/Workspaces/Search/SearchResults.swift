import DesignSystem
import Domain
import Foundation
import PortableUI

/// What a query finds in a part of an archive, as sections of a list.
struct SearchResults: View {
  let archive: ArchiveEntry.ID
  let contents: ArchiveContents
  let scope: SearchScope
  let route: Binding<WorkspacesRoute>

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let path = SearchPath(
      text: route.wrappedValue.search, scope: scope, order: route.wrappedValue.searchOrder, zone: timeZone)
    ArchiveQueryView(contents.search(path)) { outcome in
      SearchDoubts(outcome: outcome, search: route.search)
      if outcome.found.count > 0 {
        FoundSection(
          archive: archive, messages: contents.messages(of: outcome, path), outcome: outcome, route: route)
      } else if outcome.resolution.doubts.isEmpty {
        NothingFound()
      }
    }
  }
}

private struct FoundSection: View {
  let archive: ArchiveEntry.ID
  let messages: MessagePages<FoundMessage>
  let outcome: SearchOutcome
  let route: Binding<WorkspacesRoute>

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let format = PostedFormat(timeZone: timeZone, locale: locale)
    Section {
      if !outcome.query.terms.isEmpty, messages.count > 1 { orderPicker }
      ForEach(0..<messages.count, id: \.self) { index in
        switch messages[index] {
        case .value(let found): FoundRow(archive: archive, found: found, format: format)
        case .unread(let page): LoadingView(page) { UnreadableMessage(problem: $0) }
        case .missing: UnreadableMessage(problem: nil)
        }
      }
    } header: {
      count.accessibilityIdentifier(WorkspacesID.foundCount)
    }
  }

  private var orderPicker: some View {
    Picker(selection: route.searchOrder) {
      Text("Newest first", bundle: .module).tag(MessageFilter.Order.newest)
      Text("Best first", bundle: .module).tag(MessageFilter.Order.best)
    } label: {
      Text("Order", bundle: .module)
    }
    .pickerStyle(.segmented)
    .accessibilityIdentifier(WorkspacesID.searchOrder)
  }

  private var count: Text {
    messages.hasMore
      ? Text("\(messages.count) messages or more", bundle: .module)
      : Text("\(messages.count) messages", bundle: .module)
  }
}

/// A message that was found: where it stands, who posted it, and the words that were looked for.
private struct FoundRow: View {
  let archive: ArchiveEntry.ID
  let found: FoundMessage
  let format: PostedFormat

  var body: some View {
    let message = found.found.message
    let workspace = WorkspacePath(archive: archive, workspace: found.workspace)
    RouteLink(WorkspacesRoute(workspace, [.channel(found.found.channel), .message(message.id)])) {
      FoundSummary(found: found, format: format).equatable()
    }
    .accessibilityIdentifier(
      WorkspacesID.found(
        message.id, in: ChannelPath(workspace: found.workspace, channel: found.found.channel)))
  }
}

private struct FoundSummary: View, Equatable {
  let found: FoundMessage
  let format: PostedFormat

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("\(found.found.message.member.displayName) in \(found.found.channelDisplayName)", bundle: .module)
        .font(.headline)
      snippet
      Text(found.found.message.posted, format: format)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .foregroundStyle(.primary)
  }

  private var snippet: Text {
    found.snippet.reduce(Text(verbatim: "")) { text, piece in
      text + (piece.isMatch ? Text(verbatim: piece.text).bold().foregroundStyle(.tint) : Text(verbatim: piece.text))
    }
  }
}

/// What stands where nothing was found, with all that a query can have.
private struct NothingFound: View {
  var body: some View {
    Section {
      EmptyNotice(
        Text("Nothing found", bundle: .module), message: SearchHelp.text, symbol: "magnifyingglass"
      )
      .accessibilityIdentifier(WorkspacesID.nothingFound)
    }
  }
}

/// What a query can have.
enum SearchHelp {
  static var text: Text {
    Text(
      """
      Search for words, “exact phrases” and beginnings of words (vacc*). Narrow the search with from:name, in:channel, \
      before:2020-04-17, after:2020-04-17, has:link, has:file, has:reaction or has:thread.
      """, bundle: .module)
  }
}
