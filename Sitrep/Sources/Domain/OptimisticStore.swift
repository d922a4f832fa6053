import Observation

/// What a person changed and sees already, on its way to where it is kept.
///
/// Its owner shows a change at once and hands it over with the write that keeps it. Writes are made in the background, one
/// after the other in the order of the changes, and to their end even if the owner is gone. Where one is refused, the
/// owner shows again what is known to be kept, and ``problem`` says why.
@MainActor
package final class OptimisticStore<Key: Hashable & Sendable, Value: Sendable, Problem: Error> {
  /// One value before and after.
  package struct Change: Sendable {
    let key: Key
    let before: Value
    let after: Value

    package init(_ key: Key, before: Value, after: Value) {
      self.key = key
      self.before = before
      self.after = after
    }
  }

  private struct Pending {
    var count = 0
    /// What is known to be kept.
    var kept: Value
  }

  /// Why a change was refused; nil once that was read, or a change that was made after it is kept.
  package var problem: Problem? {
    observation.noteRead()
    return presentProblem
  }

  private var presentProblem: Problem? { didSet { observation.noteChange() } }
  private let observation = ChangeSignal()
  /// How many problems there were.
  private var problems = 0
  private var pending: [Key: Pending] = [:]
  private var lastWrite: Task<Void, Never>?

  package init() {}

  /// Keeps changes that are shown already.
  ///
  /// - Parameters:
  ///   - changes: All that one write keeps; each key at most once.
  ///   - write: Keeps all of them or throws.
  ///   - takeBack: Called where the write threw, with what to show again: of each key what is kept, but for those with a
  ///     later change on its way, which decides.
  package func keep(
    _ changes: [Change], by write: @escaping @Sendable () async throws(Problem) -> Void,
    orTakeBack takeBack: @escaping @MainActor ([Key: Value]) -> Void
  ) {
    for change in changes { pending[change.key, default: Pending(kept: change.before)].count += 1 }
    // A problem that comes while the change is on its way outlives it: nobody could have read it when it was made.
    let (before, known) = (lastWrite, presentProblem == nil ? nil : problems)
    lastWrite = Task {
      await before?.value
      do throws(Problem) {
        try await write()
        _ = end(changes, areKept: true)
        if known == problems { dismissProblem() }
      } catch {
        takeBack(end(changes, areKept: false))
        note(error)
      }
    }
  }

  /// Does what cannot be refused, after every change so far.
  package func afterWrites(_ work: @escaping @Sendable () async -> Void) {
    lastWrite = Task { [lastWrite] in
      await lastWrite?.value
      await work()
    }
  }

  /// Tells of a problem, as if a change had been refused.
  package func note(_ problem: Problem) {
    presentProblem = problem
    problems += 1
  }

  package func dismissProblem() {
    if presentProblem != nil { presentProblem = nil }
  }

  /// Returns when every change so far is kept or was refused.
  package func waitForWrites() async { await lastWrite?.value }

  /// Notes that a write has ended.
  ///
  /// - Returns: What is kept now, of the keys without later changes.
  private func end(_ changes: [Change], areKept: Bool) -> [Key: Value] {
    var settled: [Key: Value] = [:]
    for change in changes {
      guard var entry = pending.removeValue(forKey: change.key) else { continue }
      entry.count -= 1
      if areKept { entry.kept = change.after }
      if entry.count > 0 {
        pending[change.key] = entry
      } else {
        settled.updateValue(entry.kept, forKey: change.key)
      }
    }
    return settled
  }
}
