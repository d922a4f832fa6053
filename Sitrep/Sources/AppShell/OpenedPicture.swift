import Certificates
import Domain
import Foundation

extension CertificatesModel {
  /// Takes a picture that another app handed over, as one that was chosen.
  ///
  /// The system gives the app a copy of its own, which is let go of.
  ///
  /// - Returns: Where the picture is shown; the tab itself where it was refused, which says why.
  func place(of file: URL) async -> CertificatesRoute {
    var place = CertificatesRoute()
    place.picture = await add(contentsOf: file)?.id
    // A copy that can't be deleted stays until the app is.
    if file.pathComponents.contains("Inbox") { try? FileManager.default.removeItem(at: file) }
    return place
  }
}
