import Domain
import Foundation

@testable import World

@MainActor extension WorldModel {
  /// A world whose files are of one line.
  convenience init(populations: Populations = [:], store: any WorldStore = InMemoryWorldStore()) {
    self.init(
      WorldDependencies(populations: populations, store: store, files: OneLineFiles()),
      directory: CountryDirectory([]))
  }
}

/// Files of one line: continent, name, population.
struct OneLineFiles: WorldFiles {
  let largestFile = 1_000

  func read(
    _ file: Data, as encoding: TextEncoding?, locale: Locale
  ) throws(WorldFileProblem) -> WorldFileContent {
    guard file.count <= largestFile else { throw .tooLarge(limit: file.count) }
    let parts = String(decoding: file, as: UTF8.self).split(separator: ",").map(String.init)
    guard parts.count == 3 else { throw .empty }
    let row = WorldFileRow(line: 1, continent: parts[0], name: parts[1], population: parts[2])
    return WorldFileContent(rows: [row], notes: TableNotes(encoding: encoding ?? .windows1251))
  }

  func write(_ world: Populations, as format: WorldFileFormat) -> Data { Data() }
}
