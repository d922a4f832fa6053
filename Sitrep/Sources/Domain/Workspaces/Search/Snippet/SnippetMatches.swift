/// Where the terms of a search stand in a text.
struct SnippetMatches {
  private struct Match {
    let range: Range<String.Index>
    let term: Int
  }

  private let text: String
  private let terms: Int

  /// In the order of the text.
  private let matches: [Match]

  init(of terms: [SearchTerm], in text: String) {
    let words = terms.isEmpty ? [] : SearchWord.words(of: text)
    let found = terms.enumerated().flatMap { term, value in
      TermSearch(value).places(in: words).map { place in
        Match(
          range: words[place.lowerBound].range.lowerBound..<words[place.upperBound - 1].range.upperBound, term: term)
      }
    }
    self.text = text
    self.terms = terms.count
    matches = found.sorted { ($0.range.lowerBound, $0.term) < ($1.range.lowerBound, $1.term) }
  }

  /// From the first to the last of the matches that stand within so many scalars and have most terms among them.
  ///
  /// Of several such places it is the first; nil where there is no match.
  func best(within most: Int) -> Range<String.Index>? {
    let places = scalarPlaces
    var counts = Array(repeating: 0, count: terms)
    var best = (terms: 0, matches: 0..<0)
    var first = 0
    for (last, match) in matches.enumerated() {
      counts[match.term] += 1
      while first < last, places[last].upperBound - places[first].lowerBound > most {
        counts[matches[first].term] -= 1
        first += 1
      }
      let terms = counts.count { $0 > 0 }
      if terms > best.terms { best = (terms, first..<last + 1) }
    }
    let found = matches[best.matches].map(\.range)
    guard let start = found.first?.lowerBound, let end = found.map(\.upperBound).max() else { return nil }
    return start..<end
  }

  /// The matches in a part of the text as whole characters of it, those that touch each other as one.
  ///
  /// - Parameters:
  ///   - window: Where the part stands in the text.
  ///   - part: A copy of it: to find the ends of characters, Swift may go through all of a text, even from a part of it.
  /// - Returns: Where they stand in the part.
  func merged(in window: Range<String.Index>, of part: String) -> [Range<String.Index>] {
    var merged: [Range<String.Index>] = []
    for match in matches.lazy.map({ $0.range.clamped(to: window) }) where !match.isEmpty {
      let start = part.characterStart(at: place(match.lowerBound, in: window, of: part))
      let end = part.characterEnd(at: place(match.upperBound, in: window, of: part))
      if let last = merged.last, start <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        merged.append(start..<end)
      }
    }
    return merged
  }

  private func place(_ index: String.Index, in window: Range<String.Index>, of part: String) -> String.Index {
    part.utf8.index(part.startIndex, offsetBy: text.utf8.distance(from: window.lowerBound, to: index))
  }

  /// How many scalars the text has before the start and before the end of each match.
  private var scalarPlaces: [Range<Int>] {
    let scalars = text.unicodeScalars
    var (index, place) = (scalars.startIndex, 0)
    return matches.map { match in
      place += scalars.distance(from: index, to: match.range.lowerBound)
      index = match.range.lowerBound
      return place..<place + scalars.distance(from: index, to: match.range.upperBound)
    }
  }
}

extension StringProtocol {
  /// The start of the character that a place is in.
  func characterStart(at place: Index) -> Index {
    place == endIndex ? place : index(before: index(after: place))
  }

  /// The end of the character that a place is in; a place between two characters is itself.
  func characterEnd(at place: Index) -> Index {
    characterStart(at: place) == place ? place : index(after: place)
  }
}
