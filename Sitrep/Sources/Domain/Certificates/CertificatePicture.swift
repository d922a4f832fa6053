import Foundation

/// The picture of a certificate that a person keeps, without its bytes.
package struct CertificatePicture: Identifiable, Hashable, Sendable {
  /// A UUID in lower case: it stands in addresses.
  package let id: String

  /// What the person calls it: a text that ``PictureName`` takes.
  package let name: String

  package let kind: PictureKind

  /// The size of the original.
  package let byteCount: Int

  /// Pixels of what is displayed: a photo that lies on its side is measured upright, a PDF by its first page as drawn.
  package let width: Int
  package let height: Int

  package let added: Date

  /// The original tells where the photo was taken.
  package let hasLocation: Bool

  package init(
    id: String, name: String, kind: PictureKind, byteCount: Int, width: Int, height: Int, added: Date, hasLocation: Bool
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.byteCount = byteCount
    self.width = width
    self.height = height
    self.added = added
    self.hasLocation = hasLocation
  }

  /// A new picture with an id of its own.
  ///
  /// - Parameters:
  ///   - facts: What its bytes tell.
  ///   - file: The file's name.
  ///   - byteCount: The file's size.
  ///   - added: When it came.
  package init(of facts: PictureFacts, named file: String, byteCount: Int, added: Date) {
    self.init(
      id: UUID().uuidString.lowercased(), name: PictureName(ofFile: file, kind: facts.kind).text, kind: facts.kind,
      byteCount: byteCount, width: facts.width, height: facts.height, added: added, hasLocation: facts.hasLocation)
  }

  /// The same picture with another name.
  package func renamed(_ name: PictureName) -> CertificatePicture {
    CertificatePicture(
      id: id, name: name.text, kind: kind, byteCount: byteCount, width: width, height: height, added: added,
      hasLocation: hasLocation)
  }
}

/// A picture as a browser can show it.
package struct PictureBytes: Hashable, Sendable {
  package let bytes: Data

  /// For example `image/png`.
  package let mediaType: String

  package init(bytes: Data, mediaType: String) {
    self.bytes = bytes
    self.mediaType = mediaType
  }

  /// - Parameters:
  ///   - kind: What the original is.
  ///   - original: Its bytes.
  ///   - preview: A PNG that stands for it, where browsers do not show the original.
  package init(_ kind: PictureKind, original: Data, preview: Data?) {
    self.init(bytes: preview ?? original, mediaType: (preview == nil ? kind : .png).mediaType)
  }
}
