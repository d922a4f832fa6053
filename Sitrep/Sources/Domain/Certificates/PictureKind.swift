/// The forms in which a certificate's picture is kept (D35), as its bytes tell, whatever its name ends in.
package enum PictureKind: String, Codable, CaseIterable, Hashable, Sendable {
  case png
  case jpeg
  case pdf

  /// What browsers call the form.
  package var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .pdf: "application/pdf"
    }
  }

  /// The usual ending of such a file's name, without the dot.
  package var fileEnding: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .pdf: "pdf"
    }
  }

  /// The form's name, the same in every language.
  package var name: String { rawValue.uppercased() }
}
