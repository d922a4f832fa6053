import Foundation

/// Where the texts of these screens are.
package enum WorkspacesTexts {
  package static var bundle: Bundle { .module }
}
