import Domain
import Foundation
import GRDB
import Observation

/// The watch list of a profile, kept in the database.
///
/// Memory changes at once and the write follows in the background, in order. A refused write is taken back in memory,
/// unless a later change to the same country is still on its way: then that one decides.
@Observable
@MainActor
package final class SQLiteWatchList: WatchList {
  package private(set) var watched: Set<CountryCode>
  package var problem: WatchListProblem? { notice.problem }

  private var notice = ProblemNotice<WatchListProblem>()

  /// What the database is known to hold.
  @ObservationIgnored private var saved: Set<CountryCode>

  /// How many changes to a country are on their way.
  @ObservationIgnored private var pending: [CountryCode: Int] = [:]

  @ObservationIgnored private let database: OpenDatabase
  @ObservationIgnored private let writes: WriteQueue
  @ObservationIgnored private let now: @Sendable () -> Date

  init(saved: Set<CountryCode>, database: OpenDatabase, writes: WriteQueue, now: @escaping @Sendable () -> Date) {
    watched = saved
    self.saved = saved
    self.database = database
    self.writes = writes
    self.now = now
  }

  package func watch(_ code: CountryCode) {
    guard watched.insert(code).inserted else { return }
    let row = WatchedCountry(code: code, since: now())
    write(.watch, code) { try row.insert($0) }
  }

  package func unwatch(_ code: CountryCode) {
    guard watched.remove(code) != nil else { return }
    write(.unwatch, code) { _ = try WatchedCountry.deleteOne($0, key: code.rawValue) }
  }

  package func dismissProblem() {
    notice.dismiss()
  }

  private func write(
    _ change: WatchListProblem.Change, _ code: CountryCode, _ update: @escaping @Sendable (Database) throws -> Void
  ) {
    pending[code, default: 0] += 1
    writes.enqueue { [database, weak self, known = notice.known] in
      do {
        try await database.write(update)
        await self?.didSave(change, code, knowing: known)
      } catch {
        await self?.didFail(change, code, error)
      }
    }
  }

  private func didSave(
    _ change: WatchListProblem.Change, _ code: CountryCode, knowing known: ProblemNotice<WatchListProblem>.Known
  ) {
    pending[code, default: 1] -= 1
    if notice.isOver(knowing: known) { notice.dismiss() }
    switch change {
    case .watch: saved.insert(code)
    case .unwatch: saved.remove(code)
    }
  }

  private func didFail(_ change: WatchListProblem.Change, _ code: CountryCode, _ error: any Error) {
    pending[code, default: 1] -= 1
    guard pending[code] == 0, watched.contains(code) != saved.contains(code) else { return }
    switch change {
    case .watch: watched.remove(code)
    case .unwatch: watched.insert(code)
    }
    notice.note(WatchListProblem(country: code, change: change, cause: SaveProblem(error)))
  }
}
