/// What an operator of a query asks for.
package enum SearchOperation: Hashable, Sendable {
  case from, channel, before, after, feature

  private static let names: [String: SearchOperation] = [
    "from": .from, "in": .channel, "before": .before, "after": .after, "has": .feature,
    "от": .from, "в": .channel, "до": .before, "после": .after, "есть": .feature,
  ]

  /// The operator of a name in English or Russian, in small or capital letters.
  init?(typed name: String) {
    guard let operation = Self.names[name.lowercased()] else { return nil }
    self = operation
  }
}

extension MessageFeature {
  private static let russianNames: [String: MessageFeature] = [
    "ссылка": .link, "файл": .file, "реакция": .reaction, "тред": .thread,
  ]

  /// The feature of a name in English or Russian, in small or capital letters.
  init?(typed name: String) {
    let name = name.lowercased()
    guard let feature = MessageFeature(rawValue: name) ?? Self.russianNames[name] else { return nil }
    self = feature
  }
}
