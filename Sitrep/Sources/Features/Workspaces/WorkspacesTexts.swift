import Foundation
import PortableUI

/// The texts of these screens.
package enum WorkspacesTexts {
  package static var bundle: Bundle { .module }

  /// The name of the tab.
  package static var title: Text { Text("Workspaces", bundle: .module) }
}
