import Foundation

/// A file that a person chose, as the server received it.
package struct ReceivedFile: Sendable, Hashable {
  /// As the person's computer calls it, without folders.
  package var name: String
  /// What the browser takes it for.
  package var contentType: String?
  /// Where its bytes are, as long as the window needs them.
  package var url: URL
  package var byteCount: Int

  package init(name: String, contentType: String?, url: URL, byteCount: Int) {
    self.name = name
    self.contentType = contentType
    self.url = url
    self.byteCount = byteCount
  }
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

  init(_ types: [UTType], allowsMultiple: Bool, isEnabled: Bool) {
    let accepted = types.map(\.acceptedByFields)
    self.accepted = accepted.contains { $0 == nil } ? [] : accepted.flatMap { $0 ?? [] }
    self.allowsMultiple = allowsMultiple
    self.isEnabled = isEnabled
  }
}
