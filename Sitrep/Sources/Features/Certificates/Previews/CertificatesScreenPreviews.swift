#if canImport(SwiftUI)
  import DesignSystem
  import Domain
  import Foundation
  import PortableUI

  #Preview("Two pictures") { PreviewedCertificates() }
  #Preview("Empty") { PreviewedCertificates(model: .previewed([])) }
  #Preview("Missing") { PreviewedCertificates("/certificates/6f1c3c1e-6b3d-4d7e-9a54-0f6b9f2c1aff") }
  #Preview("Full screen") { PreviewedCertificates("/certificates/\(CertificatePicture.previewed.id)/full") }
  #Preview("One was removed") { PreviewedCertificates(model: .afterRemoval) }
  #Preview("Not added") { PreviewedCertificates(refuses: true) }

  /// The tab at an address.
  private struct PreviewedCertificates: View {
    private let model: CertificatesModel
    private let refuses: Bool

    @State private var route: CertificatesRoute

    init(_ address: String = "/certificates", model: CertificatesModel = .previewed(), refuses: Bool = false) {
      self.model = model
      self.refuses = refuses
      _route = State(initialValue: DeepLink(address).flatMap { CertificatesRoute($0) } ?? CertificatesRoute())
    }

    var body: some View {
      CertificatesScreen(model: model, route: $route)
        .task { if refuses { _ = await model.add(Data([1]), named: "dance.gif") } }
    }
  }

  extension CertificatesModel {
    /// A picture can be brought back.
    fileprivate static var afterRemoval: CertificatesModel {
      let model = CertificatesModel.previewed()
      model.remove(CertificatePicture.previewedFile.id)
      return model
    }
  }
#endif
