import Domain
import Foundation
import GRDB

/// A question to an archive's search index.
struct ArchiveSearch {
  private let filter: MessageFilter

  /// In the index's own language; nil where the index isn't asked, since any message will do.
  private let match: String?

  /// The same for the order by rank, in which all words with a prefix count as one.
  private let ranking: String?

  /// False where no message can have what is asked for.
  private let mayFind: Bool

  private let ranks: Range<Int>

  init(_ filter: MessageFilter, in workspace: String?, _ db: Database) throws {
    self.filter = filter
    ranks = try db.ranks(from: filter.from, until: filter.until)
    let tags = try Self.tags(filter, in: workspace, db)
    mayFind = tags.allSatisfy { !$0.isEmpty }
    match = Self.match(try filter.terms.map(db.expression(of:)), tags)
    ranking = Self.match(filter.terms.map(\.expression), tags)
  }

  private static func match(_ words: [String], _ tags: [[String]]) -> String? {
    var conditions: [String] = []
    if !words.isEmpty { conditions.append("content : (\(words.joined(separator: " AND ")))") }
    if !tags.isEmpty { conditions.append("tags : (\(tags.map(anyOf).joined(separator: " AND ")))") }
    return conditions.isEmpty ? nil : conditions.joined(separator: " AND ")
  }

  /// Some of the messages, in the order of the filter, and how many there are.
  func find(_ range: Range<Int>, _ db: Database) throws -> FoundMessages {
    guard mayFind, !ranks.isEmpty else { return FoundMessages([], count: 0) }
    let most = FoundMessages.counted(reading: range)
    let (found, count) = try found(range, most, db)
    let messages = try db.messages(at: found.map(db.place(ofRank:))).map { row in
      FoundMessage(
        workspace: row.workspace, workspaceName: row.workspaceName, found: row.inChannel,
        snippet: Snippet.of(row.message.content, terms: filter.terms))
    }
    return FoundMessages(messages, count: count, hasMore: count == most)
  }

  /// The ranks of some of the messages, and how many there are, at most as many as are counted.
  private func found(_ range: Range<Int>, _ most: Int, _ db: Database) throws -> ([Int], count: Int) {
    guard let match else {
      let newest = ranks.reversed()
      return (Array(newest.dropFirst(range.lowerBound).prefix(range.count)), min(most, newest.count))
    }
    let all = try db.values(
      """
      SELECT rowid FROM search WHERE search MATCH ? AND rowid >= ? AND rowid < ? ORDER BY rowid DESC LIMIT ?
      """, [match, ranks.lowerBound, ranks.upperBound, most]
    ) { try $0.count(0) }
    guard filter.order == .best, !filter.terms.isEmpty else {
      return (Array(all[range.clamped(to: all.indices)]), all.count)
    }
    let best = try db.values(
      """
      SELECT rowid FROM search WHERE search MATCH ? AND rowid >= ? AND rowid < ?
      ORDER BY rank, rowid DESC LIMIT ? OFFSET ?
      """, [ranking, ranks.lowerBound, ranks.upperBound, range.count, range.lowerBound]
    ) { try $0.count(0) }
    return (best, all.count)
  }

  /// Lists of tags; a message has one of each list.
  private static func tags(_ filter: MessageFilter, in workspace: String?, _ db: Database) throws -> [[String]] {
    var tags = filter.features.map { [SearchTag.feature(MessageBits($0))] }
    if let members = filter.members {
      tags.append(try members.sorted().flatMap { try db.tags(ofMember: $0, in: workspace) })
    }
    if let channels = filter.channels {
      tags.append(try channels.sorted().flatMap { try db.tags(ofChannel: $0, in: workspace) })
    } else if let workspace, let tag = try db.tags(ofWorkspace: workspace) {
      tags.append(tag)
    }
    return tags
  }

  private static func anyOf(_ tags: [String]) -> String {
    "(" + tags.map { "\"\($0)\"" }.joined(separator: " OR ") + ")"
  }
}

extension SearchTerm {
  /// A word or a phrase in quotes: nothing in it is an operator.
  fileprivate var expression: String {
    "\"" + text.replacing("\"", with: " ") + "\"" + (isPrefix ? "*" : "")
  }
}

extension Database {
  /// More words than these are left to the index.
  private static let mostWords = 100

  /// A word or a phrase; for a prefix, an OR of the words that have it.
  ///
  /// Of a prefix the index merges the places of all words before it finds the first message; those of whole words it reads
  /// only as far as is asked.
  fileprivate func expression(of term: SearchTerm) throws -> String {
    guard term.isPrefix, let words = try words(withPrefix: term.text) else { return term.expression }
    return "(" + words.map { SearchTerm($0).expression }.joined(separator: " OR ") + ")"
  }

  /// The words of the texts with a prefix; nil where the index is to look them up.
  private func words(withPrefix text: String) throws -> [String]? {
    let searched = SearchWord.words(of: text)
    // Archives of earlier versions of Sitrep may have no list of words.
    guard let word = searched.first?.key, searched.count == 1, try tableExists("word") else { return nil }
    let words = try values(
      "SELECT text FROM word WHERE text >= ? AND text < ? LIMIT ?", [word, word + "\u{10FFFF}", Self.mostWords + 1]
    ) { try $0.text(0) }
    return words.count > Self.mostWords ? nil : words.isEmpty ? [word] : words
  }
}

extension Database {
  /// Where the message of a rank stands.
  fileprivate func place(ofRank rank: Int) throws -> Int {
    let places = try values("SELECT place FROM moment WHERE rank = ?", [rank]) { try $0.count(0) }
    guard let place = places.first else { throw ArchiveRow.damage }
    return place
  }

  /// The tags of what a person posted in a workspace, or in all of them.
  func tags(ofMember id: String, in workspace: String?) throws -> [String] {
    try values(
      """
      SELECT DISTINCT person, workspace.key FROM member
        CROSS JOIN poster ON poster.member = member.key CROSS JOIN workspace ON workspace.key = poster.workspace
      WHERE member.id = ? AND (?2 IS NULL OR workspace.id = ?2)
      """, [id, workspace]
    ) { SearchTag.person(try $0.count(0), in: try $0.count(1)) }
  }

  /// Nil where it is the only one, since all messages are in it then.
  fileprivate func tags(ofWorkspace id: String) throws -> [String]? {
    let all = try values("SELECT key, id = ? FROM workspace", [id]) {
      (tag: SearchTag.workspace(try $0.count(0)), isMeant: try $0.count(1) == 1)
    }
    let meant = all.filter(\.isMeant).map(\.tag)
    return meant.count == all.count ? nil : meant
  }

  fileprivate func tags(ofChannel id: String, in workspace: String?) throws -> [String] {
    try values(
      """
      SELECT channel.key FROM channel CROSS JOIN workspace ON workspace.key = channel.workspace
      WHERE channel.id = ? AND (?2 IS NULL OR workspace.id = ?2)
      """, [id, workspace]
    ) { SearchTag.channel(try $0.count(0)) }
  }

  /// The ranks of all messages between two moments, the second of which is not one of them.
  func ranks(from: Date?, until: Date?) throws -> Range<Int> {
    let end = try values("SELECT COALESCE(MAX(rank), 0) FROM moment", []) { try $0.count(0) }.reduce(1, +)
    let first = try from.map { try rank(notBefore: $0, in: 1..<end) } ?? 1
    let last = try until.map { try rank(notBefore: $0, in: 1..<end) } ?? end
    return first..<max(first, last)
  }

  /// The rank of the first message that was not posted before a moment; the end where there is none.
  private func rank(notBefore date: Date, in ranks: Range<Int>) throws -> Int {
    var (low, high) = (ranks.lowerBound, ranks.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      let posted = try values(
        "SELECT posted FROM moment CROSS JOIN message ON message.place = moment.place WHERE rank = ?", [middle]
      ) { try $0.date(0) }.first
      guard let posted else { throw ArchiveRow.damage }
      if posted < date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
