import Foundation

/// Compares a picture of a screen coarsely with the one committed beside the test, in
/// `__Snapshots__/<test file>/<name>.png`.
///
/// Letters are drawn differently from machine to machine, so single pixels say nothing: compared are the mean colours of
/// squares, of which a few may differ. A thing that is missing, moved or of another colour changes more of them. What
/// stands where is for ``TextSnapshot`` to say exactly.
///
/// With `PORTABLEUI_RECORD=1` in the environment the picture is written instead.
public enum PictureSnapshot {
  /// The side of a square in pixels.
  static let side = 16

  /// How far a channel of a square's mean may be off, of 255.
  static let tolerance = 20

  /// How many of a hundred squares may be further off.
  static let mostPercent = 4.0

  /// Passes if the picture is near the committed one.
  ///
  /// - Throws: ``SnapshotMismatch``.
  public static func check(_ picture: Screenshot, named name: String, file: String = #filePath) throws {
    let path = SnapshotFile.path(of: name, beside: file, ending: "png")
    try SnapshotFile.check(Data(picture.png), at: path, isRecording: SnapshotFile.isRecording) { committed in
      guard let percent = difference(between: try Screenshot(png: Array(committed)), and: picture) else {
        return "The picture is \(picture.width) × \(picture.height), and the committed one is not."
      }
      guard percent > mostPercent else { return nil }
      let kept = FileManager.default.temporaryDirectory.appending(path: path.lastPathComponent)
      try Data(picture.png).write(to: kept)
      return "\(Int(percent.rounded()))% of the picture is not so: see \(kept.path)."
    }
  }

  /// How many of a hundred squares are off; nil for pictures of different sizes.
  public static func difference(between one: Screenshot, and other: Screenshot) -> Double? {
    guard one.width == other.width, one.height == other.height else { return nil }
    let (these, those) = (means(of: one), means(of: other))
    let off = zip(these, those).count { !$0.isNear($1, tolerance: tolerance) }
    return 100 * Double(off) / Double(max(these.count, 1))
  }

  /// The mean colours of the squares, row by row.
  private static func means(of picture: Screenshot) -> [PixelColor] {
    stride(from: 0, to: picture.height, by: side).flatMap { y in
      stride(from: 0, to: picture.width, by: side).map { x in mean(of: picture, x, y) }
    }
  }

  private static func mean(of picture: Screenshot, _ left: Int, _ top: Int) -> PixelColor {
    var (red, green, blue, count) = (0, 0, 0, 0)
    for y in top..<min(top + side, picture.height) {
      for x in left..<min(left + side, picture.width) {
        let color = picture[x, y]
        red += Int(color.red)
        green += Int(color.green)
        blue += Int(color.blue)
        count += 1
      }
    }
    return PixelColor(red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count))
  }
}
