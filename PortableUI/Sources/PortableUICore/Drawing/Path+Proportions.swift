import Foundation

extension Path {
  /// True where the other path is this one, larger by the factor.
  func isEqual(to other: Path, shrunkBy factor: CGFloat) -> Bool {
    operations.elementsEqual(other.operations) { $0.isEqual(to: $1, shrunkBy: factor) }
  }
}

extension Path.Operation {
  /// Nothing is made on the way: a chart has thousands of them.
  fileprivate func isEqual(to other: Path.Operation, shrunkBy factor: CGFloat) -> Bool {
    func same(_ length: CGFloat, _ larger: CGFloat) -> Bool { abs(length - larger / factor) < 0.01 }
    func same(_ point: CGPoint, _ larger: CGPoint) -> Bool { same(point.x, larger.x) && same(point.y, larger.y) }
    func same(_ box: CGRect, _ larger: CGRect) -> Bool {
      same(box.minX, larger.minX) && same(box.minY, larger.minY) && same(box.width, larger.width)
        && same(box.height, larger.height)
    }
    switch (self, other) {
    case (.move(let end), .move(let larger)), (.line(let end), .line(let larger)): return same(end, larger)
    case (.quadCurve(let end, let control), .quadCurve(let larger, let largerControl)):
      return same(end, larger) && same(control, largerControl)
    case (.curve(let end, let first, let second), .curve(let larger, let largerFirst, let largerSecond)):
      return same(end, larger) && same(first, largerFirst) && same(second, largerSecond)
    case (.close, .close): return true
    case (.rectangle(let box), .rectangle(let larger)), (.ellipse(let box), .ellipse(let larger)):
      return same(box, larger)
    case (.roundedRectangle(let box, let radii), .roundedRectangle(let larger, let largerRadii)):
      return same(box, larger) && same(radii.topLeading, largerRadii.topLeading)
        && same(radii.topTrailing, largerRadii.topTrailing) && same(radii.bottomLeading, largerRadii.bottomLeading)
        && same(radii.bottomTrailing, largerRadii.bottomTrailing)
    default: return false
    }
  }
}
