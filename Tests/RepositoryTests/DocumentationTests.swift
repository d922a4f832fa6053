import Foundation
import Testing

@Suite struct DocumentationTests {
  @Test func `every link between our documents leads to a file`() throws {
    for document in try documents() {
      let text = try String(contentsOf: document, encoding: .utf8)

      for link in text.matches(of: /\]\(([^)\s]+)\)/).map({ String($0.1) }) where !link.contains("://") {
        let path = String(link.prefix { $0 != "#" })
        let file = document.deletingLastPathComponent().appending(path: path)
        #expect(
          path.isEmpty || FileManager.default.fileExists(atPath: file.path()),
          "\(document.lastPathComponent) names \(link)")
      }
    }
  }

  @Test func `the architecture names every module there is`() throws {
    let architecture = try Repository.text("Documentation/Architecture.md")
    let sources = Repository.root.appending(path: "Sources")
    let features = sources.appending(path: "Features")
    let modules =
      try folders(in: sources).filter { !["Features", "CMalloc", "CZlib"].contains($0) } + folders(in: features)

    for module in modules {
      #expect(architecture.contains("\n| `\(module)` |"), "\(module) is not in the table of modules")
    }
  }

  @Test func `R157 every library that the package fetches is credited`() throws {
    let package = try Repository.text("Package.swift")
    let notice = try Repository.text("NOTICE")
    let addresses = package.matches(of: /\.package\(url: "([^"]+)"/).map { String($0.1) }

    #expect(addresses.count >= 7)
    for address in addresses { #expect(notice.contains("  \(address)\n"), "\(address) is not in NOTICE") }
  }

  /// The names of the folders in a folder.
  private func folders(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent)
  }

  /// Every Markdown file at the top, in `Documentation` and in its technical notes.
  private func documents() throws -> [URL] {
    try ["", "Documentation", "Documentation/Technotes"]
      .map { Repository.root.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path()) }
      .flatMap { try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
      .filter { $0.pathExtension == "md" }
  }
}
