#if canImport(SwiftUI)
  import DesignSystem
  import Domain
  import Foundation
  import PortableUI

  extension WorldModel {
    /// A few countries, or none; the directory knows those of the sample.
    ///
    /// - Parameters:
    ///   - populations: What was entered.
    ///   - problem: Why the store refuses every change.
    /// - Returns: The world.
    static func previewed(_ populations: Populations = .previewed, problem: SaveProblem? = nil) -> WorldModel {
      WorldModel(
        WorldDependencies(populations: populations, store: InMemoryWorldStore(problem: problem), files: NoWorldFiles()),
        directory: CountryDirectory(SampleStatistics().latestReport().rows.map(\.country)))
    }
  }

  nonisolated extension Populations {
    /// Five countries on three continents.
    static var previewed: Populations {
      [
        .asia: ["Japan": 125_681_593, "India": 1_414_203_896], .europe: ["Germany": 83_196_078, "Czechia": 10_505_772],
        .oceania: ["Palau": 17_783],
      ]
    }
  }

  /// The tab at an address.
  struct PreviewedWorld: View {
    private let model: WorldModel

    @State private var route: WorldRoute

    init(_ address: String, model: WorldModel = .previewed()) {
      self.model = model
      _route = State(initialValue: DeepLink(address).flatMap { WorldRoute($0) } ?? WorldRoute())
    }

    var body: some View {
      WorldScreen(model: model, route: $route)
    }
  }

  /// No file is read.
  private nonisolated struct NoWorldFiles: WorldFiles {
    var largestFile: Int { 0 }

    func read(
      _ file: Data, as encoding: TextEncoding?, locale: Locale
    ) throws(WorldFileProblem) -> WorldFileContent { throw .empty }

    func write(_ world: Populations, as format: WorldFileFormat) -> Data { Data() }
  }
#endif
