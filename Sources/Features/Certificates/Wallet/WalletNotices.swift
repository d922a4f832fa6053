import DesignSystem
import Domain
import PortableUI

/// What became of the last change: under way, refused, or to be undone.
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
    if let removed = model.removed {
      RemovedSection(picture: removed, undo: { model.undo() }, dismiss: { model.dismissRemoved() })
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

/// What was taken away last, with the way to bring it back (R65).
private struct RemovedSection: View {
  let picture: CertificatePicture
  let undo: @MainActor () -> Void
  let dismiss: @MainActor () -> Void

  var body: some View {
    Section {
      VStack(alignment: .leading, spacing: 8) {
        Text("“\(picture.name)” was removed.", bundle: .module)
          .accessibilityIdentifier(CertificatesID.undoText)
        buttons
      }
    }
  }

  private var buttons: some View {
    HStack(spacing: 12) {
      Button(action: undo) { Text("Undo", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(CertificatesID.undo)
      Button(action: dismiss) {
        Label {
          Text("Hide this", bundle: .module)
        } icon: {
          Image(systemName: "xmark")
        }
        .labelStyle(.iconOnly)
      }
      .buttonStyle(.borderless)
      .accessibilityIdentifier(CertificatesID.dismissUndo)
    }
  }
}
