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
  /// - Throws: ``PictureSnapshotError``.
  public static func check(_ picture: Screenshot, named name: String, file: String = #filePath) throws {
    let isRecording = ProcessInfo.processInfo.environment["PORTABLEUI_RECORD"] == "1"
    let path = TextSnapshot.path(of: name, beside: file, ending: "png")
    if isRecording {
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(picture.png).write(to: path)
    }
    guard FileManager.default.fileExists(atPath: path.path) else { throw PictureSnapshotError.missing(path.path) }
    let committed = try Screenshot(png: Array(Data(contentsOf: path)))
    guard let percent = difference(between: committed, and: picture) else {
      throw PictureSnapshotError.otherSize(path.path, "\(picture.width) × \(picture.height)")
    }
    guard percent > mostPercent else { return }
    let kept = FileManager.default.temporaryDirectory.appending(path: path.lastPathComponent)
    try Data(picture.png).write(to: kept)
    throw PictureSnapshotError.differs(path.path, percent: percent, picture: kept.path)
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

/// A picture is not like the committed one.
public enum PictureSnapshotError: Error, CustomStringConvertible {
  case missing(String)
  case otherSize(String, String)
  case differs(String, percent: Double, picture: String)

  public var description: String {
    switch self {
    case .missing(let path): "There is no \(path) yet. PORTABLEUI_RECORD=1 writes it; look at it before you commit."
    case .otherSize(let path, let size): "The picture is \(size), not as large as \(path)."
    case .differs(let path, let percent, let picture):
      "\(Int(percent.rounded()))% of the picture is not as in \(path): see \(picture). PORTABLEUI_RECORD=1 writes it anew."
    }
  }
}
