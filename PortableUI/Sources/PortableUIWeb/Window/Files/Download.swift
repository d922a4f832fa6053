import PortableUICore

/// A file that a visitor may store.
struct Download: Sendable {
  /// Where its bytes are.
  enum Content: Sendable {
    case bytes([UInt8])
    case file(TemporaryFile)
  }

  let name: String
  /// The media type, such as `text/csv; charset=utf-8`.
  let type: String
  let content: Content

  /// What it takes of the memory.
  var memory: Int {
    if case .bytes(let bytes) = content { bytes.count } else { 0 }
  }
}

extension Download {
  /// A file that a screen exported.
  init(_ file: ExportedFile) {
    self.init(name: file.name, type: file.contentType, content: .bytes(Array(file.data)))
  }
}
