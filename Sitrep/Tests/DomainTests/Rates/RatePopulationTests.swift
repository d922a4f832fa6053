import Domain
import TestTraits
import Testing

@Suite struct RatePopulationTests {
  @Test(.proves("B2")) func `830 cases of 83,000,000 people are 1 per 100,000`() throws {
    let germany = try #require(RatePopulation(people: 83_000_000, origin: .own))

    #expect(germany.rate(of: 830) == 1)
    #expect(germany.rate(of: 0) == 0)
    #expect(germany.rate(of: -83) == -0.1)
  }

  @Test(.proves("B2"), arguments: [0, -1, Int.min]) func `nothing is ever divided by nobody`(people: Int) {
    #expect(RatePopulation(people: people, origin: .own) == nil)
  }

  @Test(.proves("B2")) func `a name in any language finds its country`() {
    let table = RatePopulationTable([.europe: ["Германия": 83, "U.K.": 67], .asia: ["Nowhere": 1]], RateChoices())

    #expect(table.byCode.mapValues(\.people) == [.germany: 83, .unitedKingdom: 67])
    #expect(table[.germany]?.origin == .world([CountryKey("Германия", in: .europe)]))
    #expect(table.questions == [])
  }

  @Test(.proves("B2")) func `a country in two continents is added up, and says so`() {
    let table = RatePopulationTable([.europe: ["Turkey": 10], .asia: ["Türkiye": 75]], RateChoices())

    #expect(
      table[.turkey]
        == RatePopulation(
          people: 85, origin: .world([CountryKey("Türkiye", in: .asia), CountryKey("Turkey", in: .europe)])))
  }

  @Test(.proves("B2")) func `a sum that is too large is no population`() {
    #expect(RatePopulationTable([.europe: ["Turkey": .max], .asia: ["Turkey": 1]], RateChoices()).byCode == [:])
  }

  @Test(.proves("B2")) func `a country without people has no rates`() {
    #expect(RatePopulationTable([.europe: ["Germany": 0]], RateChoices()).byCode == [:])
  }

  @Test(.proves("B2")) func `an ambiguous name asks once, and the answer is remembered`() throws {
    let world: Populations = [.africa: ["Congo": 6_000_000]]
    var choices = RateChoices()
    let open = RatePopulationTable(world, choices)
    #expect(open.byCode == [:])
    #expect(open.questions.map(\.place) == [CountryKey("Congo", in: .africa)])
    #expect(open.questions.first.map { Set($0.candidates) } == [.congo, .drCongo])

    choices.answer("CONGO", means: .congo)
    let kept = try #require(RateChoices(rawValue: choices.rawValue))
    let answered = RatePopulationTable(world, kept)

    #expect(answered.byCode.mapValues(\.people) == [.congo: 6_000_000])
    #expect(answered.questions == [])

    choices.answer("Congo", means: nil)
    let none = RatePopulationTable(world, try #require(RateChoices(rawValue: choices.rawValue)))
    #expect(none.byCode == [:] && none.questions == [])
  }

  @Test(.proves("B2")) func `an own number serves instead of World's, until it is taken back`() {
    var choices = RateChoices()
    choices.setOwn(12_500, for: .germany)
    #expect(RatePopulationTable([.europe: ["Germany": 83]], choices)[.germany]?.origin == .own)
    #expect(RatePopulationTable([.europe: ["Germany": 83]], choices)[.germany]?.people == 12_500)

    choices.setOwn(nil, for: .germany)
    #expect(RatePopulationTable([.europe: ["Germany": 83]], choices)[.germany]?.people == 83)
  }

  @Test func `choices come back from their text, and what is not understood is passed over`() throws {
    var choices = RateChoices()
    choices.setOwn(5, for: .germany)
    choices.answer("Korea", means: nil)
    #expect(RateChoices(rawValue: choices.rawValue) == choices)

    let strange = #"{"meanings":{"korea":"KR"},"own":{"DE":-5,"Germany":7,"FR":9}}"#
    let read = try #require(RateChoices(rawValue: strange))
    #expect(
      read.own == [CountryCode("FR"): 9].reduce(into: [:]) { own, entry in entry.key.map { own[$0] = entry.value } })
    #expect(read.meanings["korea"] == CountryCode("KR"))
    #expect(RateChoices(rawValue: "?") == nil)
  }

  @MainActor @Test func `where nobody entered anything, own numbers are all there is`() {
    var choices = RateChoices()
    choices.setOwn(5, for: .germany)

    #expect(NoRatePopulations().table(with: choices).byCode.keys.map(\.rawValue) == ["DE"])
  }

  @Test func `every spelling of a country is known by its code`() throws {
    #expect(CountryAliases.names(of: .unitedKingdom).contains("Great Britain"))
    #expect(CountryAliases.names(of: .congo).contains("Congo"))
    #expect(CountryAliases.names(of: try #require(CountryCode("ZZ"))) == [])
  }
}

extension CountryCode {
  fileprivate static let germany = known("DE")
  fileprivate static let unitedKingdom = known("GB")
  fileprivate static let turkey = known("TR")
  fileprivate static let congo = known("CG")
  fileprivate static let drCongo = known("CD")

  private static func known(_ text: String) -> CountryCode {
    guard let code = CountryCode(text) else { preconditionFailure("Two letters are a country code.") }
    return code
  }
}
