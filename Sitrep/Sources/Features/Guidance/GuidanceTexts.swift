import Foundation

/// Where the texts of these screens are.
package enum GuidanceTexts {
  package static var bundle: Bundle { .module }
}
