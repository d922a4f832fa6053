import Domain

/// Finds places by what rows call them.
struct RowPlaces {
  /// A place, and what the rows call it.
  struct Found {
    let key: PlaceKey
    let spelling: String
  }

  let isByCountry: Bool
  private let resolver: CountryResolver
  private let merged: [PlaceKey: PlaceKey]

  /// - Parameters:
  ///   - names: What places are called, each once.
  ///   - codes: Their codes.
  ///   - heading: That of the column of names, or of nothing.
  ///   - resolver: Finds countries.
  ///   - choices: What the person said.
  init(
    names: [String], codes: [String], heading: HeadingWords?, resolver: CountryResolver, _ choices: OutbreakChoices
  ) {
    self.resolver = resolver
    merged = choices.merged
    switch choices.level {
    case .countries: isByCountry = true
    case .named: isByCountry = false
    case nil: isByCountry = Self.areCountries(names, codes, heading, resolver)
    }
  }

  /// The place of a row.
  func place(named name: String, code: String) throws(LeftOutReason) -> Found {
    guard isByCountry else {
      let name = name.isEmpty ? code : name
      let key = PlaceKey(name: name)
      guard key != .named("") else { throw .noPlace }
      return Found(key: merged[key] ?? key, spelling: name.beginning(bytes: CountryName.mostShown))
    }
    do throws(CountryResolver.Refusal) {
      let country = try resolver.country(codedBy: code, named: name)
      return Found(key: .country(country.code), spelling: country.englishName)
    } catch {
      throw Self.reason(error, name: name, code: code)
    }
  }

  /// True of a row that sums up others: `Total`, «Итого по району».
  static func isTotal(_ name: String) -> Bool {
    let words = HeadingWords(name).words
    guard let first = words.first else { return false }
    return totals.contains(first) || words.prefix(2) == ["grand", "total"]
  }

  private static let totals: Set<String> = [
    "total", "totals", "totaux", "totale", "totais", "gesamt", "sum", "subtotal", "ensemble",
    "всего", "итого", "vsego", "itogo",
  ]

  private static func reason(_ refusal: CountryResolver.Refusal, name: String, code: String) -> LeftOutReason {
    switch refusal {
    case .ship: .conveyance
    case .aggregate: .aggregate
    case .event: .event
    case .noCountry: .noCountry
    case .ambiguousName(let codes): .ambiguousCountry(codes)
    default: name.isEmpty && code.isEmpty ? .noPlace : .unknownCountry
    }
  }

  /// Names that a heading doesn't call countries must nearly all be some.
  private static func areCountries(
    _ names: [String], _ codes: [String], _ heading: HeadingWords?, _ resolver: CountryResolver
  ) -> Bool {
    let coded = codes.filter { !$0.isEmpty }
    if !coded.isEmpty { return true }
    let named = names.filter { !$0.isEmpty && !isTotal($0) }
    guard !named.isEmpty else { return false }
    let known = named.count { name in
      do throws(CountryResolver.Refusal) {
        _ = try resolver.country(codedBy: "", named: name)
        return true
      } catch {
        return [.ship, .aggregate, .event, .noCountry].contains(error)
      }
    }
    let isCalledSo = heading.map(ColumnWords.country.matches) ?? false
    return Double(known) >= (isCalledSo ? 0.5 : 0.9) * Double(named.count)
  }
}
