import XCTest

/// The wallet, as a person uses it.
@MainActor
struct CertificatesPage {
  let running: RunningApp

  static func open(on running: RunningApp) -> CertificatesPage {
    running.open(tab: "Certificates")
    let page = CertificatesPage(running: running)
    running.wait(for: page.area)
    return page
  }

  /// Shows the certificate; tapped, lets a person choose one from the gallery.
  var area: XCUIElement { running.element(CertificatesID.area) }
  /// Says what becomes of pictures.
  var privacy: XCUIElement { running.element(CertificatesID.privacy) }
}
