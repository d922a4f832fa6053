import Domain
import Foundation
import PortableUIWeb

/// The pictures of certificates as pages load them: the person's own, which no browser keeps.
package enum CertificateMedia {
  private static let folder = "certificates/"

  /// The address of a picture.
  package static func url(of id: String) -> URL? {
    URL(string: "/media/" + folder + id)
  }

  /// The picture at a path below `/media/`, or nil where there is none.
  static func media(at path: String, in wallet: any CertificateWallet) async throws -> WebMedia? {
    guard path.hasPrefix(folder), let picture = try await wallet.display(String(path.dropFirst(folder.count))),
      let kind = WebMedia.Kind(rawValue: picture.mediaType)
    else { return nil }
    return WebMedia(picture.bytes, kind: kind, cachePolicy: .never)
  }
}
