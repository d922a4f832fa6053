import Foundation

/// A picture from the symbol catalogue.
package struct SymbolImage: Sendable, Hashable {
  package var name: String
  package var font: Font?
  package var color: Color?

  package init(name: String, font: Font? = nil, color: Color? = nil) {
    self.name = name
    self.font = font
    self.color = color
  }
}

/// A picture from a file of the program's own.
package struct PictureImage: Sendable, Hashable {
  /// An address of the program: a path.
  package var address: String
  /// Pixels for each point, where the picture has its own size.
  package var scale: CGFloat = 1
  /// True where it takes the size that there is.
  package var isResizable = false
  /// How it keeps its proportions in that size; nil: it does not.
  package var contentMode: ContentMode?
  /// Another proportion, width to height, than the picture's own.
  package var aspectRatio: CGFloat?
  /// True where its pixels stay squares.
  package var keepsPixels = false
}
