import Foundation

/// Somebody or something that a query may name.
package struct SearchCandidate: Hashable, Identifiable, Sendable {
  package let id: String

  /// What it is called; the first is shown.
  package let names: [String]

  package init(id: String, names: [String]) {
    self.id = id
    self.names = names
  }

  package init(_ person: MemberSummary) {
    self.init(id: person.id, names: [person.member.displayName])
  }

  package init(_ channel: ConversationSummary) {
    self.init(id: channel.id, names: [channel.displayName])
  }
}

/// What a query means in an archive.
package struct SearchResolution: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case person, channel
  }

  /// Why a name doesn't say who or what is meant.
  package enum Doubt: Hashable, Sendable {
    /// Several are called so. As long as nobody has said which of them is meant, messages of any of them are found.
    case ambiguous(Kind, String, [SearchCandidate])

    /// Nobody, or nothing, is called so. No message is found by it.
    case unknown(Kind, String)
  }

  package let filter: MessageFilter

  /// In the order of the query, people first.
  package let doubts: [Doubt]
}

extension SearchQuery {
  /// Finds out who and what is meant.
  ///
  /// A name is an id, or else a name whose case, accents, and `@` or `#` at the start don't matter.
  ///
  /// - Parameters:
  ///   - people: Everybody who may be meant.
  ///   - candidates: All channels that may be meant; those of one id in several workspaces are one.
  ///   - zone: Where the query's days begin and end.
  ///   - order: The order of what is found.
  /// - Returns: The filter, and the names that are in doubt.
  package func resolved(
    people: [SearchCandidate], channels candidates: [SearchCandidate], in zone: TimeZone,
    order: MessageFilter.Order = .newest
  ) -> SearchResolution {
    let people = SearchNaming(.person, from, among: people)
    let channels = SearchNaming(.channel, channels, among: candidates)
    let filter = MessageFilter(
      terms: terms, members: people.ids, channels: channels.ids, from: after?.advanced(by: 1).start(in: zone),
      until: before?.start(in: zone), features: features, order: order)
    return SearchResolution(filter: filter, doubts: people.doubts + channels.doubts)
  }
}

/// Who is meant by some names.
private struct SearchNaming {
  /// Nil where there is no name.
  private(set) var ids: Set<String>?
  private(set) var doubts: [SearchResolution.Doubt] = []

  init(_ kind: SearchResolution.Kind, _ names: [String], among candidates: [SearchCandidate]) {
    guard !names.isEmpty else { return }
    let ids = Dictionary(candidates.map { ($0.id, $0) }) { first, _ in first }
    let named = Dictionary(
      grouping: candidates.flatMap { one in Set(one.names.map(Self.key)).map { ($0, one) } }, by: \.0)
    self.ids = []
    for name in names {
      let found = ids[name].map { [$0] } ?? Self.different(named[Self.key(name), default: []].map(\.1))
      self.ids?.formUnion(found.map(\.id))
      if found.isEmpty { doubts.append(.unknown(kind, name)) }
      if found.count > 1 { doubts.append(.ambiguous(kind, name, found)) }
    }
  }

  private static func different(_ candidates: [SearchCandidate]) -> [SearchCandidate] {
    var ids: Set<String> = []
    return candidates.filter { ids.insert($0.id).inserted }
  }

  private static func key(_ name: String) -> String {
    let name = name.drop { $0.isWhitespace || $0 == "@" || $0 == "#" }
    return name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
