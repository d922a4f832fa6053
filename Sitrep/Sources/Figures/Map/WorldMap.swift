import Domain
import Foundation
import PortableUI

/// The outlines of the countries on a plane, by the Equal Earth projection, so that areas can be compared.
nonisolated struct WorldMap: Sendable {
  /// An area on the map.
  struct Place: Sendable {
    /// Nil: its status is disputed, and it has no figures of its own.
    let code: CountryCode?
    /// Its middle, or its capital.
    let middle: CGPoint
    /// Empty where the country is too small for a shape.
    let outlines: [[CGPoint]]
  }

  static let world = WorldMap()

  /// By code, those without one first.
  let places: [Place]
  private let byCode: [CountryCode: Int]

  /// Western Sahara has a code, but its status is disputed as well.
  var disputed: [Place] { places.filter { $0.code == nil || $0.code?.rawValue == "EH" } }

  subscript(code: CountryCode) -> Place? { byCode[code].map { places[$0] } }

  /// Width to height.
  static let proportions = CGFloat(size.width) / CGFloat(size.height)

  private init() {
    var reader = Reader(words: Self.table.split { $0 == " " || $0 == "\n" }[...])
    var places: [Place] = []
    while let place = reader.place() { places.append(place) }
    self.places = places
    byCode = Dictionary(
      places.indices.compactMap { index in places[index].code.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// Reads the table word by word.
private nonisolated struct Reader {
  var words: ArraySlice<Substring>

  /// The next place; nil at the end.
  mutating func place() -> WorldMap.Place? {
    guard let code = words.popFirst(), let middle = point() else { return nil }
    var outlines: [[CGPoint]] = []
    while let first = point() {
      var outline = [first]
      while let step = point() {
        let last = outline[outline.count - 1]
        outline.append(CGPoint(x: last.x + step.x, y: last.y + step.y))
      }
      outlines.append(outline)
      if words.first == "/" { words.removeFirst() } else { break }
    }
    return WorldMap.Place(code: CountryCode(String(code)), middle: middle, outlines: outlines)
  }

  /// The next two words, if they are numbers.
  private mutating func point() -> CGPoint? {
    guard words.count > 1, let x = Int(words[words.startIndex]), let y = Int(words[words.startIndex + 1]) else {
      return nil
    }
    words.removeFirst(2)
    return CGPoint(x: x, y: y)
  }
}
