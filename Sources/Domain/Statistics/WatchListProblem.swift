/// A change to the watch list that could not be saved and was taken back.
package struct WatchListProblem: Error, Hashable, Sendable {
  /// What the person wanted.
  package enum Change: Hashable, Sendable {
    case watch
    case unwatch
  }

  /// Why it was not saved.
  package enum Cause: Hashable, Sendable {
    case diskFull
    case notWritable

    /// Anything else, in the store's own (English) words.
    case other(String)
  }

  package let country: CountryCode
  package let change: Change
  package let cause: Cause

  package init(country: CountryCode, change: Change, cause: Cause) {
    self.country = country
    self.change = change
    self.cause = cause
  }
}
