import DesignSystem
import Domain
import Foundation
import PortableUI

/// The Certificates tab: the picture that is shown at the border, the others, and whom to ask (R62 to R71).
package struct CertificatesScreen: View {
  private let model: CertificatesModel
  private let route: Binding<CertificatesRoute>

  /// The picture that was chosen last, for when no address names one.
  @AppStorage("certificate.shown") private var chosen = ""

  /// - Parameters:
  ///   - model: The profile's wallet.
  ///   - route: Where the window is in the tab.
  package init(model: CertificatesModel, route: Binding<CertificatesRoute>) {
    self.model = model
    self.route = route
  }

  package var body: some View {
    NavigationStack(path: route.steps) {
      CertificateList(
        model: model, shown: shown, isMissing: isMissing,
        actions: CertificateActions(show: show, showFull: showFull, remove: remove, undo: undo)
      )
      .navigationDestination(for: CertificatesRoute.Step.self) { StepScreen(model: model, step: $0, day: route.day) }
    }
    .certificateFailure(model)
    .trustListFailure(model.checking)
    .screenCover(isPresented: route.isFull) {
      FullScreenCertificate(picture: shownFull, url: shownFull.flatMap { model.pictureURL($0.id) })
        .onAppear { model.brighten?(true) }
        .onDisappear { model.brighten?(false) }
    }
  }

  private var shown: CertificatePicture? { model.picture(route.wrappedValue.picture ?? chosen) }

  /// The picture that the address names and no other one: who shows a code at a border must not show another person's.
  private var shownFull: CertificatePicture? { shown?.id == route.wrappedValue.picture ? shown : nil }

  /// True where the address names a picture that is not there any more.
  private var isMissing: Bool {
    guard let id = route.wrappedValue.picture else { return false }
    return !model.pictures.contains { $0.id == id }
  }

  private func show(_ id: String) {
    chosen = id
    route.wrappedValue.picture = id
  }

  /// Takes a picture away; an address that names it would lead nowhere from now on.
  private func remove(_ id: String) {
    model.remove(id)
    if route.wrappedValue.picture == id { route.wrappedValue.picture = nil }
  }

  /// Brings a picture back, to be seen.
  private func undo(_ id: String) {
    if model.undo(id) { show(id) }
  }

  private func showFull() {
    guard let id = shown?.id else { return }
    show(id)
    route.wrappedValue.isFull = true
  }
}

/// What can be done with the pictures, the address of the window included.
struct CertificateActions {
  let show: @MainActor (_ id: String) -> Void
  let showFull: @MainActor () -> Void
  let remove: @MainActor (_ id: String) -> Void
  let undo: @MainActor (_ id: String) -> Void
}

/// What a code says or how it is made, the trust list, or a text to be checked.
private struct StepScreen: View {
  let model: CertificatesModel
  let step: CertificatesRoute.Step
  let day: Binding<Day?>

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    switch step {
    case .code(let number, let picture): CodeScreen(model: model, picture: picture, number: number, day: day)
    case .layers(let number, let picture):
      PictureCode(model: model, picture: picture, number: number) { code in
        LayersScreen(code: code, moment: day.wrappedValue?.noon(in: timeZone) ?? model.checking.now)
      }
    case .trustList: TrustListScreen(checking: model.checking)
    case .text: PastedCodeScreen(checking: model.checking)
    }
  }
}

/// The tab's first screen.
private struct CertificateList: View {
  let model: CertificatesModel
  let shown: CertificatePicture?
  let isMissing: Bool
  let actions: CertificateActions

  var body: some View {
    List {
      if isMissing { MissingPictureNotice() }
      CertificateSection(
        model: model, picture: shown, url: shown.flatMap { model.pictureURL($0.id) }, actions: actions)
      if let shown {
        CodesSection(model: model, picture: shown)
        FactsSection(picture: shown)
      }
      PicturesSection(model: model, shown: shown?.id, actions: actions)
      CheckingSection(checking: model.checking)
      ContactsSection(contacts: model.contacts)
    }
    .groupedList()
    .navigationTitle(CertificatesTexts.title)
    .settingsButton()
  }
}
