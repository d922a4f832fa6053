import DesignSystem
import Domain
import Foundation
import PortableUI

/// A file that a person chose.
nonisolated struct ChosenPicture: Sendable {
  private let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// Its bytes, read where nobody waits; one that is too large is not read at all.
  @concurrent func read() async throws(PictureProblem) -> Data {
    do {
      return try url.accessing { url in
        let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        if size > PictureLimits.bytes { throw PictureProblem.tooLarge(bytes: size, limit: PictureLimits.bytes) }
        return try Data(contentsOf: url)
      }
    } catch let problem as PictureProblem {
      throw problem
    } catch {
      throw .cannotKeep(reason: error.localizedDescription)
    }
  }
}
