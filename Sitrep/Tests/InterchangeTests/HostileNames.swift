import Domain
import SampleData

/// Names that people may enter and that are hard on a file.
enum HostileNames {
  private static let pieces: [String] = [
    "=", "+", "-", "@", "'", "\"", ",", ";", "\\", "/", "{", "}", "<", "&", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}",
    "\u{FF20}", "\u{301}", "\u{308}", "\u{338}", "a", "B", "é", "ß", "日", "ä", "Я", "ё", "🇨🇱", "👩‍👩‍👧", " ", "\t",
    "\u{A0}", "\u{200D}", "1", "=1+1", "''", "\"\"", "sep=", "continent,country,population",
  ]

  /// Names that `CountryName` accepts and that a person can tell apart.
  static func some(_ count: Int, using random: inout RepeatableRandom) -> Set<String> {
    var names: Set<String> = []
    var keys: Set<String> = []
    while names.count < count {
      let text = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      do {
        let name = try CountryName(text.joined()).text
        if keys.insert(CountryName.matchKey(of: name)).inserted { names.insert(name) }
      } catch {}
    }
    return names
  }

  /// A world of such names.
  static func world(using random: inout RepeatableRandom) -> Populations {
    var world: Populations = [:]
    for continent in Continent.allCases {
      for name in some(20, using: &random) {
        world[continent, default: [:]][name] = Int.random(in: 0...10_000_000_000, using: &random)
      }
    }
    return world
  }
}
