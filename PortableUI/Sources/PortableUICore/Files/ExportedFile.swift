import Foundation

/// A file for the person to save.
package struct ExportedFile: Sendable, Hashable {
  /// With an ending.
  package var name: String
  package var contentType: String
  package var data: Data
  package var delivery = Delivery.save

  /// How the person gets it.
  package enum Delivery: String, Sendable {
    case save
    /// Drawn by the browser first.
    case saveAsPNG = "png"
    /// By the browser's own sheet where there is one; a drawing goes as PNG.
    case share
  }
}
