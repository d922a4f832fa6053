import Foundation

/// Where the texts of these screens are.
package enum WorldTexts {
  package static var bundle: Bundle { .module }
}
