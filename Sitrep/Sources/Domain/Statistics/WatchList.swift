import Observation

/// The countries that a person follows: one list a profile, shared by all its windows.
///
/// Changes are seen at once, by every window; they reach the store in the background. If the store refuses one, it is
/// taken back and ``problem`` says why.
@MainActor
package protocol WatchList: AnyObject, Observable {
  var watched: Set<CountryCode> { get }

  func isWatched(_ code: CountryCode) -> Bool

  /// Follows a country; nothing happens if it is followed already.
  func watch(_ code: CountryCode)

  /// Ends following a country; nothing happens if it is not followed.
  func unwatch(_ code: CountryCode)

  /// The latest change that could not be saved and was taken back; nil once it was dismissed or a later change was saved.
  var problem: WatchListProblem? { get }

  func dismissProblem()

  /// Returns when every change so far is kept or was refused.
  func waitForChanges() async
}

extension WatchList {
  package func isWatched(_ code: CountryCode) -> Bool {
    watched.contains(code)
  }
}
