import Domain
import Testing

@testable import Statistics

@MainActor
@Suite struct ChartShelfTests {
  private nonisolated struct Unreadable: Error {}

  private let france = ChartSamples.code("FR")
  private let germany = ChartSamples.code("DE")

  @Test func `a figure is there once its series are read; countries without any are left out`() async throws {
    let library = Library { $0 == "FR" ? ChartSamples.history([1, 2]) : nil }
    let request = request([france, germany])
    #expect(library.shelf.look(for: request).isPending)
    #expect(library.shelf.look(for: request).figure == nil)

    try await library.shelf.load(request.codes)

    let shelved = library.shelf.look(for: request)
    #expect(!shelved.isPending)
    #expect(shelved.figure?.entries.map(\.series.code) == [france])
    #expect(library.codes == [france, germany])
  }

  @Test func `nothing is read or worked out twice, not by two windows at once either`() async throws {
    let library = Library { _ in ChartSamples.history([1, 2, 3]) }
    async let one: Void = library.shelf.load([france])
    async let other: Void = library.shelf.load([france])
    _ = try await (one, other)
    try await library.shelf.load([france])

    #expect(library.codes == [france])
    let (first, second) = (
      library.shelf.look(for: request([france])).figure, library.shelf.look(for: request([france])).figure
    )
    #expect(first != nil && first == second)
    let total = library.shelf.look(for: request([france], "total")).figure
    #expect(total != nil && total != first)
    var table = ChartRoute()
    table.showsTable = true
    #expect(ChartRequest([.init(france, name: "FR")], table) == request([france]))
  }

  @Test func `newer figures are read anew, and the old chart stays until they are there`() async throws {
    let library = Library { _ in ChartSamples.history([1, 2]) }
    try await library.shelf.load([france])
    let before = library.shelf.look(for: request([france])).figure

    library.revision += 1

    let during = library.shelf.look(for: request([france]))
    #expect(during.isPending && during.figure == before && before != nil)
    try await library.shelf.load([france])
    #expect(!library.shelf.look(for: request([france])).isPending)
    #expect(library.codes == [france, france])
  }

  @Test func `what cannot be read is thrown, and asked for again`() async throws {
    let library = Library { _ in throw Unreadable() }

    await #expect(throws: Unreadable.self) { try await library.shelf.load([france]) }
    await #expect(throws: Unreadable.self) { try await library.shelf.load([france]) }

    #expect(library.shelf.look(for: request([france])).isPending)
    #expect(library.codes == [france, france])
  }

  private func request(_ codes: [CountryCode], _ settings: String = "") -> ChartRequest {
    ChartRequest(codes.map { .init($0, name: $0.rawValue) }, ChartRoute(settings: settings, comparison: ""))
  }
}

/// What a shelf reads from: says what it was asked for.
@MainActor
private final class Library {
  var revision = 0
  private(set) var codes: [CountryCode] = []
  private let history: (String) throws -> CountryHistory?

  lazy var shelf = ChartShelf(revision: { [unowned self] in revision }, history: { [unowned self] in try read($0) })

  init(_ history: @escaping (String) throws -> CountryHistory?) {
    self.history = history
  }

  private func read(_ code: CountryCode) throws -> SourcedHistory? {
    codes.append(code)
    let source = DataSource(name: "Somebody", url: "", licence: "")
    return try history(code.rawValue).map { SourcedHistory(history: $0, source: source) }
  }
}
