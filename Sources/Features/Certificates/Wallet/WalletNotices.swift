import DesignSystem
import Domain
import PortableUI

/// What became of the last change: under way or refused.
struct WalletNotices: View {
  let model: CertificatesModel
  let isMissing: Bool

  var body: some View {
    if model.pending > 0 {
      Section {
        ProgressView { Text("Looking at the picture…", bundle: .module) }
          .accessibilityIdentifier(CertificatesID.progress)
      }
    }
    if let failure = model.failure {
      FailureSection(failure: failure, dismiss: { model.dismissFailure() })
    }
    if isMissing {
      Section {
        Text("The certificate at this address is no longer here.", bundle: .module)
          .accessibilityIdentifier(CertificatesID.missing)
      }
    }
  }
}

/// Why a change came to nothing, and what to do.
private struct FailureSection: View {
  let failure: CertificateFailure
  let dismiss: @MainActor () -> Void

  var body: some View {
    Section {
      VStack(alignment: .leading, spacing: 4) {
        title
          .font(.headline)
        PictureProblemText.text(failure.problem)
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier(CertificatesID.failure)
      Button(action: dismiss) { Text("OK", bundle: .module) }
        .accessibilityIdentifier(CertificatesID.dismissFailure)
    }
  }

  private var title: Text {
    switch failure.change {
    case .add: Text("“\(failure.name)” was not added", bundle: .module)
    case .remove: Text("“\(failure.name)” was not removed", bundle: .module)
    case .restore: Text("“\(failure.name)” was not brought back", bundle: .module)
    case .rename: Text("“\(failure.name)” was not renamed", bundle: .module)
    case .save: Text("“\(failure.name)” was not saved", bundle: .module)
    }
  }
}
