/// Where an element is, in CSS pixels from the top left corner of what is seen.
package struct ElementFrame: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The x of its right edge.
  package var maxX: Double { x + width }
  /// The y of its lower edge.
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
}
