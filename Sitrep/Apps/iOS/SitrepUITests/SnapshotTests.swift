import UIKit
import XCTest

/// The list's first view on an iPhone SE (R86), compared with the picture beside this file.
///
/// Where there is no picture yet, the test takes it and fails: look at it, then run the test again.
final class SnapshotTests: XCTestCase {
  private static let size = CGSize(width: 375, height: 667)
  private static let statusBar = 20
  /// How much of the picture may be different: the age of the figures changes.
  private static let tolerance = 0.01

  @MainActor
  func testTheFirstViewOnAnIPhoneSE() throws {
    let running = RunningApp.start()
    _ = StatisticsPage.open(on: running)
    let window = running.app.windows.firstMatch
    try XCTSkipUnless(window.frame.size == Self.size, "This is no iPhone SE of the second or third generation.")
    let taken = window.screenshot().image
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "first-view-iphone-se.png")

    guard let known = UIImage(contentsOfFile: file.path(percentEncoded: false)) else {
      try taken.pngData()?.write(to: file)
      return XCTFail("There was no picture. It is taken now: look at \(file.path(percentEncoded: false)).")
    }

    let (before, after) = (Self.pixels(of: known), Self.pixels(of: taken))
    let different = zip(before, after).count { abs(Int($0) - Int($1)) > 32 }
    XCTAssertLessThan(Double(different) / Double(after.count), Self.tolerance)
  }

  /// The bytes of the picture below the status bar, one point a pixel.
  private static func pixels(of image: UIImage) -> [UInt8] {
    let (width, height) = (Int(size.width), Int(size.height))
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      if let picture = image.cgImage { context?.draw(picture, in: CGRect(origin: .zero, size: size)) }
    }
    return Array(bytes.dropFirst(4 * width * statusBar))
  }
}
