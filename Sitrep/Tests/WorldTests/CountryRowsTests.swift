import Domain
import Foundation
import TestTraits
import Testing

@testable import World

@Suite struct CountryRowsTests {
  private let english = Locale(identifier: "en_GB")
  private let russian = Locale(identifier: "ru_RU")

  private func names(_ names: [String], for locale: Locale) -> [String] {
    var rows = CountryRows()
    let countries = Dictionary(uniqueKeysWithValues: names.map { ($0, 1) })
    return rows.rows(of: countries, in: .asia, for: locale).map(\.name)
  }

  @Test(.proves("D32")) func `case, accents and spaces come last in the order`() {
    let sorted = ["Algeria", "Åland", "Albania", "albania ", "Éire", "Egypt", "Zambia"]
    #expect(
      names(sorted.shuffled(), for: english)
        == ["Åland", "Albania", "albania ", "Algeria", "Egypt", "Éire", "Zambia"])
  }

  @Test(.proves("D32")) func `each reader finds the own alphabet first`() {
    let all = ["Япония", "Japan", "Индия", "India", "1st"]
    #expect(names(all.shuffled(), for: english) == ["1st", "India", "Japan", "Индия", "Япония"])
    #expect(names(all.shuffled(), for: russian) == ["Индия", "Япония", "1st", "India", "Japan"])
  }

  @Test(.proves("D32")) func `letters of their own stand where readers look for them`() {
    let russianNames = ["Израиль", "Индия", "Ирак", "Иран", "Йемен", "Канада"]
    #expect(names(russianNames.shuffled(), for: russian) == russianNames)
    let latinNames = ["Łódź", "Morocco", "Østland", "Peru", "Straße", "Zambia"]
    #expect(names(latinNames.shuffled(), for: english) == latinNames)
  }

  @Test func `the order is a strict one for any names`() {
    let texts = ["", "Й", "Йемен", "Øst", "a", "A", "á", "a b", "ab", "b", "я", "Я", "ё", "e\u{301}", "é", "😀", "1"]
    let names = texts.map { NameOrder($0, in: .russian) }
    for one in names {
      #expect(!(one < one))
      for other in names where one < other {
        #expect(!(other < one))
        for third in names where other < third { #expect(one < third) }
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7]) func `following changes gives what sorting anew gives`(_ seed: UInt64) {
    var random = SmallRandom(state: seed)
    var world: Populations = [.asia: [:], .europe: ["Other": 1]]
    var followed = CountryRows()
    let locales = [english, russian]

    for _ in 0..<60 {
      for locale in locales where Bool.random(using: &random) {
        _ = followed.rows(of: world[.asia] ?? [:], in: .asia, for: locale)
      }
      // Now and then so many at once that they are sorted anew.
      let count = Int.random(in: 0..<10, using: &random) == 0 ? 80 : Int.random(in: 1...3, using: &random)
      followed.note(world.apply(WorldEdit(Self.changes(count, of: world, &random))))

      for locale in locales {
        var anew = CountryRows()
        let wanted = anew.rows(of: world[.asia] ?? [:], in: .asia, for: locale)
        #expect(followed.rows(of: world[.asia] ?? [:], in: .asia, for: locale) == wanted)
      }
    }
  }

  private static func changes(
    _ count: Int, of world: Populations, _ random: inout SmallRandom
  ) -> [WorldEdit.Change] {
    let letters = ["a", "A", "á", "b", "B ", "я", "Я", "d", "é", "1"]
    var changes: [CountryKey: WorldEdit.Change] = [:]
    for _ in 0..<count {
      let name = (0..<2).compactMap { _ in letters.randomElement(using: &random) }.joined()
      let place = CountryKey(name, in: Bool.random(using: &random) ? .asia : .europe)
      let after = Int.random(in: 0..<3, using: &random) == 0 ? nil : Int.random(in: 0...9, using: &random)
      changes[place] = WorldEdit.Change(place, before: world[place], after: after)
    }
    return Array(changes.values)
  }
}

/// Random numbers that are the same for the same seed (SplitMix64).
struct SmallRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
