/// One of the six inhabited continents.
///
/// The raw values are stable: they are stored and stand in URLs.
package enum Continent: String, CaseIterable, Codable, Hashable, Sendable {
  case africa
  case asia
  case europe
  case northAmerica
  case southAmerica
  case oceania
}
