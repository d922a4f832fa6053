import Domain
import Logging
import PortableUI
import Storage

/// The outbreaks of a data folder, for an import; the folder stays locked for as long as it lives.
struct OutbreakProfile {
  let store: SQLiteOutbreakStore
  private let database: AppDatabase

  /// Opens the folder, or makes it.
  init(in folder: DataFolderOption) async throws {
    database = try DatabaseAccess.open(
      try folder.location(),
      hint: Text("While it runs, you can import the file on its Statistics tab instead.", bundle: .module))
    let logger = Logger(label: "sitrep")
    store = try await database.outbreakStore { logger.error("\($0.reason)") }
  }

  /// The outbreak that a new file takes the place of.
  ///
  /// - Parameters:
  ///   - id: As somebody named it.
  ///   - folder: Where it must be.
  /// - Returns: The open folder, and the outbreak's head.
  /// - Throws: ``CommandFailure`` where it is not there.
  static func replacing(_ id: String, in folder: DataFolderOption) async throws -> (OutbreakProfile, Outbreak) {
    guard DatabaseAccess.exists(try folder.location()) else { throw CommandFailure(nothingToReplace: id, among: []) }
    let profile = try await OutbreakProfile(in: folder)
    let heads = try await profile.store.heads()
    guard let outbreak = heads.first(where: { $0.id.rawValue == id.lowercased() }) else {
      throw CommandFailure(nothingToReplace: id, among: heads)
    }
    return (profile, outbreak)
  }

  /// Keeps what was read, and the people of its places and groups of ages.
  func keep(_ outbreak: Outbreak, _ plan: AnyOutbreakImport, _ people: PopulationFiles) async throws {
    do throws(SaveProblem) {
      switch plan {
      case .counts(let plan): try await store.keep(outbreak, plan.counts)
      case .cases(let plan):
        try await store.keep(outbreak, OutbreakCases(list: plan.cases, quality: plan.quality))
      }
    } catch {
      throw CommandFailure(await ProblemText.text(error))
    }
    do throws(SaveProblem) {
      if !people.places.isEmpty { try await store.keep(people.places, of: outbreak.id) }
      if !people.ages.isEmpty { try await store.keepAgePopulations(people.ages, of: outbreak.id) }
    } catch {
      // The outbreak itself is kept by now.
      let (name, id) = (TerminalText.short(outbreak.name), outbreak.id.rawValue)
      throw CommandFailure(
        Text(
          "“\(name)” was kept as outbreak \(id), but its populations weren’t. Enter them in the app.",
          bundle: .module))
    }
  }
}

extension CommandFailure {
  fileprivate init(nothingToReplace id: String, among heads: [Outbreak]) {
    self.init(
      Text("There is no outbreak “\(TerminalText.short(id))” to replace.", bundle: .module),
      list: heads.map { Text(verbatim: "\($0.id) (\(TerminalText.short($0.name)))") })
  }
}
