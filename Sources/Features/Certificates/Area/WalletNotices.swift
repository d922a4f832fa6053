import DesignSystem
import Domain
import PortableUI

/// While a chosen file is looked at: stands where it was chosen.
struct ProgressNotice: View {
  var body: some View {
    ProgressView { Text("Looking at the picture…", bundle: .module) }
      .accessibilityIdentifier(CertificatesID.progress)
  }
}

/// The picture that the address names is gone.
struct MissingNotice: View {
  var body: some View {
    Section {
      Text("The certificate at this address is no longer here.", bundle: .module)
        .accessibilityIdentifier(CertificatesID.missing)
    }
  }
}

extension View {
  /// Says why a change came to nothing, in front of whatever is in view (R62).
  func certificateFailure(_ model: CertificatesModel) -> some View {
    @Bindable var model = model
    return alert(model.failure?.title ?? Text(verbatim: ""), isPresented: $model.hasFailure, presenting: model.failure)
    { _ in
      Button(action: {}, label: { Text("OK", bundle: .module) })
        .accessibilityIdentifier(CertificatesID.dismissFailure)
    } message: { failure in
      PictureProblemText.text(failure.problem)
    }
  }
}

extension CertificatesModel {
  /// True while the person should hear that a change came to nothing.
  fileprivate var hasFailure: Bool {
    get { failure != nil }
    set { if !newValue { dismissFailure() } }
  }
}

extension CertificateFailure {
  /// What came to nothing, with the file's or the picture's name.
  fileprivate var title: Text {
    switch change {
    case .add: Text("“\(name)” was not added", bundle: .module)
    case .remove: Text("“\(name)” was not removed", bundle: .module)
    case .restore: Text("“\(name)” was not brought back", bundle: .module)
    case .rename: Text("“\(name)” was not renamed", bundle: .module)
    case .save: Text("“\(name)” was not saved", bundle: .module)
    }
  }
}
