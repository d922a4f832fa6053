import Foundation

/// What opens the addresses of links.
///
/// A browser follows links by itself: to it a place of the app is a page, and a site is a page of its own.
public nonisolated struct OpenURLAction: Sendable {
  /// What became of an address, which nobody here ever asks either.
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()

    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  /// An action that nobody here ever asks.
  public init(handler: @escaping (URL) -> Result) {}
}

nonisolated extension EnvironmentValues {
  /// What opens the addresses of links; on the web that is the browser, whatever is put here.
  public var openURL: OpenURLAction {
    get { OpenURLAction { _ in .systemAction } }
    set {}
  }
}
