import Foundation

/// A file that a person chose, as the server received it.
///
/// No two have the same URL.
package struct ReceivedFile: Sendable, Hashable {
  /// As the person's computer calls it, without folders.
  package var name: String
  /// What the browser takes it for.
  package var contentType: String?
  /// Where it is while it is accessed.
  package var url: URL
  /// What keeps its bytes; nil: they are at the URL.
  var copy: (any FileCopy)?

  package init(name: String, contentType: String?, url: URL, copy: (any FileCopy)? = nil) {
    self.name = name
    self.contentType = contentType
    self.url = url
    self.copy = copy
  }

  /// All of its bytes.
  func data() throws -> Data { try copy?.data() ?? Data(contentsOf: url) }
}

extension ReceivedFile {
  package static func == (first: ReceivedFile, second: ReceivedFile) -> Bool { first.url == second.url }

  package func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
