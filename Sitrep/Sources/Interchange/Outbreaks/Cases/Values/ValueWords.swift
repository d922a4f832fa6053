import Domain

/// Words of a line list's cells with what they mean, in the languages of such lists.
struct ValueWords<Meaning: Sendable>: Sendable {
  private var whole: [String: Meaning] = [:]
  private var beginnings: [(word: String, meaning: Meaning)] = []

  /// - Parameter lists: Words between bars, folded as ``CaseText/folded(_:)`` does it; `*` stands for any ending.
  init(_ lists: [(Meaning, String)]) {
    for (meaning, list) in lists {
      for word in list.split(separator: "|").map({ $0.trimmed }) {
        if word.last == "*" {
          beginnings.append((String(word.dropLast()), meaning))
        } else {
          whole[word] = meaning
        }
      }
    }
  }

  /// What a folded text means: a whole word goes before a beginning; nil: it is none of them.
  func meaning(of folded: String) -> Meaning? {
    guard !folded.isEmpty else { return nil }
    return whole[folded] ?? beginnings.first { folded.hasPrefix($0.word) }?.meaning
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmed }
}
