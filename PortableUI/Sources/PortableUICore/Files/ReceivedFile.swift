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
  package var byteCount: Int
  /// What keeps its bytes; nil: they are at the URL.
  var copy: (any FileCopy)?

  package init(name: String, contentType: String?, url: URL, byteCount: Int, copy: (any FileCopy)? = nil) {
    self.name = name
    self.contentType = contentType
    self.url = url
    self.byteCount = byteCount
    self.copy = copy
  }

  /// All of its bytes.
  func data() throws -> Data { try copy?.data() ?? Data(contentsOf: url) }
}

extension ReceivedFile {
  package static func == (first: ReceivedFile, second: ReceivedFile) -> Bool { first.url == second.url }

  package func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

/// A file for the person to save.
package struct ExportedFile: Sendable, Hashable {
  /// With an ending.
  package var name: String
  package var contentType: String
  package var data: Data
  package var delivery = Delivery.save

  /// How the person gets it.
  package enum Delivery: String, Sendable {
    case save
    /// Drawn by the browser first.
    case saveAsPNG = "png"
    /// By the browser's own sheet where there is one; a drawing goes as PNG.
    case share
  }
}

/// A control that takes files.
package struct FileFieldTraits: Sendable, Hashable {
  /// The media types and endings that it offers, or none for any.
  package var accepted: [String]
  package var allowsMultiple: Bool
  package var isEnabled: Bool
  /// True where what it takes is read whole at once and may be private, as pictures and documents are: then it must not
  /// be on a disk before the program keeps it.
  package var staysInMemory: Bool

  package init(_ types: [UTType], allowsMultiple: Bool, isEnabled: Bool, staysInMemory: Bool) {
    self.staysInMemory = staysInMemory
    let accepted = types.map(\.acceptedByFields)
    self.accepted = accepted.contains { $0 == nil } ? [] : accepted.flatMap { $0 ?? [] }
    self.allowsMultiple = allowsMultiple
    self.isEnabled = isEnabled
  }
}
