/// A decoded picture: one byte a pixel, from black to white, row by row.
struct GreyPicture {
  let width: Int
  let height: Int
  let pixels: [UInt8]

  /// True for a picture of one shade, such as an empty page.
  var isUniform: Bool {
    guard let first = pixels.first else { return true }
    return pixels.allSatisfy { $0 == first }
  }

  /// A quarter of the picture: each pixel the mean of four.
  var halved: GreyPicture {
    let (half, rows) = (width / 2, height / 2)
    let pixels = [UInt8](unsafeUninitializedCapacity: half * rows) { room, count in
      for row in 0..<rows {
        let (upper, lower) = (2 * row * width, (2 * row + 1) * width)
        for column in 0..<half {
          let (left, right) = (2 * column, 2 * column + 1)
          let sum =
            Int(self.pixels[upper + left]) + Int(self.pixels[upper + right]) + Int(self.pixels[lower + left])
            + Int(self.pixels[lower + right])
          room[row * half + column] = UInt8(sum / 4)
        }
      }
      count = half * rows
    }
    return GreyPicture(width: half, height: rows, pixels: pixels)
  }

  /// Four times the picture: each pixel four times.
  var doubled: GreyPicture {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * self.pixels.count)
    for row in 0..<height {
      let line = self.pixels[row * width..<(row + 1) * width].flatMap { [$0, $0] }
      pixels += line
      pixels += line
    }
    return GreyPicture(width: 2 * width, height: 2 * height, pixels: pixels)
  }
}
