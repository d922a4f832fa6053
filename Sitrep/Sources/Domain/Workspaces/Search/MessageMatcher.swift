/// Tells which messages a filter lets through, without an index.
package struct MessageMatcher: Sendable {
  private let filter: MessageFilter
  private let terms: [TermSearch]

  package init(_ filter: MessageFilter) {
    self.filter = filter
    terms = filter.terms.map(TermSearch.init)
  }

  /// Whether all of the filter holds for a message.
  ///
  /// - Parameters:
  ///   - message: The message; ``Message/replies`` tells whether it began a thread.
  ///   - channel: The id of its channel.
  /// - Returns: True where the filter lets it through.
  package func accepts(_ message: Message, in channel: String) -> Bool {
    guard filter.members?.contains(message.member.id) != false, filter.channels?.contains(channel) != false,
      isInTime(message), filter.features.isSubset(of: message.features)
    else { return false }
    guard !terms.isEmpty else { return true }
    let words = SearchWord.words(of: message.content)
    return terms.allSatisfy { $0.isEmpty || !$0.places(in: words).isEmpty }
  }

  /// How much of a message's text is what is looked for; the best matches have the most.
  package func relevance(of message: Message) -> Double {
    let words = SearchWord.words(of: message.content)
    let places = terms.reduce(0) { $0 + $1.places(in: words).count }
    return Double(places) / Double(max(1, words.count))
  }

  private func isInTime(_ message: Message) -> Bool {
    filter.from.map { message.posted >= $0 } != false && filter.until.map { message.posted < $0 } != false
  }
}

extension Message {
  /// What it has.
  package var features: Set<MessageFeature> {
    var features: Set<MessageFeature> = []
    if content.hasWebAddress || details?.hasLink == true { features.insert(.link) }
    if details?.files.isEmpty == false { features.insert(.file) }
    if details?.reactions.isEmpty == false { features.insert(.reaction) }
    if details?.root != nil || replies > 0 { features.insert(.thread) }
    return features
  }
}

extension MessageDetails {
  fileprivate var hasLink: Bool {
    body?.hasLink == true || attachments.contains { $0.link != nil || $0.body.hasLink }
  }
}

extension RichText {
  fileprivate var hasLink: Bool {
    runs.contains { run in
      if case .link = run.target { true } else { false }
    }
  }
}

extension String {
  /// Whether `http://` or `https://` stands in it.
  fileprivate var hasWebAddress: Bool {
    var rest = Substring(self).utf8
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      let before = rest[..<colon]
      rest = rest[rest.index(after: colon)...]
      guard rest.starts(with: "//".utf8) else { continue }
      if before.suffix(4).elementsEqual("http".utf8) || before.suffix(5).elementsEqual("https".utf8) { return true }
    }
    return false
  }
}
