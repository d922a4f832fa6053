/// What one pass over a list counts.
struct CaseTally {
  /// Cases and deaths of a group.
  struct Pair {
    var cases = 0
    var deaths = 0
  }

  private(set) var all = Pair()
  private(set) var classes = [Int](repeating: 0, count: CaseClass.allCases.count)
  private(set) var outcomes = [Int](repeating: 0, count: CaseOutcome.allCases.count)
  private(set) var sexes = [Int](repeating: 0, count: Sex.allCases.count)
  private(set) var vaccinations = [Int](repeating: 0, count: Vaccination.allCases.count)

  /// By band, then by sex; the last band is of unknown ages.
  private(set) var ages: [[Int]]
  private(set) var deathsByAge: [Int]

  /// By place; the last one is of cases without a place.
  private(set) var places: [Pair]

  /// Cases by place whose onset, else report, lies in the last 14 days.
  private(set) var recent: [Int]

  /// Cases and deaths that became known on the last day, by place.
  private(set) var today: [Pair]

  /// Cases by the days from onset to report.
  private(set) var delays = [Int](repeating: 0, count: CaseDates.longestDelay + 1)
  private(set) var withoutOnset = 0

  /// The first day of onset, as a number; 0 is none.
  private(set) var firstOnset: UInt16 = 0

  private static let died = CaseOutcome.allCases.firstIndex(of: .died) ?? 0

  /// So many days are the last ones.
  static let recentDays = 14

  /// Those younger than a year are not yet vaccinated.
  private static let firstVaccinatedMonth: UInt16 = 12

  init(_ list: CaseList, _ view: CaseView, _ bands: AgeBands) {
    let lookup = AgeLookup(bands)
    ages = Array(repeating: sexes, count: lookup.count)
    deathsByAge = Array(repeating: 0, count: lookup.count)
    places = Array(repeating: Pair(), count: list.places.count + 1)
    recent = Array(repeating: 0, count: list.places.count + 1)
    today = Array(repeating: Pair(), count: list.places.count + 1)
    let day = PackedCase.number(of: view.asOf)
    for packed in list.cases where view.contains(packed) { add(packed, view, lookup, on: day) }
  }

  private mutating func add(_ packed: PackedCase, _ view: CaseView, _ lookup: AgeLookup, on day: UInt16) {
    let outcome = view.outcomeNumber(of: packed)
    let deaths = outcome == Self.died ? 1 : 0
    let place = packed.place == PackedCase.none ? places.count - 1 : Int(packed.place)
    let age = lookup[packed]
    all.cases += 1
    all.deaths += deaths
    classes[packed.classNumber] += 1
    outcomes[outcome] += 1
    sexes[packed.sexNumber] += 1
    ages[age][packed.sexNumber] += 1
    deathsByAge[age] += deaths
    places[place].cases += 1
    places[place].deaths += deaths
    addDays(of: packed, deaths, place, on: day)
    if packed.ageMonths != PackedCase.none, packed.ageMonths >= Self.firstVaccinatedMonth {
      switch packed.vaccination {
      case .none: vaccinations[0] += 1
      case .vaccinated: vaccinations[1] += 1
      case .unknown: vaccinations[2] += 1
      }
    }
  }

  private mutating func addDays(of packed: PackedCase, _ deaths: Int, _ place: Int, on day: UInt16) {
    if packed.onset == 0 {
      withoutOnset += 1
    } else {
      if firstOnset == 0 || packed.onset < firstOnset { firstOnset = packed.onset }
      if packed.reported >= packed.onset, Int(packed.reported - packed.onset) < delays.count {
        delays[Int(packed.reported - packed.onset)] += 1
      }
    }
    let date = Int(packed.onsetElseReport)
    if date != 0, date <= Int(day), date > Int(day) - Self.recentDays { recent[place] += 1 }
    if packed.known == day { today[place].cases += 1 }
    if packed.outcomeKnown == day { today[place].deaths += deaths }
  }
}

/// The band of each age, looked up.
struct AgeLookup {
  /// The bands, and one for unknown ages.
  let count: Int

  private let bands: [UInt8]

  init(_ bands: AgeBands) {
    count = bands.bands.count + 1
    self.bands = (0...AgeBands.mostMonths).map { UInt8(clamping: bands.index(ofMonths: $0) ?? bands.bands.count) }
  }

  /// The last one for a case without an age.
  subscript(packed: PackedCase) -> Int {
    packed.ageMonths < bands.count ? Int(bands[Int(packed.ageMonths)]) : count - 1
  }
}
