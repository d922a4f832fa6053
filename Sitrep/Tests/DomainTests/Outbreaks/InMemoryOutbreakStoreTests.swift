import Domain
import Testing

@Suite struct InMemoryOutbreakStoreTests {
  private let counts = OutbreakCounts(places: [OutbreakPlace("Baro")], series: [])
  private let place = PlaceKey(name: "Baro")

  @Test func `outbreaks are kept, renamed, deleted and restored`() async throws {
    let store = InMemoryOutbreakStore()
    let first = Outbreak.made(try day("2024-01-01")...day("2024-01-02"), received: 1)
    let second = Outbreak.made(try day("2024-01-01")...day("2024-01-02"), received: 2)
    for outbreak in [first, second] { try await store.keep(outbreak, counts) }

    try await store.rename(first.id, to: OutbreakName("Other"))
    try await store.keep([place: #require(PlacePopulation(count: 5, origin: "own"))], of: first.id)
    try await store.setWatched(true, place, in: first.id)
    try await store.choose(place, in: first.id)
    try await store.delete(first.id)
    #expect(try await store.heads() == [second])
    #expect(try await store.counts(of: first.id) == nil)

    try await store.restore(first.id)
    #expect(try await store.heads().map(\.name) == ["Other", "Cholera"])
    #expect(try await store.counts(of: first.id) == counts)
    #expect(try await store.populations(of: first.id)[place]?.count == 5)
    #expect(try await store.selection(of: first.id) == OutbreakSelection(watched: [place], chosen: place))

    try await store.keep(first, counts)
    #expect(try await store.heads().map(\.name) == ["Cholera", "Cholera"])
    #expect(try await store.populations(of: first.id).count == 1)
    try await store.removePopulations(of: [place], in: first.id)
    try await store.setWatched(false, place, in: first.id)
    #expect(try await store.populations(of: first.id).isEmpty)
    #expect(try await store.selection(of: first.id).watched.isEmpty)
  }

  @Test func `a store that refuses changes nothing`() async throws {
    let outbreak = Outbreak.made(try day("2024-01-01")...day("2024-01-02"))
    let store = InMemoryOutbreakStore([(outbreak, counts)], problem: .diskFull)

    await #expect(throws: SaveProblem.diskFull) { try await store.delete(outbreak.id) }
    await #expect(throws: SaveProblem.diskFull) { try await store.keep(outbreak, counts) }
    #expect(try await store.heads() == [outbreak])
  }

  @Test func `a line list takes the place of counts, and is deleted with the words of its report`() async throws {
    let outbreak = Outbreak.made(try day("2024-01-01")...day("2024-01-02"))
    let store = InMemoryOutbreakStore([(outbreak, counts)])
    let cases = OutbreakCases(
      list: CaseList(places: [OutbreakPlace("Baro")], days: outbreak.days, [CaseRecord(place: 0)]),
      quality: CaseQuality())
    let people = [AgeBand(lower: 0, upper: 60): try #require(PlacePopulation(count: 5, origin: "own"))]
    let words = ReportWords([.context: "A camp."])

    try await store.keep(outbreak, cases)
    try await store.keepAgePopulations(people, of: outbreak.id)
    for id in [outbreak.id, .bundled, .random()] { try await store.keep(words, of: id) }
    #expect(try await store.heads().map(\.content) == [.cases])
    #expect(try await store.counts(of: outbreak.id) == nil)
    #expect(try await store.cases(of: outbreak.id) == cases)

    try await store.delete(outbreak.id)
    #expect(try await store.cases(of: outbreak.id) == nil)
    try await store.restore(outbreak.id)
    #expect(try await store.cases(of: outbreak.id) == cases)
    #expect(try await store.agePopulations(of: outbreak.id) == people)
    #expect(try await store.reportWords(of: outbreak.id) == words)
    #expect(try await store.reportWords(of: .bundled) == words)
    #expect(try await store.reportWords(of: .random()) == ReportWords())
  }

  @Test func `the last mapping of a heading is kept`() async throws {
    let store = InMemoryOutbreakStore()
    let mapping = { (role: CaseColumnRole) in
      ColumnMapping(OutbreakChoices(caseRoles: [0: role]), [], on: Day("2024-11-12")!)
    }

    for number in 0...50 { try await store.keep(mapping(.sex), ofHeading: "\(number)") }
    try await store.keep(mapping(.age), ofHeading: "7")

    #expect(try await store.mapping(ofHeading: "7") == mapping(.age))
    #expect(try await store.mapping(ofHeading: "0") == nil)
    #expect(try await store.mapping(ofHeading: "50") == mapping(.sex))
  }
}
