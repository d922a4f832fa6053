import Foundation
import PortableUICore

/// Paths as SVG's path data.
enum SVGPath {
  static func text(_ path: Path) -> String {
    path.operations.map(text).joined()
  }

  /// The path data where the drawing's own size is about that of its view box: a tenth of a point is less than anybody
  /// sees, and lines of many points, told as steps, become a third as long.
  static func roughText(_ path: Path) -> String {
    var data: [UInt8] = []
    data.reserveCapacity(path.operations.count * 8)
    var last: Tenths?
    for operation in path.operations {
      switch operation {
      case .move(let end):
        let end = Tenths(end)
        data.append(UInt8(ascii: "M"))
        end.write(to: &data)
        last = end
      case .line(let end):
        let end = Tenths(end)
        data.append(UInt8(ascii: last == nil ? "L" : "l"))
        (last.map { end - $0 } ?? end).write(to: &data)
        last = end
      case .ellipse(let rect):
        Tenths.write(ellipse: rect, to: &data)
        last = nil
      default:
        data += text(operation).utf8
        last = nil
      }
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// A point in tenths, so that steps add up without a drift.
  private struct Tenths {
    private let x: Int
    private let y: Int

    init(_ point: CGPoint) {
      (x, y) = (Self.tenths(of: point.x), Self.tenths(of: point.y))
    }

    private init(x: Int, y: Int) {
      (self.x, self.y) = (x, y)
    }

    static func - (one: Tenths, other: Tenths) -> Tenths { Tenths(x: one.x - other.x, y: one.y - other.y) }

    /// Writes both coordinates; a minus keeps them apart.
    func write(to data: inout [UInt8]) {
      Self.write(x, to: &data)
      if y >= 0 { data.append(UInt8(ascii: " ")) }
      Self.write(y, to: &data)
    }

    /// Writes two halves as steps, which are shorter than absolute ones.
    static func write(ellipse rect: CGRect, to data: inout [UInt8]) {
      let radii = Tenths(CGPoint(x: rect.width / 2, y: rect.height / 2))
      data.append(UInt8(ascii: "M"))
      Tenths(CGPoint(x: rect.minX, y: rect.midY)).write(to: &data)
      for half in [Tenths(x: 2 * radii.x, y: 0), Tenths(x: -2 * radii.x, y: 0)] {
        data.append(UInt8(ascii: "a"))
        radii.write(to: &data)
        data += " 0 0 1 ".utf8
        half.write(to: &data)
      }
      data.append(UInt8(ascii: "Z"))
    }

    /// What is no number, or beyond all drawings, is 0.
    private static func tenths(of length: CGFloat) -> Int {
      let tenths = (length * 10).rounded()
      return abs(tenths) < 1e12 ? Int(tenths) : 0
    }

    private static func write(_ tenths: Int, to data: inout [UInt8]) {
      if tenths < 0 { data.append(UInt8(ascii: "-")) }
      let (whole, tenth) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
      data.append(decimal: whole)
      guard tenth > 0 else { return }
      data.append(UInt8(ascii: "."))
      data.append(UInt8(ascii: "0") + UInt8(tenth))
    }
  }

  private static func text(_ operation: Path.Operation) -> String {
    switch operation {
    case .move(let end): "M\(text(end))"
    case .line(let end): "L\(text(end))"
    case .quadCurve(let end, let control): "Q\(text(control)) \(text(end))"
    case .curve(let end, let control1, let control2): "C\(text(control1)) \(text(control2)) \(text(end))"
    case .close: "Z"
    case .rectangle(let rect): rounded(rect, RectangleCornerRadii())
    case .roundedRectangle(let rect, let radii): rounded(rect, radii)
    case .ellipse(let rect): ellipse(rect)
    }
  }

  private static func text(_ point: CGPoint) -> String { "\(CSS.number(point.x)) \(CSS.number(point.y))" }

  private static func rounded(_ rect: CGRect, _ radii: RectangleCornerRadii) -> String {
    let limit = min(rect.width, rect.height) / 2
    let (topLeading, topTrailing) = (min(radii.topLeading, limit), min(radii.topTrailing, limit))
    let (bottomLeading, bottomTrailing) = (min(radii.bottomLeading, limit), min(radii.bottomTrailing, limit))
    let corners: [(from: CGPoint, to: CGPoint, radius: CGFloat)] = [
      (
        CGPoint(x: rect.maxX - topTrailing, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + topTrailing),
        topTrailing
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY - bottomTrailing), CGPoint(x: rect.maxX - bottomTrailing, y: rect.maxY),
        bottomTrailing
      ),
      (
        CGPoint(x: rect.minX + bottomLeading, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY - bottomLeading),
        bottomLeading
      ),
      (CGPoint(x: rect.minX, y: rect.minY + topLeading), CGPoint(x: rect.minX + topLeading, y: rect.minY), topLeading),
    ]
    var data = ""
    for corner in corners {
      data += (data.isEmpty ? "M" : "L") + text(corner.from)
      let radius = CSS.number(corner.radius)
      if corner.radius > 0 { data += "A\(radius) \(radius) 0 0 1 \(text(corner.to))" }
    }
    return data + "Z"
  }

  private static func ellipse(_ rect: CGRect) -> String {
    let (rx, ry) = (CSS.number(rect.width / 2), CSS.number(rect.height / 2))
    let (left, right, middle) = (CSS.number(rect.minX), CSS.number(rect.maxX), CSS.number(rect.midY))
    return "M\(left) \(middle)A\(rx) \(ry) 0 0 1 \(right) \(middle)A\(rx) \(ry) 0 0 1 \(left) \(middle)Z"
  }
}
