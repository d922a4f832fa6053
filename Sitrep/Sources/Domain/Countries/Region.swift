/// Whom a telephone number or an office is for: the people of one country, or of the European Union.
package struct Region: Hashable, Sendable {
  /// How near it is to a country, the nearest first.
  private enum Distance: Int {
    case ownCountry, ownContinent, everywhere, elsewhere
  }

  /// A two-letter code of ISO 3166-1, or `EU`.
  package let code: String

  private let continent: Continent

  /// Nil where no country or union has the code.
  package init?(_ code: String) {
    guard code.count == 2, code.uppercased() == code else { return nil }
    guard let continent = code == Self.union ? .europe : ISOCountry.named(code)?.continent else { return nil }
    self.code = code
    self.continent = continent
  }

  private static let union = "EU"

  /// What is for a country, then what is for its continent, what is for everybody, and all others; each in its order.
  package static func sorted<Value>(
    _ values: [Value], nearestTo country: String, by region: (Value) -> Region?
  ) -> [Value] {
    let continent = ISOCountry.named(country)?.continent
    let ranked = values.enumerated().map { (place: $0.offset, value: $0.element, rank: rank(region($0.element))) }
    func rank(_ region: Region?) -> Int {
      guard let region else { return Distance.everywhere.rawValue }
      if region.code == country { return Distance.ownCountry.rawValue }
      return (region.continent == continent ? Distance.ownContinent : .elsewhere).rawValue
    }
    return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.value)
  }
}

extension Region: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let region = Region(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a region is a country's two-letter code, or EU")
    }
    self = region
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
