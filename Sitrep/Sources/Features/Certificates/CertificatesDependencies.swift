import Domain
import Foundation

/// The pictures of certificates as the program found them, and where a change of them goes.
package nonisolated struct CertificatesDependencies {
  let pictures: [CertificatePicture]
  package let wallet: any CertificateWallet
  let contacts: [Contact]
  let pictureURL: (String) -> URL?
  let brighten: (@MainActor (Bool) -> Void)?
  let checking: CheckingDependencies

  /// - Parameters:
  ///   - pictures: The pictures that the wallet holds.
  ///   - wallet: Where they are kept.
  ///   - contacts: Whom to ask.
  ///   - pictureURL: Where the picture of a certificate can be loaded from, given its id.
  ///   - checking: Who reads and checks the codes in pictures.
  ///   - brighten: Makes the screen as bright as it can be, or as it was; nil where nobody can.
  package init(
    pictures: [CertificatePicture], wallet: any CertificateWallet, contacts: [Contact] = [],
    pictureURL: @escaping (String) -> URL? = { _ in nil }, checking: CheckingDependencies,
    brighten: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.pictures = pictures
    self.wallet = wallet
    self.contacts = contacts
    self.pictureURL = pictureURL
    self.brighten = brighten
    self.checking = checking
  }
}
