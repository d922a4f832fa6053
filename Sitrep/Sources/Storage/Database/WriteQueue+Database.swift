import Domain
import GRDB

extension WriteQueue {
  /// Makes a change in its turn and in one transaction; it is on disk when the call returns.
  func save(
    to database: OpenDatabase, _ update: @escaping @Sendable (Database) throws -> Void
  ) async throws(SaveProblem) {
    do {
      try await run { try await database.write(update) }
    } catch {
      throw SaveProblem(error)
    }
  }
}
