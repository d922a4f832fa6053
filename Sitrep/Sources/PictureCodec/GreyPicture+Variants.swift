extension GreyPicture {
  /// The picture halved until it has at most so many pixels.
  func halved(downTo most: Int) -> GreyPicture {
    var picture = self
    while picture.pixels.count > most { picture = picture.halved }
    return picture
  }

  /// White for black.
  var inverted: GreyPicture { GreyPicture(width: width, height: height, pixels: pixels.map { .max - $0 }) }

  /// The picture from black to white; nil where it has both already, or a single shade.
  var withFullContrast: GreyPicture? {
    guard let shades = shades, shades.count > 1, shades.count < 200 else { return nil }
    let table = (0...255).map { shade -> UInt8 in
      UInt8(clamping: (shade - shades.lowerBound) * 255 / (shades.count - 1))
    }
    return GreyPicture(width: width, height: height, pixels: pixels.map { table[Int($0)] })
  }

  /// From the darkest to the lightest shade, but for those of one pixel in a hundred at either end.
  private var shades: ClosedRange<Int>? {
    var counts = [Int](repeating: 0, count: 256)
    for pixel in pixels { counts[Int(pixel)] += 1 }
    let few = pixels.count / 100
    var sum = 0
    let sums = counts.map { count -> Int in
      sum += count
      return sum
    }
    guard let darkest = sums.firstIndex(where: { $0 > few }),
      let lightest = sums.firstIndex(where: { $0 >= pixels.count - few }), darkest <= lightest
    else { return nil }
    return darkest...lightest
  }

  /// The picture with a white margin, as wide as four modules of the coarsest code that could fill it.
  var withMargin: GreyPicture {
    let margin = max(width, height) / 5 + 4
    let (wide, high) = (width + 2 * margin, height + 2 * margin)
    var pixels = [UInt8](repeating: .max, count: wide * high)
    for row in 0..<height {
      let start = (row + margin) * wide + margin
      pixels.replaceSubrange(start..<start + width, with: self.pixels[row * width..<(row + 1) * width])
    }
    return GreyPicture(width: wide, height: high, pixels: pixels)
  }
}
