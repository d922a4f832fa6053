import Foundation

/// A QR code as a picture, module by module.
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

  /// Two codes, one above the other.
  package static func both(scale: Int = 4) -> Data {
    let pixels = prefixed.grey(scale: scale) + cyrillic.grey(scale: scale)
    return PNGSample(width: prefixed.width(scale: scale), pixels: pixels).data
  }
}
