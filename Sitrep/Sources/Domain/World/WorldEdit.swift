/// What one action of a person changed in the world, in a form that can be stored and taken back.
package struct WorldEdit: Hashable, Sendable {
  /// One country before and after.
  package struct Change: Hashable, Sendable {
    package let place: CountryKey

    /// The population before; nil: the country was not there.
    package let before: Int?

    /// The population after; nil: the country is no longer there.
    package let after: Int?

    package init(_ place: CountryKey, before: Int?, after: Int?) {
      self.place = place
      self.before = before
      self.after = after
    }
  }

  /// Each place is there at most once.
  package let changes: [Change]

  package init(_ changes: [Change]) {
    self.changes = changes
  }

  /// The edit that takes this one back.
  package var inverse: WorldEdit {
    WorldEdit(changes.map { Change($0.place, before: $0.after, after: $0.before) })
  }
}

extension Populations {
  package subscript(place: CountryKey) -> Int? {
    get { self[place.continent]?[place.name] }
    set { self[place.continent, default: [:]][place.name] = newValue }
  }

  /// Makes the changes whose countries are still as the edit found them; what was changed since stays.
  ///
  /// - Returns: The changes that were made.
  package mutating func apply(_ edit: WorldEdit) -> [WorldEdit.Change] {
    edit.changes.filter { change in
      guard self[change.place] == change.before, change.before != change.after else { return false }
      self[change.place] = change.after
      return true
    }
  }
}
