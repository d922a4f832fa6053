import DesignSystem
import Domain
import PortableUI

/// While a chosen file is looked at: stands where it was chosen.
struct ProgressNotice: View {
  var body: some View {
    ProgressView { Text("Checking the picture…", bundle: .module) }
      .accessibilityIdentifier(CertificatesID.progress)
  }
}

/// The picture that the address names is gone.
struct MissingPictureNotice: View {
  var body: some View {
    Section {
      Text("The certificate at this address no longer exists.", bundle: .module)
        .accessibilityIdentifier(CertificatesID.missing)
    }
  }
}

extension View {
  /// Says why a change came to nothing, in front of whatever is in view (R62).
  func certificateFailure(_ model: CertificatesModel) -> some View {
    @Bindable var model = model
    let title = model.failure?.title ?? Text(verbatim: "")
    return alert(title, isPresented: $model.hasFailure, presenting: model.failure) { _ in
      Button(action: {}, label: { Text("OK", bundle: .module) })
        .accessibilityIdentifier(CertificatesID.dismissFailure)
    } message: { failure in
      PictureProblemText.text(failure.problem)
    }
  }
}

extension View {
  /// Says why a change of the trust list came to nothing.
  func trustListFailure(_ checking: CheckingModel) -> some View {
    @Bindable var checking = checking
    return saveAlert(
      Text("The trust list wasn’t changed", bundle: .module), isPresented: $checking.hasProblem,
      problem: checking.problem)
  }
}

extension CheckingModel {
  /// True while the person should hear that a change could not be stored.
  fileprivate var hasProblem: Bool {
    get { problem != nil }
    set { if !newValue { dismissProblem() } }
  }
}

extension CertificatesModel {
  /// True while the person should hear that a change came to nothing.
  fileprivate var hasFailure: Bool {
    get { failure != nil }
    set { if !newValue { dismissFailure() } }
  }
}

@MainActor extension CertificateFailure {
  /// What came to nothing, with the file's or the picture's name.
  fileprivate var title: Text {
    switch change {
    case .add: Text("“\(name)” wasn’t added", bundle: .module)
    case .remove: Text("“\(name)” wasn’t removed", bundle: .module)
    case .restore: Text("“\(name)” wasn’t restored", bundle: .module)
    case .rename: Text("“\(name)” wasn’t renamed", bundle: .module)
    case .save: Text("“\(name)” wasn’t saved", bundle: .module)
    }
  }
}
