import Foundation

/// Where messages are looked for: in a whole archive, one of its workspaces, or what a channel or a person of that has.
package struct SearchScope: Hashable, Sendable {
  /// By its id; nil: in all of them.
  package let workspace: String?

  /// A channel of the workspace, by its id; nil: in all of them.
  package let channel: String?

  /// A person of the workspace, by id; nil: anybody.
  package let member: String?

  package init(workspace: String? = nil, channel: String? = nil, member: String? = nil) {
    self.workspace = workspace
    self.channel = channel
    self.member = member
  }
}

extension MessageArchive {
  /// Finds out who and what a query means in a part of the archive.
  ///
  /// People and channels are read only if the query names any.
  package func resolve(
    _ query: SearchQuery, in scope: SearchScope, zone: TimeZone, order: MessageFilter.Order = .newest
  ) throws(ArchiveImportProblem) -> SearchResolution {
    var (people, channels): ([SearchCandidate], [SearchCandidate]) = ([], [])
    let all = scope.workspace == nil ? try workspaces().map(\.id) : []
    for workspace in scope.workspace.map({ [$0] }) ?? all {
      if !query.from.isEmpty { people += try members(of: workspace).map { SearchCandidate($0) } }
      if !query.channels.isEmpty { channels += try self.channels(of: workspace).map { SearchCandidate($0) } }
    }
    let resolution = query.resolved(people: people, channels: channels, in: zone, order: order)
    var filter = resolution.filter
    filter.channels = filter.channels.narrowed(to: scope.channel)
    filter.members = filter.members.narrowed(to: scope.member)
    return SearchResolution(filter: filter, doubts: resolution.doubts)
  }
}

extension Set<String>? {
  /// Only this id, if it is among them; all of them where there is none.
  fileprivate func narrowed(to id: String?) -> Set<String>? {
    guard let id else { return self }
    return self?.intersection([id]) ?? [id]
  }
}
