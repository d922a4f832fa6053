import PortableUICore

/// A file that a reader has sent; its bytes go when nobody holds it any more.
struct Upload: Sendable, Equatable {
  /// As the reader's machine calls it, without folders.
  let name: String
  /// The media type that the browser supposes, such as `image/png`; may be wrong.
  let type: String
  let file: TemporaryFile
}

extension Upload {
  /// As screens know it.
  var received: ReceivedFile {
    ReceivedFile(name: name, contentType: type, url: file.url, byteCount: file.byteCount)
  }
}
