import Foundation

/// Where the texts of what several tabs use are.
package enum DesignSystemTexts {
  package static var bundle: Bundle { .module }
}
