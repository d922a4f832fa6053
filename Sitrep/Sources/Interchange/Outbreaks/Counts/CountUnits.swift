import Domain

/// The parts of places that have reports of their own, such as the facilities of a district.
struct CountUnits {
  struct Unit: Hashable {
    let place: PlaceKey

    /// What tells it from other parts of the place, folded.
    let part: String

    /// Which disease of the file it counts, from 0.
    var disease: Int32 = 0
  }

  private(set) var units: [Unit] = []
  private(set) var places: Set<PlaceKey> = []
  private var index: [Unit: Int32] = [:]
  private var spellings: [PlaceKey: [String: Int]] = [:]

  /// The number of a unit, which is made where it is new.
  mutating func number(of unit: Unit) throws(OutbreakFileProblem.Cause) -> Int32 {
    if let known = index[unit] { return known }
    places.insert(unit.place)
    guard places.count <= OutbreakLimits.places else { throw .tooManyPlaces(limit: OutbreakLimits.places) }
    let number = Int32(units.count)
    units.append(unit)
    index[unit] = number
    return number
  }

  /// Remembers what rows call a place.
  mutating func note(_ spelling: String, of place: PlaceKey, rows: Int) {
    spellings[place, default: [:]][spelling, default: 0] += rows
  }

  /// How many rows call a place anything.
  func rows(of place: PlaceKey) -> Int { spellings[place, default: [:]].values.reduce(0, +) }

  /// What rows call a place, the most frequent first.
  func spellings(of place: PlaceKey) -> [(text: String, rows: Int)] {
    spellings[place, default: [:]].sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .prefix(Self.mostSpellings).map { (text: $0.key, rows: $0.value) }
  }

  /// A place under the name that most rows give it.
  func place(_ key: PlaceKey) -> OutbreakPlace {
    let names = spellings(of: key)
    return OutbreakPlace(key: key, name: names.first?.text ?? key.description, spellings: names.map(\.text))
  }

  private static let mostSpellings = 20
}
