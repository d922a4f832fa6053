import Domain
import Foundation
import PortableUI

/// A certificate's file as it was chosen, byte for byte, for other programs.
nonisolated struct OriginalFile: Transferable, Sendable {
  let picture: CertificatePicture
  /// Asked for only when the file is made.
  let bytes: @MainActor @Sendable () async throws -> Data

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (file: OriginalFile) in try await file.bytes() }
      .suggestedFileName { $0.picture.name }
    DataRepresentation(exportedContentType: .jpeg) { (file: OriginalFile) in try await file.bytes() }
      .suggestedFileName { $0.picture.name }
    DataRepresentation(exportedContentType: .pdf) { (file: OriginalFile) in try await file.bytes() }
      .suggestedFileName { $0.picture.name }
  }

  /// The one of the three that the file is.
  var contentType: UTType {
    switch picture.kind {
    case .png: .png
    case .jpeg: .jpeg
    case .pdf: .pdf
    }
  }
}
