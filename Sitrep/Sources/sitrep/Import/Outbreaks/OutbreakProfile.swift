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

  /// Opens the folder if there is one.
  ///
  /// - Parameters:
  ///   - folder: The data folder.
  ///   - isForReading: True where a folder that another program has open is left alone.
  /// - Returns: Nil: there is none, or it is left alone.
  /// - Throws: ``CommandFailure``, or what `DataFolder` and `AppDatabase` throw.
  static func existing(in folder: DataFolderOption, forReading isForReading: Bool) async throws -> OutbreakProfile? {
    guard DatabaseAccess.exists(try folder.location()) else { return nil }
    do {
      return try await OutbreakProfile(in: folder)
    } catch is CommandFailure where isForReading {
      return nil
    }
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

  /// What its outbreaks are called.
  var names: Set<String> {
    get async throws { Set(try await store.heads().map(\.name)) }
  }

  /// A line list read again by what was said of the last one with its heading; the same where nothing was, or it doesn't
  /// fit.
  ///
  /// - Parameters:
  ///   - read: The files as they were read.
  ///   - readAgain: Reads them by other choices.
  /// - Returns: What they hold.
  func asLastTime(
    _ read: OutbreakFilesRead, by readAgain: (OutbreakChoices) throws(OutbreakFileProblem) -> AnyOutbreakImport
  ) async -> OutbreakFilesRead {
    guard case .cases(let list) = read.plan else { return read }
    do {
      guard let mapping = try await store.mapping(ofHeading: list.headingKey) else { return read }
      var again = read
      again.choices = read.choices.proposing(mapping, mentioned: list.mentionedDisease)
      again.plan = try readAgain(again.choices)
      again.lastTime = mapping.day
      return again
    } catch {
      // The store logs what it can't read; the columns are guessed.
      return read
    }
  }

  /// Keeps what was read and what was said of it, and the people of its places and groups of ages.
  func keep(_ outbreak: Outbreak, _ read: OutbreakFilesRead, _ people: PopulationFiles) async throws {
    do throws(SaveProblem) {
      switch read.plan {
      case .counts(let plan): try await store.keep(outbreak, plan.counts)
      case .cases(let list):
        try await store.keep(outbreak, OutbreakCases(list: list.cases, quality: list.quality))
      }
    } catch {
      throw CommandFailure(await ProblemText.text(error))
    }
    await keepMapping(of: read, on: .today(in: .current, now: outbreak.received))
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

extension OutbreakProfile {
  private func keepMapping(of read: OutbreakFilesRead, on day: Day) async {
    guard case .cases(let list) = read.plan else { return }
    do throws(SaveProblem) {
      try await store.keep(list.mapping(of: read.choices, on: day), ofHeading: list.headingKey)
    } catch {
      // The list is kept, which counts; the columns are guessed again next time.
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
