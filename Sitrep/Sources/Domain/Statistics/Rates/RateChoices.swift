import Foundation

/// What a person said about populations on the statistics screens.
package struct RateChoices: Hashable, Sendable {
  /// Which country a name of the World tab means where several bear it: by the name's match key; nil: none of them.
  package private(set) var meanings: [String: CountryCode?] = [:]

  /// Own numbers of people, by country.
  package private(set) var own: [CountryCode: Int] = [:]

  package init() {}

  /// Remembers which country a name means; nil: none of those that bear it.
  package mutating func answer(_ name: String, means code: CountryCode?) {
    meanings.updateValue(code, forKey: CountryName.matchKey(of: name))
  }

  /// Remembers an own number of people; nil forgets it.
  package mutating func setOwn(_ people: Int?, for code: CountryCode) {
    own[code] = people
  }
}

/// Kept as JSON text; what is not understood is passed over.
extension RateChoices: RawRepresentable {
  private struct Kept: Codable {
    /// An empty code: none of the countries.
    var meanings: [String: String] = [:]
    var own: [String: Int] = [:]
  }

  package init?(rawValue: String) {
    guard let kept = try? JSONDecoder().decode(Kept.self, from: Data(rawValue.utf8)) else { return nil }
    for (key, code) in kept.meanings { meanings.updateValue(CountryCode(code), forKey: key) }
    for (code, people) in kept.own where people > 0 {
      if let code = CountryCode(code) { own[code] = people }
    }
  }

  /// Part by part: the standard library would compare raw values, which are JSON to be written first.
  package static func == (one: RateChoices, other: RateChoices) -> Bool {
    one.meanings == other.meanings && one.own == other.own
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(meanings)
    hasher.combine(own)
  }

  package var rawValue: String {
    let kept = Kept(
      meanings: meanings.mapValues { $0?.rawValue ?? "" },
      own: Dictionary(own.map { ($0.key.rawValue, $0.value) }) { first, _ in first })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(kept)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
