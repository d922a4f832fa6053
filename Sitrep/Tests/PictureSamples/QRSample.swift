import Foundation

/// A QR or Aztec code as a picture, module by module.
package struct QRSample: Sendable {
  /// Each true for black, row by row.
  private let modules: [[Bool]]

  private init(_ rows: String) {
    modules = rows.split(separator: "\n").map { row in row.map { $0 == "#" } }
  }

  /// "HC1:NOT A CERTIFICATE".
  package static let prefixed = QRSample(
    """
    #######.###.#.#######
    #.....#.#.#.#.#.....#
    #.###.#.#..#..#.###.#
    #.###.#.####..#.###.#
    #.###.#....#..#.###.#
    #.....#.##.##.#.....#
    #######.#.#.#.#######
    .........####........
    ##..###..#.#...#.####
    #.#.#...#..#..#...#.#
    ##..###.#.####..##..#
    .#..##.##.#.##.#.##..
    #.######.#..#.##.#.##
    ........#.#..##.#.#..
    #######..#...##...#.#
    #.....#.#.#.##..##..#
    #.###.#.###.#...#.##.
    #.###.#...##.##.#..##
    #.###.#..#.###...#...
    #.....#.#..#..#.#.#.#
    #######.#.##..#.#..##
    """)

  /// "Привет" in UTF-8.
  package static let cyrillic = QRSample(
    """
    #######.#####.#######
    #.....#.##.##.#.....#
    #.###.#..###..#.###.#
    #.###.#..#.##.#.###.#
    #.###.#.#..##.#.###.#
    #.....#.#.#...#.....#
    #######.#.#.#.#######
    ........###..........
    ###..##.#########..##
    #.##.#...#..###..##..
    ###..####.###.##..#..
    ..###....#.....##....
    #.#..###.###.###.####
    ........####..#...#..
    #######..####..##.#.#
    #.....#.#..#...#.##.#
    #.###.#..##..#.....#.
    #.###.#...##.##..###.
    #.###.#.#.#.#.###.###
    #.....#.#..##......##
    #######.##.#.###..#.#
    """)

  /// The bytes E9, 1, FF and 93, which are no text in UTF-8.
  package static let binary = QRSample(
    """
    #######..#.##.#######
    #.....#..###..#.....#
    #.###.#.##.##.#.###.#
    #.###.#..#.#..#.###.#
    #.###.#...#.#.#.###.#
    #.....#.....#.#.....#
    #######.#.#.#.#######
    ........##.##........
    ###.########.##...#..
    ##.#....##....##.#.#.
    ##.####.#.#.#...#.###
    .##....#.#....##....#
    .####.#...#.#.#.#.#.#
    ........#..#.#..#.##.
    #######.##.#.##.#....
    #.....#.#..###...##.#
    #.###.#.####.##..##.#
    #.###.#..##...#.##.#.
    #.###.#.#.#.#..#..#..
    #.....#.###...#.##..#
    #######.#.#.#.##.####
    """)

  /// "HC1:AZTEC" as an Aztec code.
  package static let aztec = QRSample(
    """
    ...###..###..#.
    .#...#.##.#....
    ..##....#...##.
    #.###########.#
    .###.......####
    ...#.#####.###.
    ##.#.#...#.##.#
    ####.#.#.#.#.#.
    ..##.#...#.#.#.
    .#.#.#####.#.#.
    #..#.......#.##
    ...###########.
    .#...##...#...#
    ###..##.#...#..
    ..##...#####..#
    """)

  /// How many modules a side has with its margin.
  private var side: Int { modules.count + 8 }

  /// How many pixels a side has.
  package func width(scale: Int) -> Int { side * scale }

  /// One byte a pixel: black modules on white, or white ones on black.
  package func grey(scale: Int, isInverted: Bool = false) -> [UInt8] {
    (0..<side * scale).flatMap { y in
      (0..<side * scale).map { x in isBlack(x / scale - 4, y / scale - 4) != isInverted ? 0 : 255 }
    }
  }

  private func isBlack(_ column: Int, _ row: Int) -> Bool {
    modules.indices.contains(row) && modules.indices.contains(column) && modules[row][column]
  }

  package func png(scale: Int = 4, isInverted: Bool = false) -> Data {
    PNGSample(width: width(scale: scale), pixels: grey(scale: scale, isInverted: isInverted)).data
  }

  package func jpeg(scale: Int = 4, isForPrint: Bool = false) -> Data {
    JPEGSample(width: width(scale: scale), grey: grey(scale: scale), isForPrint: isForPrint).data
  }

  /// A picture with other shades for dark and light modules, and for the margin.
  package func png(dark: UInt8, light: UInt8, ground: UInt8, scale: Int = 6) -> Data {
    let last = (modules.count + 4) * scale
    let pixels = (0..<side * scale).flatMap { y in
      (0..<side * scale).map { x in
        let isGround = min(x, y) < 4 * scale || max(x, y) >= last
        return isGround ? ground : isBlack(x / scale - 4, y / scale - 4) ? dark : light
      }
    }
    return PNGSample(width: width(scale: scale), pixels: pixels).data
  }

  /// What draws it on a page of a PDF, 6 units a module.
  var pageContent: String {
    let squares = modules.indices.flatMap { row in
      modules[row].indices.filter { modules[row][$0] }.map { "\($0) \(modules.count - row) 1 1 re" }
    }
    return "6 0 0 6 20 20 cm " + squares.joined(separator: " ") + " f"
  }

  /// A photo of the code on a dark table, turned by so many degrees and seen at an angle.
  package func photo(turned degrees: Double) -> Data {
    let (width, scale) = (500, 9.0)
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let pixels = (0..<width).flatMap { row in
      (0..<width).map { column -> UInt8 in
        let (x, y) = (Double(column - width / 2), Double(row - width / 2))
        // What is farther away is smaller.
        let depth = (1 - y / Double(width) * 0.4) * scale
        let place = (x: (cosine * x + sine * y) / depth, y: (cosine * y - sine * x) / depth)
        let middle = Double(modules.count) / 2
        let module = (column: Int((place.x + middle).rounded(.down)), row: Int((place.y + middle).rounded(.down)))
        let isPaper = max(abs(place.x), abs(place.y)) < middle + 4
        return !isPaper ? 90 : isBlack(module.column, module.row) ? 40 : UInt8(230 - row / 5)
      }
    }
    return PNGSample(width: width, pixels: pixels).data
  }

  /// Two codes, one above the other.
  package static func both(scale: Int = 4) -> Data {
    let pixels = prefixed.grey(scale: scale) + cyrillic.grey(scale: scale)
    return PNGSample(width: prefixed.width(scale: scale), pixels: pixels).data
  }
}
