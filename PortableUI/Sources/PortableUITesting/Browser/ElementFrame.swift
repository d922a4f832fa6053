/// Where an element is, in CSS pixels from the top left corner of what is seen.
public struct ElementFrame: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The x of its right edge.
  public var maxX: Double { x + width }
  /// The y of its lower edge.
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  var middle: (x: Double, y: Double) { (midX, midY) }
}
