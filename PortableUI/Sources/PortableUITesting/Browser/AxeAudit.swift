import Foundation

/// Checks a page with axe, the accessibility checker of Deque.
///
/// `make test` fetches its script by `Scripts/fetch-axe.sh`; its licence (MPL-2.0) lets us run it, and we do not ship it.
public enum AxeAudit {
  /// One breach of a rule.
  public struct Violation: Sendable, Hashable, CustomStringConvertible {
    /// The rule's name, such as `color-contrast`.
    public let rule: String
    /// What the rule asks for.
    public let help: String
    /// The elements, as axe names them, each with what it found.
    public let elements: [String]

    public var description: String {
      "\(rule): \(help)" + elements.map { "\n  \($0)" }.joined()
    }
  }

  /// The script: at `PORTABLEUI_AXE`, or where `Scripts/fetch-axe.sh` puts it.
  package static var scriptPath: String {
    if let path = ProcessInfo.processInfo.environment["PORTABLEUI_AXE"] { return path }
    var folder = URL(filePath: #filePath)
    repeat { folder.deleteLastPathComponent() } while folder.path != "/" && !isPackage(folder)
    return folder.appending(path: ".build/axe/axe.min.js").path
  }

  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }

  /// Whether the script is there.
  package static var isInstalled: Bool { FileManager.default.fileExists(atPath: scriptPath) }

  /// What the open page does wrong by WCAG 2.2 A and AA and axe's best practices; empty if nothing.
  ///
  /// Rules can be left out, each with a reason beside the call.
  public static func violations(
    on browser: BrowserDriver, disabledRules: [String] = []
  ) async throws -> [Violation] {
    guard browser.settings.runsScript else { throw UITestError.browserFailed("axe needs script, and it is off.") }
    guard isInstalled else {
      throw UITestError.browserFailed("axe is not at \(scriptPath). Run Scripts/fetch-axe.sh.")
    }
    // What has half come into sight has half its contrast.
    try await browser.waitForMotion()
    let script = try String(contentsOfFile: scriptPath, encoding: .utf8)
    _ = try await browser.session.evaluate("typeof axe === 'object' || (() => { \(script)\n })()")
    let rules = WireValue.object(Dictionary(disabledRules.map { ($0, ["enabled": false]) }) { first, _ in first })
    let found = try await browser.session.evaluate(
      """
      axe.run(document, {
        resultTypes: ['violations'], rules: \(String(decoding: try rules.data(), as: UTF8.self)),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
      }).then(r => r.violations.map(v => ({rule: v.id, help: v.help,
        elements: v.nodes.map(n => n.target.join(' ') + ': ' + n.failureSummary.replace(/\\s+/g, ' '))})))
      """, awaitsPromise: true)
    return found.array.map {
      let elements = $0["elements"].array.compactMap(\.string)
      return Violation(rule: $0["rule"].string ?? "", help: $0["help"].string ?? "", elements: elements)
    }
  }
}
