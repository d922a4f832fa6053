import PictureFormats

/// What the Exif part of a photo tells that we want to know (Exif 2.3: a TIFF file inside a picture).
struct ExifFacts {
  /// Tells where the photo was taken.
  var hasLocation = false

  /// The photo lies on its side: it is shown with width and height exchanged.
  var isSideways = false

  /// More entries than any camera writes.
  private static let mostEntries = 1_000

  init() {}

  /// Reads what is there and leaves out what is broken; never reads outside the window.
  ///
  /// - Parameter tiff: The part from its byte order on.
  init(_ tiff: ByteWindow) {
    let littleEndian = tiff.starts(with: "II")
    guard littleEndian || tiff.starts(with: "MM"), tiff.number16(at: 2, littleEndian: littleEndian) == 42 else {
      return
    }
    let directory = tiff.number32(at: 4, littleEndian: littleEndian)
    for entry in Self.entries(tiff, at: directory, littleEndian) {
      if entry.tag == Tag.orientation, let turn = tiff.number16(at: entry.place + 8, littleEndian: littleEndian) {
        isSideways = (5...8).contains(turn)
      }
      if entry.tag == Tag.location {
        let place = tiff.number32(at: entry.place + 8, littleEndian: littleEndian)
        hasLocation = Self.entries(tiff, at: place, littleEndian).contains { Tag.places.contains($0.tag) }
      }
    }
  }

  /// The entries of a directory, each with the place at which it begins.
  private static func entries(_ tiff: ByteWindow, at place: Int?, _ littleEndian: Bool) -> [(tag: Int, place: Int)] {
    guard let place, let count = tiff.number16(at: place, littleEndian: littleEndian) else { return [] }
    return (0..<min(count, mostEntries)).compactMap { index in
      let entry = place + 2 + 12 * index
      guard tiff.window(at: entry, count: 12) != nil else { return nil }
      return tiff.number16(at: entry, littleEndian: littleEndian).map { ($0, entry) }
    }
  }

  private enum Tag {
    static let orientation = 0x0112
    static let location = 0x8825
    /// Latitude and longitude of the camera and of what it looked at.
    static let places = [2, 4, 20, 22]
  }
}
