import DesignSystem
import Domain
import Foundation

/// Where a window is in the Certificates tab: `/certificates`, with a picture's id, and with `full` after it.
package nonisolated struct CertificatesRoute: TabRoute {
  package static let tab = "certificates"

  /// The picture that is shown; nil: the one that was chosen last.
  package var picture: String? {
    didSet { if picture != oldValue { isFull = false } }
  }

  /// Whether it fills the screen.
  package var isFull = false

  package init() {}

  package init?(_ link: DeepLink) {
    guard let id = link.steps.first else { return }
    guard UUID(uuidString: id) != nil, id == id.lowercased() else { return nil }
    guard link.steps.count == 1 || link.steps.dropFirst() == ["full"] else { return nil }
    picture = id
    isFull = link.steps.count == 2
  }

  package var link: DeepLink {
    DeepLink(Self.tab, picture.map { isFull ? [$0, "full"] : [$0] } ?? [])
  }

  /// The tab was at `/certificate`, and had a screen for the World Health Organization, which is a part of it now.
  package static func moved(from link: DeepLink) -> Self? {
    guard link.tab == "certificate" else { return nil }
    return link.steps == ["who"] ? Self() : Self(link)
  }
}

extension CertificatesModel {
  /// False where the route names a picture that is not there.
  package func has(_ route: CertificatesRoute) -> Bool {
    route.picture.map { id in pictures.contains { $0.id == id } } ?? true
  }
}
