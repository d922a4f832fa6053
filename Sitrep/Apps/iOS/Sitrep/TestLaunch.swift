import Foundation

/// A start for tests, by the argument `-ui-testing`: as on a new device, whatever earlier starts left behind.
enum TestLaunch {
  /// A folder that nobody used before, with the settings of earlier starts forgotten; nil at any other start.
  static var freshFolder: URL? {
    guard ProcessInfo.processInfo.arguments.contains("-ui-testing") else { return nil }
    if let identifier = Bundle.main.bundleIdentifier {
      UserDefaults.standard.removePersistentDomain(forName: identifier)
    }
    return FileManager.default.temporaryDirectory.appending(path: "ui-testing-\(UUID().uuidString)")
  }
}
