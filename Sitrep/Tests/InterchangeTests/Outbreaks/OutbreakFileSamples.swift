import Domain
import Foundation
import Interchange
import SampleData
import Testing

/// Published files of counts beside the repository, and small ones of our own.
enum OutbreakFileSamples {
  static let folder = SharedData.folder.appending(path: "outbreaks")

  static let codec = OutbreakFileCodec(
    countries: SampleStatistics().latestReport().rows.map(\.country), version: "1.0.0", digest: { "\($0.count)" })

  /// A published file, under its own name.
  static func published(_ path: String, _ choices: OutbreakChoices = OutbreakChoices()) throws -> OutbreakImport {
    let bytes = try Data(contentsOf: folder.appending(path: path))
    let name = String(path.split(separator: "/").last ?? "")
    return try checked(codec.read([FiguresFile(name: name, bytes: bytes)], choices))
  }

  /// A file of our own.
  static func read(
    _ text: String, named name: String = "table.csv", _ choices: OutbreakChoices = OutbreakChoices()
  ) throws -> OutbreakImport {
    try checked(codec.read([FiguresFile(name: name, bytes: Data(text.utf8))], choices))
  }

  /// Why a file of our own can't be read; nil: it can.
  static func problem(
    _ text: String, named name: String = "table.csv", _ choices: OutbreakChoices = OutbreakChoices()
  ) -> OutbreakFileProblem.Cause? {
    do throws(OutbreakFileProblem) {
      _ = try codec.read([FiguresFile(name: name, bytes: Data(text.utf8))], choices)
      return nil
    } catch {
      return error.cause
    }
  }

  /// No row is lost: each is kept, or left out with its line.
  private static func checked(_ read: OutbreakImport) -> OutbreakImport {
    #expect(read.rows == read.kept + read.leftOut.count)
    #expect(read.leftOut.allSatisfy { $0.line > 0 })
    return read
  }
}

extension OutbreakImport {
  /// What a place has on a day, or as of the last one.
  func figures(asOf day: String? = nil, populations: [PlaceKey: PlacePopulation] = [:]) throws -> OutbreakFigures {
    let disease = disease ?? .named("Unknown")
    let outbreak = Outbreak(
      id: .random(), name: name, disease: disease, level: level, period: period, source: source,
      provenance: provenance, received: Date(timeIntervalSince1970: 0), days: days)
    return OutbreakFigures(outbreak, counts, asOf: try day.map { try #require(Day($0)) }, populations: populations)
  }

  /// A place by its country's code, or by its name.
  func row(_ place: String, asOf day: String? = nil) throws -> PlaceFigures {
    let key = PlaceKey(place) ?? PlaceKey(name: place)
    return try #require(try figures(asOf: day).rows.first { $0.place.key == key })
  }

  func series(_ place: String, _ measure: Measure = .cases(.all)) throws -> CountSeries {
    try #require(counts[PlaceKey(place) ?? PlaceKey(name: place), measure])
  }

  /// How many rows were left out for a reason.
  func leftOut(_ isReason: (LeftOutReason) -> Bool) -> Int { leftOut.count { isReason($0.reason) } }

  /// What a column was read as, by its heading.
  func role(_ heading: String) -> ColumnRole? { columns.first { $0.name == heading }?.role }
}
