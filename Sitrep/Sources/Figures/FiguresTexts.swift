import Foundation
import PortableUI

/// The texts of charts, maps and tables.
package enum FiguresTexts {
  package static var bundle: Bundle { .module }
}
