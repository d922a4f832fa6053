import Foundation
import PortableUIWeb
import Testing

@Suite struct SymbolUseTests {
  /// The folders of the screens.
  private static let folders = ["Features", "DesignSystem", "AppShell"]

  private static var sources: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
  }

  /// The symbol names that the screens use, with the file of each.
  private static func usedNames() throws -> [(name: String, file: String)] {
    let use = /(?:systemName|systemImage|symbol):\s*([^,)\n]*"[^\n]*)/
    var names: [(String, String)] = []
    for folder in folders {
      let files = FileManager.default.enumerator(at: sources.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        for match in try String(contentsOf: file, encoding: .utf8).matches(of: use) {
          names += match.1.matches(of: /"([a-z0-9.]+)"/).map { (String($0.1), file.lastPathComponent) }
        }
      }
    }
    return names
  }

  @Test func `every symbol of the screens has a drawing`() throws {
    let used = try Self.usedNames()

    #expect(Set(used.map(\.name)).isSuperset(of: ["eye", "eye.slash", "chart.bar", "questionmark.circle"]))
    for (name, file) in used { #expect(Symbols.names.contains(name), "\(name) in \(file)") }
  }
}
