import Domain
import Foundation

/// Archives that are hard on whoever keeps them: the same ones for the same seed, in every run.
package struct RandomArchive {
  private static let words = [
    "", "a", "Masonry & Precast", "<b>", "(old)", "\"", "\\", "\n", "\t", "\u{1F}", "Ёлка", "日本", "🇨🇱", "e\u{301}", "é",
    "\u{FEFF}", "\u{2028}", "\u{FFFD}", "/../", "%2F", "'; DROP TABLE message; --",
  ]

  private var random: Knuth

  package init(seed: UInt64) {
    random = Knuth(state: seed)
  }

  /// A few workspaces: some empty, with names and times that repeat, and members who post everywhere.
  package mutating func workspaces() -> [Workspace] {
    let members = (0..<6).map { Member(id: "member \($0 % 5)", name: text(2) + "\($0 / 5)") }
    return (0..<number(0...4)).map { workspace in
      Workspace(
        id: "workspace \(workspace) \(text(1))", name: text(2),
        channels: (0..<number(0...4)).map { channel in
          Channel(
            id: "channel \(channel)", name: text(1),
            messages: (0..<number(0...12)).map { message in
              Message(
                id: "\(text(1))\(message)", content: text(6), posted: moment(),
                member: members[number(0...members.count - 1)])
            })
        })
    }
  }

  /// A whole number of a range.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// A moment of ten days, which often comes again; sometimes with a fraction of a second, or long ago.
  package mutating func moment() -> Date {
    let second = Double(number(0...20) * 43_200)
    switch number(0...9) {
    case 0: return Date(timeIntervalSinceReferenceDate: 687_000_000 + second + Double(number(0...999_999)) / 1_000_000)
    case 1: return Date(timeIntervalSinceReferenceDate: -60_000_000_000 + second)
    default: return Date(timeIntervalSinceReferenceDate: 687_000_000 + second)
    }
  }

  private mutating func text(_ most: Int) -> String {
    (0..<number(0...most)).map { _ in Self.words[number(0...Self.words.count - 1)] }.joined()
  }
}

/// Knuth's linear congruential generator.
private struct Knuth: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
