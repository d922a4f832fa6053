/// Somebody who uses the app through its pages: opens, reads, taps, goes back.
///
/// Page objects talk to this protocol and so run on every driver: ``InProcessDriver``, a browser without script that calls
/// the app's responder directly, and ``BrowserDriver``, a real Chromium. A driver does what a person can do and
/// refuses what a person cannot, with a ``UITestError`` that says what was looked for and what the page showed.
public protocol UIDriver: Sendable {
  /// How long this driver lets a page change before it gives up; zero where nothing changes by itself.
  var patience: Duration { get }

  /// Opens a path of the app, with its query, like a bookmark; the page is loaded on return.
  func open(_ path: String) async throws

  /// Presses the browser's Back button; throws if there is nowhere to go.
  func goBack() async throws

  /// Presses the browser's Forward button; throws if there is nowhere to go.
  func goForward() async throws

  /// Loads the page again.
  func reload() async throws

  /// The path of the page and, after a `?`, its query, as the address bar shows them; without the fragment.
  var currentPath: String { get async throws }

  /// The HTTP status with which the page came, for example 404.
  var status: Int { get async throws }

  /// The page's title, as the tab shows it.
  var title: String { get async throws }

  /// Every element that fits, shown or not, in page order; empty if there is none.
  func find(_ query: ElementQuery) async throws -> [ElementReading]

  /// The role and name that assistive technology is told.
  func accessibility(of query: ElementQuery) async throws -> AccessibleNode

  /// Taps the one element that fits, and waits for the page that follows.
  func tap(_ query: ElementQuery) async throws

  /// Replaces the text of the one field that fits, or chooses the option of this label in a list of choices.
  func enter(_ text: String, into query: ElementQuery) async throws

  /// Presses a key where the focus is, and waits for the page that follows.
  func press(_ key: Key) async throws

  /// The element that has the focus; nil if the page itself has it.
  var focused: ElementReading? { get async throws }

  /// The accessible page as an outline: what a screen reader is told, top to bottom.
  func outline() async throws -> [AccessibleNode]
}
