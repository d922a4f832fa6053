import DesignSystem
import Domain

/// Where a window is in the Workspaces tab: `/workspaces/archive/workspace/channel/message`,
/// `/workspaces/archive/workspace/channel/~thread/message`, or `/workspaces/archive/workspace/~members/person`.
///
/// Ids are any texts; each is one step of the path. The query has how a channel is listed, and what is looked for there:
/// `?order=oldest&joins=hidden&date=2020-04-17`, `?search=fever&sort=best`.
package nonisolated struct WorkspacesRoute: TabRoute {
  package static let tab = "workspaces"

  /// The workspace that is open; in another one nothing is open yet.
  package var workspace: WorkspacePath? {
    didSet { if workspace != oldValue { steps = [] } }
  }

  /// A channel of the workspace and a message or a thread of that channel, or its members and one of them.
  package var steps: [ConversationStep] = [] {
    didSet { if steps != oldValue { (start, search) = (nil, "") } }
  }

  /// How channels are listed.
  package var listing = MessageListing()

  /// Where the list of the open channel begins; nil: at its beginning.
  package var start: ListStart?

  /// What is looked for in what is open; it stands in the address, so it is cut where it is long.
  package var search = "" {
    didSet { if search.utf8.count > SearchLimit.bytes { search = search.beginning(bytes: SearchLimit.bytes) } }
  }

  /// What of it comes first.
  package var searchOrder = MessageFilter.Order.newest

  package init() {}

  init(_ workspace: WorkspacePath, _ steps: [ConversationStep], startingAt start: ListStart? = nil) {
    self.workspace = workspace
    self.steps = steps
    self.start = start
  }

  package init?(_ link: DeepLink) {
    readQuery(of: link)
    if link.steps.isEmpty { return }
    guard !link.steps.prefix(2).contains(ConversationStep.threadMark),
      let kinds = Self.kinds(of: link.steps.dropFirst(2))
    else { return nil }
    let written = link.steps.filter { $0 != ConversationStep.threadMark }
    let ids = written.compactMap(DeepLink.text(ofStep:))
    guard ids.count == written.count, (2...4).contains(ids.count) else { return nil }
    workspace = WorkspacePath(archive: ids[0], workspace: ids[1])
    steps = zip(ids.dropFirst(2), kinds).map { $1($0) }
    readQuery(of: link)
  }

  /// What the steps after the workspace are; nil where a thread is asked for in a place that has none.
  private static func kinds(of steps: ArraySlice<String>) -> [(String) -> ConversationStep]? {
    let members = ConversationStep.members.written
    guard steps.contains(ConversationStep.threadMark) else {
      return steps.first == members.first
        ? [{ _ in .members }, ConversationStep.member] : [ConversationStep.channel, ConversationStep.message]
    }
    guard steps.count == 3, steps.dropFirst().first == ConversationStep.threadMark, steps.first != members.first else {
      return nil
    }
    return [ConversationStep.channel, ConversationStep.thread]
  }

  private mutating func readQuery(of link: DeepLink) {
    listing = MessageListing(isNewestFirst: link["order"] != "oldest", showsArrivals: link["joins"] != "hidden")
    start = ListStart(day: link["date"], message: link["at"])
    search = link["search"].beginning(bytes: SearchLimit.bytes)
    searchOrder = MessageFilter.Order(rawValue: link["sort"]) ?? .newest
  }

  package var link: DeepLink {
    let path = workspace.map { [$0.archive, $0.workspace].map(DeepLink.step) } ?? []
    return DeepLink(
      Self.tab, path + steps.flatMap(\.written),
      query: [
        (name: "order", text: listing.isNewestFirst ? "" : "oldest"),
        (name: "joins", text: listing.showsArrivals ? "" : "hidden"),
        (name: "date", text: start?.day?.iso8601 ?? ""), (name: "at", text: start?.message ?? ""),
        (name: "search", text: search), (name: "sort", text: searchOrder == .best ? searchOrder.rawValue : ""),
      ])
  }
}

/// Where a list of messages begins.
package nonisolated enum ListStart: Hashable, Codable, Sendable {
  /// At the day's first message, in the order of the list.
  case day(Day)

  /// At one message, by its id.
  case message(String)

  /// Nil where neither is given.
  fileprivate init?(day: String, message: String) {
    if let day = Day(iso8601: day) {
      self = .day(day)
    } else if !message.isEmpty {
      self = .message(message)
    } else {
      return nil
    }
  }

  fileprivate var day: Day? {
    if case .day(let day) = self { day } else { nil }
  }

  fileprivate var message: String? {
    if case .message(let id) = self { id } else { nil }
  }
}

/// A workspace of one of the archives.
package nonisolated struct WorkspacePath: Hashable, Codable, Sendable {
  package let archive: String
  package let workspace: String

  package init(archive: String, workspace: String) {
    self.archive = archive
    self.workspace = workspace
  }
}

/// A step into a workspace: a channel, then one of its messages or threads; or its members, then one of them; by their
/// ids.
package nonisolated enum ConversationStep: Hashable, Codable, Sendable {
  case channel(String)
  case message(String)

  /// By the id of the message that began it.
  case thread(String)
  case members
  case member(String)

  /// The id of what is opened; empty for the members.
  package var id: String {
    switch self {
    case .channel(let id), .message(let id), .thread(let id), .member(let id): id
    case .members: ""
    }
  }

  /// What stands before the id of a thread in an address.
  fileprivate static let threadMark = "~thread"

  /// As steps of an address; no id begins with a tilde there.
  fileprivate var written: [String] {
    switch self {
    case .members: ["~members"]
    case .thread(let id): [Self.threadMark, DeepLink.step(id)]
    case .channel(let id), .message(let id), .member(let id): [DeepLink.step(id)]
    }
  }
}

extension WorkspacesModel {
  /// False where the route names a workspace, a channel or a message that is not there.
  ///
  /// An archive that cannot be read may have what is asked for.
  package func has(_ route: WorkspacesRoute) async -> Bool {
    guard let path = route.workspace else { return true }
    guard let contents = contents(of: path.archive) else { return false }
    switch route.steps.last {
    case nil, .members:
      return await contents.workspaces.mayHold { $0.contains { $0.id == path.workspace } }
    case .channel(let id):
      return await contents.channels(of: path.workspace).mayHold { $0.contains { $0.id == id } }
    case .message(let id), .thread(let id):
      let channel = ChannelPath(workspace: path.workspace, channel: route.steps[0].id)
      return await contents.message(id, in: channel).mayHold { $0 != nil }
    case .member(let id):
      return await contents.members(of: path.workspace).mayHold { $0.contains { $0.id == id } }
    }
  }
}

extension Query {
  /// False where the value was read and has not what is asked for.
  fileprivate func mayHold(_ condition: (Value) -> Bool) async -> Bool {
    await load()
    if case .loaded(let value) = phase { return condition(value) }
    return true
  }
}
