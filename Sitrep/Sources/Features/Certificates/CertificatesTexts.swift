import Foundation

/// Where the texts of these screens are.
package enum CertificatesTexts {
  package static var bundle: Bundle { .module }
}
