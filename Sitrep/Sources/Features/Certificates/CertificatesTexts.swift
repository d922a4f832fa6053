import Foundation
import PortableUI

/// The texts of these screens.
package enum CertificatesTexts {
  package static var bundle: Bundle { .module }

  /// The name of the tab.
  package static var title: Text { Text("Certificates", bundle: .module) }
}
