import Domain
import Foundation

/// What a picture from the gallery is called at first, since a gallery has no names.
enum CertificateNaming {
  /// "Certificate", "Certificate 2", …: the first one that is free.
  static func next(after pictures: [CertificatePicture], in locale: Locale) -> String {
    let word = locale.language.languageCode == .russian ? "Сертификат" : "Certificate"
    let taken = Set(pictures.map(\.name))
    let names = [word] + (2...pictures.count + 2).map { "\(word) \($0)" }
    return names.first { !taken.contains($0) } ?? word
  }
}
