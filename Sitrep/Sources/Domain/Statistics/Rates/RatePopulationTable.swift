/// The populations of all countries that a person gave one, and the names that leave a question.
package struct RatePopulationTable: Hashable, Sendable {
  /// A name of the World tab that several countries bear.
  package struct Question: Hashable, Identifiable, Sendable {
    package let place: CountryKey
    package let candidates: [CountryCode]

    package var id: CountryKey { place }
  }

  package private(set) var byCode: [CountryCode: RatePopulation] = [:]

  /// Names that were not answered yet, in the order of the alphabet.
  package private(set) var questions: [Question] = []

  /// Nobody has a population.
  package init() {}

  /// - Parameters:
  ///   - world: What the person entered.
  ///   - choices: What the person said about it.
  ///   - codes: The countries that a name may mean.
  package init(
    _ world: Populations, _ choices: RateChoices, codes: (String) -> [CountryCode] = CountryAliases.codes(for:)
  ) {
    var places: [CountryCode: [CountryKey]] = [:]
    for continent in Continent.allCases {
      for name in (world[continent] ?? [:]).keys {
        let place = CountryKey(name, in: continent)
        switch Self.meaning(of: name, among: codes(name), choices) {
        case .code(let code): places[code, default: []].append(place)
        case .nobody: break
        case .unclear(let candidates): questions.append(Question(place: place, candidates: candidates))
        }
      }
    }
    for (code, places) in places { byCode[code] = Self.sum(of: places, in: world) }
    for (code, people) in choices.own { byCode[code] = RatePopulation(people: people, origin: .own) }
    questions.sort { ($0.place.name, $0.place.continent.rawValue) < ($1.place.name, $1.place.continent.rawValue) }
  }

  package subscript(code: CountryCode) -> RatePopulation? { byCode[code] }

  private enum Meaning {
    case code(CountryCode)
    case nobody
    case unclear([CountryCode])
  }

  private static func meaning(of name: String, among codes: [CountryCode], _ choices: RateChoices) -> Meaning {
    guard let only = codes.first else { return .nobody }
    if codes.count == 1 { return .code(only) }
    guard let answer = choices.meanings[CountryName.matchKey(of: name)] else { return .unclear(codes) }
    return answer.map { .code($0) } ?? .nobody
  }

  /// Nil where the sum is too large to be told: it is not guessed.
  private static func sum(of places: [CountryKey], in world: Populations) -> RatePopulation? {
    var people = 0
    for place in places {
      let (sum, overflow) = people.addingReportingOverflow(world[place] ?? 0)
      if overflow { return nil }
      people = sum
    }
    let order = Continent.allCases
    let sorted = places.sorted { one, other in
      (order.firstIndex(of: one.continent) ?? 0, one.name) < (order.firstIndex(of: other.continent) ?? 0, other.name)
    }
    return RatePopulation(people: people, origin: .world(sorted))
  }
}
