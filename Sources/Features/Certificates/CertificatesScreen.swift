import DesignSystem
import Domain
import Foundation
import PortableUI

/// The Certificate tab: the picture that is shown at the border, the others, and whom to ask (R62 to R71).
package struct CertificatesScreen: View {
  private let model: CertificatesModel
  private let contacts: [Contact]
  private let pictureURL: (String) -> URL?
  private let picture: Binding<String?>
  private let isFull: Binding<Bool>
  private let pages: Binding<[CertificateStep]>

  /// The picture that was chosen last, for when no address names one.
  @AppStorage("certificate.shown") private var chosen = ""

  /// - Parameters:
  ///   - model: The profile's wallet.
  ///   - contacts: Whom to ask; the World Health Organization's has the id `who`.
  ///   - pictureURL: Where the picture of an id can be loaded from.
  ///   - picture: The id of the picture that is shown; nil: the one that was chosen last.
  ///   - isFull: Whether it fills the screen.
  ///   - pages: What is open above the tab's first screen.
  package init(
    model: CertificatesModel, contacts: [Contact], pictureURL: @escaping (String) -> URL?, picture: Binding<String?>,
    isFull: Binding<Bool>, pages: Binding<[CertificateStep]>
  ) {
    self.model = model
    self.contacts = contacts
    self.pictureURL = pictureURL
    self.picture = picture
    self.isFull = isFull
    self.pages = pages
  }

  package var body: some View {
    NavigationStack(path: pages) {
      CertificateList(
        model: model, contacts: contacts, pictureURL: pictureURL, shown: shown, isMissing: isMissing, show: show,
        showFull: showFull
      )
      .navigationDestination(for: CertificateStep.self) { _ in
        WHOScreen(contact: contacts.who, close: { pages.wrappedValue = [] })
      }
    }
    .screenCover(isPresented: isFull) {
      FullScreenCertificate(picture: shownFull, url: shownFull.flatMap { pictureURL($0.id) })
    }
  }

  private var shown: CertificatePicture? { model.picture(picture.wrappedValue ?? chosen) }

  /// The picture that the address names and no other one: who shows a code at a border must not show another person's.
  private var shownFull: CertificatePicture? { shown?.id == picture.wrappedValue ? shown : nil }

  /// True where the address names a picture that is not there any more.
  private var isMissing: Bool {
    guard let id = picture.wrappedValue else { return false }
    return !model.knows(id)
  }

  private func show(_ id: String) {
    chosen = id
    picture.wrappedValue = id
  }

  private func showFull() {
    guard let id = shown?.id else { return }
    show(id)
    isFull.wrappedValue = true
  }
}

/// A page above the tab's first screen.
package nonisolated enum CertificateStep: String, Hashable, Codable, Sendable {
  /// The way to the World Health Organization's site.
  case who
}

/// The tab's first screen.
private struct CertificateList: View {
  let model: CertificatesModel
  let contacts: [Contact]
  let pictureURL: (String) -> URL?
  let shown: CertificatePicture?
  let isMissing: Bool
  let show: @MainActor (String) -> Void
  let showFull: @MainActor () -> Void

  var body: some View {
    List {
      WalletNotices(model: model, isMissing: isMissing)
      CertificateSection(
        model: model, picture: shown, url: shown.flatMap { pictureURL($0.id) }, show: show, showFull: showFull)
      if let shown { FactsSection(picture: shown) }
      PicturesSection(model: model, shown: shown?.id, show: show)
      ContactsSection(contacts: contacts)
    }
    .groupedList()
    .navigationTitle(Text("Certificate", bundle: .module))
    .settingsButton()
  }
}
