import Domain
import Foundation
import GRDB

/// One row of the wallet, without the picture itself.
struct PictureRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "certificatePicture"

  let id: String
  let name: String
  let kind: PictureKind
  let byteCount: Int
  let width: Int
  let height: Int

  /// Seconds since 1970.
  let added: Double

  let hasLocation: Bool

  /// When it was removed, in seconds since 1970; nil: it is in the wallet.
  let removed: Double?

  init(_ picture: CertificatePicture) {
    id = picture.id
    name = picture.name
    kind = picture.kind
    byteCount = picture.byteCount
    width = picture.width
    height = picture.height
    added = picture.added.timeIntervalSince1970
    hasLocation = picture.hasLocation
    removed = nil
  }

  var picture: CertificatePicture {
    CertificatePicture(
      id: id, name: name, kind: kind, byteCount: byteCount, width: width, height: height,
      added: Date(timeIntervalSince1970: added), hasLocation: hasLocation)
  }
}
