import DesignSystem
import Domain
import Testing

@testable import Figures
@testable import Statistics

@MainActor
@Suite struct ChartCacheTests {
  private let france = ChartSamples.code("FR")
  private let germany = ChartSamples.code("DE")

  @Test func `a figure is there once its series are read; countries without any are left out`() async throws {
    let library = Library { $0 == "FR" ? ChartSamples.history([1, 2]) : nil }
    let request = request([france, germany])
    #expect(library.cache.look(for: request).pending != nil)
    #expect(library.cache.look(for: request).figure == nil)

    try await library.load(request)

    let cached = library.cache.look(for: request)
    #expect(cached.pending == nil)
    #expect(cached.figure?.entries.map(\.series.code) == [france])
    #expect(library.codes == [france, germany])
  }

  @Test func `nothing is read or worked out twice, not by two windows at once either`() async throws {
    let library = Library { _ in ChartSamples.history([1, 2, 3]) }
    let query = try #require(library.cache.look(for: request([france])).pending)
    #expect(library.cache.look(for: request([france])).pending === query)
    async let one: Void = query.load()
    async let other: Void = query.load()
    _ = await (one, other)
    try await library.load(request([france]))

    #expect(library.codes == [france])
    let (first, second) = (
      library.cache.look(for: request([france])).figure, library.cache.look(for: request([france])).figure
    )
    #expect(first != nil && first == second)
    let total = library.cache.look(for: request([france], "total")).figure
    #expect(total != nil && total != first)
    var table = ChartRoute()
    table.showsTable = true
    #expect(ChartRequest([.init(france, name: "FR")], table) == request([france]))
  }

  @Test func `newer figures are read anew, and the old chart stays until they are there`() async throws {
    let library = Library { _ in ChartSamples.history([1, 2]) }
    try await library.load(request([france]))
    let before = library.cache.look(for: request([france])).figure

    library.revision += 1

    let during = library.cache.look(for: request([france]))
    #expect(during.pending != nil && during.figure == before && before != nil)
    try await library.load(request([france]))
    #expect(library.cache.look(for: request([france])).pending == nil)
    #expect(library.codes == [france, france])
  }

  @Test func `what cannot be read is thrown, and asked for again`() async throws {
    let library = Library { (_) throws(ReadProblem) in throw ReadProblem("The disk is gone.") }

    await #expect(throws: ReadProblem.self) { try await library.load(request([france])) }
    await #expect(throws: ReadProblem.self) { try await library.load(request([france])) }

    #expect(library.cache.look(for: request([france])).pending != nil)
    #expect(library.codes == [france, france])
  }

  private func request(_ codes: [CountryCode], _ settings: String = "") -> ChartRequest {
    ChartRequest(codes.map { .init($0, name: $0.rawValue) }, ChartRoute(settings: settings, comparison: ""))
  }
}

/// What a cache reads from: says what it was asked for.
@MainActor
private final class Library {
  var revision = 0
  private(set) var codes: [CountryCode] = []
  private let history: (String) throws(ReadProblem) -> CountryHistory?

  lazy var cache = ChartCache(
    revision: { [unowned self] in revision },
    history: { [unowned self] (code, _) throws(ReadProblem) in try read(code) })

  init(_ history: @escaping (String) throws(ReadProblem) -> CountryHistory?) {
    self.history = history
  }

  /// Reads what a chart needs, one series after the other, as its screen does.
  func load(_ request: ChartRequest) async throws(ReadProblem) {
    while let pending = cache.look(for: request).pending { _ = try await pending.value() }
  }

  private func read(_ code: CountryCode) throws(ReadProblem) -> SourcedHistory? {
    codes.append(code)
    let source = DataSource(name: "Somebody", url: "", licence: "")
    guard let history = try history(code.rawValue) else { return nil }
    return SourcedHistory(history: history, source: source)
  }
}
