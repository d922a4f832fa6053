import Domain
import Foundation
import Storage

/// Measures how long an archive takes to find messages, without a page around them, for `make bench`.
@main
struct ArchiveBench {
  private static let usage = """
    archivebench FOLDER WORKSPACE newest|best    milliseconds from each query, a line of standard input, to the first \
    100 messages in the newest archive of a data folder
    """

  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count == 3, let order = MessageFilter.Order(rawValue: words[2]) else {
      print(usage)
      exit(2)
    }
    let folder = ArchiveFolder(in: try DataFolder(opening: URL(filePath: words[0])))
    guard let archive = folder.entries({ _ in }).first?.archive else { throw Failure.noArchive(words[0]) }
    while let query = readLine() {
      print(try milliseconds(for: query, in: archive, of: words[1], order))
    }
  }

  private static func milliseconds(
    for query: String, in archive: any MessageArchive, of workspace: String, _ order: MessageFilter.Order
  ) throws -> Double {
    let start = ContinuousClock.now
    let scope = SearchScope(workspace: workspace)
    let resolution = try archive.resolve(SearchQuery(query), in: scope, zone: .gmt, order: order)
    let found = try archive.find(resolution.filter, in: workspace, 0..<100)
    let time = ContinuousClock.now - start
    guard !found.messages.isEmpty else { throw Failure.nothingFound(query) }
    return time / .milliseconds(1)
  }

  private enum Failure: Error {
    case noArchive(String)
    case nothingFound(String)
  }
}
