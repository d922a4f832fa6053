import Domain
import Foundation
import PictureCodec
import PictureFormats

/// Looks at pictures in the test's own process; a PDF is shown as whatever picture the test names.
package struct DirectPictureInspector: PictureInspector {
  private let page: Data?

  /// - Parameter page: What every PDF looks like; nil: there is no tool to draw one.
  package init(page: Data? = nil) {
    self.page = page
  }

  package func inspect(_ bytes: Data) async throws(PictureProblem) -> PictureFacts {
    guard try FirstBytes.pictureKind(of: bytes) == .pdf, let page else { return try PictureCheck.facts(of: bytes) }
    let facts = try PictureCheck.facts(of: page)
    return PictureFacts(kind: .pdf, width: facts.width, height: facts.height, hasLocation: false, preview: page)
  }
}
