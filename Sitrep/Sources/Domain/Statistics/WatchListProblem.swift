/// A change to the watch list that could not be saved and was taken back.
package struct WatchListProblem: Error, Hashable, Sendable {
  /// What the person wanted.
  package enum Change: Hashable, Sendable {
    case watch
    case unwatch
  }

  package let country: CountryCode
  package let change: Change

  /// Why it was not saved.
  package let cause: SaveProblem

  package init(country: CountryCode, change: Change, cause: SaveProblem) {
    self.country = country
    self.change = change
    self.cause = cause
  }
}
