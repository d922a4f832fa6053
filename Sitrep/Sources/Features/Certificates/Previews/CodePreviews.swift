#if canImport(SwiftUI)
  import Domain
  import Foundation
  import PortableUI

  #Preview("Valid") { PreviewedCode(reason: .valid) }
  #Preview("Expired") { PreviewedCode(reason: .expired(.certificate, at: .previewed)) }
  #Preview("Bad signature") { PreviewedCode(reason: .signature) }
  #Preview("Layers") {
    NavigationStack { LayersScreen(code: .previewed(.signature), moment: .previewed) }
  }
  #Preview("No trust list") {
    NavigationStack { TrustListScreen(checking: CheckingModel(.previewed)) }
  }
  #Preview("Pasted text") {
    NavigationStack { PastedCodeScreen(checking: CheckingModel(.previewed)) }
  }

  /// What a code says, with a check that ended so.
  private struct PreviewedCode: View {
    let reason: CheckReason

    @State private var day: Day?

    var body: some View {
      NavigationStack {
        CodeDetail(checking: CheckingModel(.previewed), code: .previewed(reason), day: $day) { EmptyView() }
      }
    }
  }

  nonisolated extension Date {
    fileprivate static var previewed: Date { Date(timeIntervalSince1970: 1_650_000_000) }
  }

  nonisolated extension CheckedCode {
    /// A vaccination.
    fileprivate static func previewed(_ reason: CheckReason) -> CheckedCode {
      let entry = ["tg": "840539006", "mp": "EU/1/20/1528", "dt": "2021-07-01", "co": "DE"]
      let content = ClaimValue.object([
        .init(name: "nam", value: .object([.init(name: "fn", value: .text("Mustermann"))])),
        .init(name: "v", value: .array([.object(entry.map { .init(name: $0.key, value: .text($0.value)) })])),
      ])
      let claims = CertificateClaims(issuer: "DE", issuedAt: .previewed, payload: content)
      return CheckedCode(
        CertificateCheck(kind: .dcc, reason: reason, claims: claims),
        steps: [ReadingStep(.prefix, .text("HC1:6BFOXN")), ReadingStep(.schema, .value(content))])
    }
  }
#endif
