/// The dark ground around a code that has no light margin, as on a dark desk or screen.
struct DarkSurroundings {
  private let picture: GreyPicture
  /// As dark as the picture's edge.
  private let level: Int

  /// An edge that is lighter is no dark ground.
  private static let lightest = 100

  /// By how much the ground varies, by noise and compression: a code must be lighter.
  private static let tolerance = 24

  /// Nil where the picture's edge isn't dark.
  init?(of picture: GreyPicture) {
    let edge = Self.edge(of: picture)
    guard !edge.isEmpty else { return nil }
    level = Int(edge.map { picture.pixels[$0] }.sorted()[edge.count / 2])
    guard level <= Self.lightest else { return nil }
    self.picture = picture
  }

  /// The picture with white for the ground, which is darker than the code's own dark.
  var painted: GreyPicture {
    let (width, height) = (picture.width, picture.height)
    let darkest = UInt8(min(level + Self.tolerance, 255))
    var pixels = picture.pixels
    var open: [Int] = []
    func paint(_ place: Int) {
      guard pixels[place] <= darkest else { return }
      pixels[place] = .max
      open.append(place)
    }
    Self.edge(of: picture).forEach(paint)
    while let place = open.popLast() {
      let (row, column) = place.quotientAndRemainder(dividingBy: width)
      if column > 0 { paint(place - 1) }
      if column < width - 1 { paint(place + 1) }
      if row > 0 { paint(place - width) }
      if row < height - 1 { paint(place + width) }
    }
    return GreyPicture(width: width, height: height, pixels: pixels)
  }

  /// The part with light pixels.
  ///
  /// Where the ground is as dark as the code, the code's own corners can't be told from it; but each side of a code has
  /// light modules too, so this part is the whole code.
  var cut: GreyPicture {
    let light = (level + Int(picture.pixels.max() ?? 0)) / 2 + 1
    let (width, height) = (picture.width, picture.height)
    var rows = [Int](repeating: 0, count: height)
    var columns = [Int](repeating: 0, count: width)
    for row in 0..<height {
      for column in 0..<width where Int(picture.pixels[row * width + column]) >= light {
        rows[row] += 1
        columns[column] += 1
      }
    }
    // One light pixel is a speck.
    guard let top = rows.firstIndex(where: { $0 > 1 }), let bottom = rows.lastIndex(where: { $0 > 1 }),
      let left = columns.firstIndex(where: { $0 > 1 }), let right = columns.lastIndex(where: { $0 > 1 })
    else { return picture }
    let pixels = (top...bottom).flatMap { picture.pixels[$0 * width + left...$0 * width + right] }
    return GreyPicture(width: right - left + 1, height: bottom - top + 1, pixels: pixels)
  }

  /// The places of the pixels at the picture's edge.
  private static func edge(of picture: GreyPicture) -> [Int] {
    let (width, height) = (picture.width, picture.height)
    return (0..<width).flatMap { [$0, (height - 1) * width + $0] }
      + (0..<height).flatMap { [$0 * width, $0 * width + width - 1] }
  }
}
