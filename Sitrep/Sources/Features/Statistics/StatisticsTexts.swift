import Foundation

/// Where the texts of these screens are.
package enum StatisticsTexts {
  package static var bundle: Bundle { .module }
}
