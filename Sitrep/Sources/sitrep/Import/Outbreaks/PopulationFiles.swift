import Domain
import Foundation
import Interchange
import PortableUI
import Statistics

/// The people of an outbreak's places and groups of ages, from the tables that somebody named.
struct PopulationFiles {
  /// By place; empty where no table names places.
  private(set) var places: [PlaceKey: PlacePopulation] = [:]

  /// By group of ages; empty where no table names such groups.
  private(set) var ages: [AgeBand: PlacePopulation] = [:]

  /// A line for each row that was left out, with its place and reason.
  private(set) var skipped: [Text] = []

  var isEmpty: Bool { places.isEmpty && ages.isEmpty }

  /// - Parameters:
  ///   - paths: The tables, each with a place or a group of ages and its people in a row.
  ///   - outbreak: Whose people they are.
  ///   - known: The outbreak's places.
  /// - Throws: ``CommandFailure`` where a table gives nothing.
  init(_ paths: [String], of outbreak: Outbreak, with known: [OutbreakPlace]) async throws {
    for path in paths {
      let table = try await Self.table(path)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let match = PopulationMatch(table, with: known, from: name)
      let bands = AgeBands(for: outbreak.disease)
      let ofAges = bands.populations(in: table, from: name)
      if match.populations.isEmpty, !ofAges.isEmpty {
        ages.merge(ofAges) { $1 }
        skipped += table.rows.filter { $0.count == nil || bands.band(named: $0.name) == nil }.map { row in
          Text("not a group of ages of this disease, or no number above 0.", bundle: .module)
            .about("\(path):\(row.line)")
        }
      } else {
        try await add(match, from: path, to: outbreak)
      }
    }
  }

  private mutating func add(_ match: PopulationMatch, from path: String, to outbreak: Outbreak) async throws {
    guard outbreak.level != .countries else {
      throw CommandFailure(
        Text("The outbreak is by countries: its populations are those of “sitrep import world”.", bundle: .module)
          .about(path))
    }
    guard !match.populations.isEmpty else {
      throw CommandFailure(
        Text("No row names a place of the outbreak or a group of ages, with a number above 0.", bundle: .module)
          .about(path))
    }
    places.merge(match.populations) { $1 }
    for row in match.leftOut {
      let reason = await PopulationProblemText.text(row.reason)
      skipped.append(Text("\(reason).", bundle: .module).about("\(path):\(row.row.line)"))
    }
  }

  private static func table(_ path: String) async throws -> PopulationTable {
    let bytes = try InputFile.read(path, limit: OutbreakTableCodec.largestFile)
    do throws(PopulationFileProblem) {
      return try OutbreakTableCodec().populations(
        in: FiguresFile(name: path, bytes: bytes), locale: TerminalLanguage.current)
    } catch {
      throw CommandFailure(await PopulationProblemText.text(error).about(path))
    }
  }
}
