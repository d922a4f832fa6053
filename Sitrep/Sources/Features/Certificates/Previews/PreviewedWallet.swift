#if canImport(SwiftUI)
  import Domain
  import Foundation

  extension CertificatesModel {
    /// Two pictures, or those given, without their bytes.
    static func previewed(_ pictures: [CertificatePicture] = [.previewed, .previewedFile]) -> CertificatesModel {
      CertificatesModel(
        CertificatesDependencies(
          pictures: pictures, wallet: InMemoryCertificateWallet(inspector: NoInspector()), checking: .previewed))
    }
  }

  nonisolated extension CertificatePicture {
    /// A photo that tells where it was taken.
    static var previewed: CertificatePicture {
      CertificatePicture(
        id: "6f1c3c1e-6b3d-4d7e-9a54-0f6b9f2c1a01", name: "Vaccination, second dose", kind: .png, byteCount: 48_213,
        width: 900, height: 900, added: Date(timeIntervalSince1970: 1_628_035_200), hasLocation: true)
    }

    /// A file.
    static var previewedFile: CertificatePicture {
      CertificatePicture(
        id: "6f1c3c1e-6b3d-4d7e-9a54-0f6b9f2c1a02", name: "Test", kind: .pdf, byteCount: 120_400, width: 1_240,
        height: 1_754, added: Date(timeIntervalSince1970: 1_628_121_600), hasLocation: false)
    }
  }

  /// Refuses every picture.
  private nonisolated struct NoInspector: PictureInspector {
    func inspect(_ bytes: Data) async throws(PictureProblem) -> PictureFacts { throw .animated }
  }
#endif
