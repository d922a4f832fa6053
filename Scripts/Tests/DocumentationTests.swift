import Foundation
import TestTraits
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
    let layer = Repository.root.appending(path: "PortableUI/Sources")
    let app = Repository.root.appending(path: "Sitrep/Sources")
    let others = ["CLibpng", "CLibzip", "CMalloc", "CTurboJPEG", "CZlib"]

    for module in try folders(in: layer) + folders(in: app) where !others.contains(module) {
      #expect(architecture.contains("\n| `\(module)` |"), "\(module) is not in the table of modules")
    }
  }

  @Test(.proves(157)) func `every library that the package fetches is credited`() throws {
    let package = try Repository.text("Package.swift")
    let notice = try Repository.text("NOTICE")
    let addresses = package.matches(of: /\.package\(url: "([^"]+)"/).map { String($0.1) }

    #expect(addresses.count >= 7)
    for address in addresses { #expect(notice.contains("  \(address)\n"), "\(address) is not in NOTICE") }
  }

  @Test func `every decision that code, tests and documents name is in the product`() throws {
    let product = try Repository.text("Documentation/Product.md")
    let sources = try Repository.files(in: ["PortableUI", "Sitrep", "Scripts"])
      .filter { ["swift", "py", "sh"].contains($0.pathExtension) }

    for file in try sources + documents() {
      let isDocument = file.pathExtension == "md"
      // In code such letters may be bytes or the path of a drawing: decisions stand in comments and traits.
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where isDocument || line.contains(/^\s*(\/\/|# )|\.proves\(/) {
        for found in line.matches(of: /\b(?:[DB][1-9]\d?|M[1-9])\b/).map({ String($0.0) }) {
          #expect(product.contains("| \(found) |"), "\(file.lastPathComponent) names \(found)")
        }
      }
    }
  }

  @Test func `every fault that a test names is in Reliability, and every one there has a test`() throws {
    let reliability = try Repository.text("Documentation/Reliability.md")
    let tests = try Repository.files(in: ["PortableUI/Tests", "Sitrep/Tests", "Scripts/Tests"])
      .filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
    let named = tests.flatMap { text in
      text.matches(of: /\.proves\(([^)]*)\)/).flatMap { $0.1.matches(of: /"([SUL]\d+)"/).map { String($0.1) } }
    }
    let defined = reliability.matches(of: #/\n\| ([SUL]\d+) \| /#).map { String($0.1) }

    #expect(defined.count == 39)
    #expect(Set(named) == Set(defined))
  }

  @Test func `every test and program that Reliability names is there`() throws {
    let reliability = try Repository.text("Documentation/Reliability.md")
    let sources = try Repository.files(in: ["PortableUI/Tests", "Sitrep/Tests", "Scripts/Tests"])
      .filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
    let rows = reliability.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let names = rows.flatMap { row in
      row.split(separator: "|").dropFirst().first.map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } } ?? []
    }

    #expect(names.count > 30)
    for name in names where name.hasPrefix("attack_") || name.hasPrefix("bench_") {
      #expect(
        FileManager.default.fileExists(atPath: Repository.root.appending(path: "Scripts/\(name).py").path()), "\(name)")
    }
    for name in names where !name.hasPrefix("attack_") && !name.hasPrefix("bench_") {
      #expect(sources.contains { $0.contains("func `\(name)`") }, "No test is called \(name)")
    }
  }

  /// The names of the folders in a folder.
  private func folders(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent)
  }

  /// Every Markdown file of ours: at the top, in the houses and in the folders of documents.
  private func documents() throws -> [URL] {
    try [
      "", "Documentation", "Documentation/Technotes", "PortableUI", "PortableUI/Documentation", "Sitrep",
    ]
    .map { Repository.root.appending(path: $0) }
    .filter { FileManager.default.fileExists(atPath: $0.path()) }
    .flatMap { try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
    .filter { $0.pathExtension == "md" }
  }
}
