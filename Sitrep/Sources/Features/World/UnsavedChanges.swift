import Domain

/// The changes that are on their way to the store.
nonisolated struct UnsavedChanges {
  private struct Pending {
    var count = 0
    /// What the store is known to hold.
    var saved: Int?
  }

  private var pending: [CountryKey: Pending] = [:]

  mutating func begin(_ changes: [WorldEdit.Change]) {
    for change in changes {
      pending[change.place, default: Pending(saved: change.before)].count += 1
    }
  }

  /// Notes that the store has taken or refused changes.
  ///
  /// - Returns: Where memory must follow the store now: the places without later changes, with what the store holds.
  mutating func end(_ changes: [WorldEdit.Change], wereSaved: Bool) -> [CountryKey: Int?] {
    var settled: [CountryKey: Int?] = [:]
    for change in changes {
      guard var entry = pending.removeValue(forKey: change.place) else { continue }
      entry.count -= 1
      if wereSaved { entry.saved = change.after }
      if entry.count > 0 {
        pending[change.place] = entry
      } else {
        settled[change.place] = .some(entry.saved)
      }
    }
    return settled
  }
}
