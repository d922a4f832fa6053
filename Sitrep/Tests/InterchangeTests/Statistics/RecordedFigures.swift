import Domain
import Foundation
import Interchange
import SampleData
import Testing

/// The recorded files of figures beside the repository, and what reading them gives.
enum RecordedFigures {
  static let folder = SharedData.folder.appending(path: "statistics")

  static let codec = FiguresFileCodec(countries: SampleStatistics().latestReport().rows.map(\.country))

  /// A file, under its own name.
  static func file(_ path: String) throws -> FiguresFile {
    FiguresFile(
      name: String(path.split(separator: "/").last ?? ""), bytes: try Data(contentsOf: folder.appending(path: path)))
  }

  static func read(_ paths: String..., asOf: String? = nil) throws -> FiguresImport {
    try codec.read(paths.map(file), asOf: asOf.flatMap { Day(iso8601: $0) })
  }

  /// Johns Hopkins University's three series, read once for all tests.
  static let allSeries = Result {
    try read(series(.confirmed), series(.deaths), series(.recovered))
  }

  static func series(_ kind: SeriesKind) -> String { "jhu-csse/time_series_covid19_\(kind)_global.csv" }
}

extension FiguresFileCodec {
  /// Reads files of COVID-19's figures.
  func read(_ files: [FiguresFile], asOf: Day?) throws(FiguresFileProblem) -> FiguresImport {
    try read(files, FiguresChoices(asOf: asOf, disease: .covid19))
  }
}

/// Reads a made-up file of COVID-19's figures.
func read(_ text: String, named name: String = "figures.json", asOf: String? = nil) throws -> FiguresImport {
  try RecordedFigures.codec.read(
    [FiguresFile(name: name, bytes: Data(text.utf8))], asOf: asOf.flatMap { Day(iso8601: $0) })
}

/// Why a made-up file cannot be read.
func problem(_ text: String, named name: String = "figures.json", asOf: String? = nil) -> FiguresFileProblem.Cause? {
  do {
    _ = try read(text, named: name, asOf: asOf)
    return nil
  } catch {
    return (error as? FiguresFileProblem)?.cause
  }
}

extension FiguresImport {
  /// The figures of a country, by its two-letter code.
  func row(_ code: String) throws -> CountryFigures {
    let code = try #require(CountryCode(code))
    return try #require(set.report[code])
  }

  func has(_ code: String) -> Bool {
    CountryCode(code).map { set.report[$0] != nil } ?? false
  }

  func history(_ code: String) throws -> CountryHistory {
    let code = try #require(CountryCode(code))
    return try #require(set.histories[code])
  }

  /// Why rows of this name were left out.
  func reasons(_ name: String) -> [LeftOut.Reason] {
    files.flatMap(\.leftOut).filter { $0.name == name }.map(\.reason)
  }
}

extension CountryHistory {
  /// The place of a day.
  func place(_ day: String) throws -> Int {
    Int(try #require(Day(iso8601: day)).daysSinceEpoch - firstDay.daysSinceEpoch)
  }
}
