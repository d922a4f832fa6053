import Foundation
import PortableUI

/// The texts of these screens.
package enum StatisticsTexts {
  package static var bundle: Bundle { .module }

  /// The name of the tab.
  package static var title: Text { Text("Statistics", bundle: .module) }
}
