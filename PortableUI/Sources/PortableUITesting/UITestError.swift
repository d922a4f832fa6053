/// Why a driver could not do what a test asked for.
///
/// Each case carries what the page showed, where there was one.
public enum UITestError: Error, Equatable {
  /// No element fits.
  case notFound(ElementQuery, page: String)
  /// Several elements fit and the test means one.
  case ambiguous(ElementQuery, count: Int, page: String)
  /// A person could not do it either: the element is disabled, hidden, covered or no control.
  case refused(ElementQuery, why: String, page: String)
  /// A key does nothing where the focus is, or this driver does not know it.
  case keyRefused(Key, why: String)
  /// A condition did not come true in time.
  case timedOut(String, page: String)
  /// There is no page in that direction of the history, or none at all yet.
  case nowhereToGo(String)
  /// The app answered with something that a browser could not have used.
  case badAnswer(String)
  /// A link or form leads outside the app.
  case leavesTheApp(String)
  /// The browser cannot be used: it is not installed or does not start.
  case noBrowser(String)
  /// The browser or its driver reported an error.
  case browserFailed(String)
}

extension UITestError: CustomStringConvertible {
  /// One sentence, then the page.
  public var description: String {
    switch self {
    case .notFound(let query, let page): "There is no \(query).\n\(page)"
    case .ambiguous(let query, let count, let page): "There are \(count) of \(query), and one is meant.\n\(page)"
    case .refused(let query, let why, let page): "Cannot use \(query): \(why).\n\(page)"
    case .keyRefused(let key, let why): "Cannot press \(key.rawValue): \(why)."
    case .timedOut(let what, let page): "Waited in vain until \(what).\n\(page)"
    case .nowhereToGo(let direction): "There is no page to go to: \(direction)."
    case .badAnswer(let problem): "The app's answer cannot be used: \(problem)."
    case .leavesTheApp(let address): "“\(address)” leads outside the app."
    case .noBrowser(let reason): reason
    case .browserFailed(let reason): "The browser failed: \(reason)"
    }
  }
}
