/// How a browser is set up: the size of its window and what its owner prefers.
package struct BrowserSettings: Sendable, Hashable {
  package var viewport: Viewport = .phone
  /// Whether the owner prefers dark.
  package var isDark = false
  /// Whether the owner wants less motion.
  package var reducesMotion = false
  /// Whether pages may run script.
  package var runsScript = true
  /// What the owner reads, best first, as in `Accept-Language` but without weights.
  package var languages = "en-US,en"
  /// The zone of the owner's clock, by its IANA name.
  package var timeZone = "UTC"
  /// The browser's text size in pixels; 32 is 200%.
  package var textSize = 16

  package init(
    _ viewport: Viewport = .phone, isDark: Bool = false, reducesMotion: Bool = false, runsScript: Bool = true,
    languages: String = "en-US,en", timeZone: String = "UTC", textSize: Int = 16
  ) {
    self.viewport = viewport
    self.isDark = isDark
    self.reducesMotion = reducesMotion
    self.runsScript = runsScript
    self.languages = languages
    self.timeZone = timeZone
    self.textSize = textSize
  }
}

/// The part of a screen that a page has, in CSS pixels.
package struct Viewport: Sendable, Hashable, CustomStringConvertible {
  package let width: Int
  package let height: Int
  /// Device pixels in one CSS pixel.
  package let pixelRatio: Int
  /// Whether it is worked by touch, and wide pages are shrunk as phones do.
  package let isTouch: Bool

  package init(width: Int, height: Int, pixelRatio: Int = 1, isTouch: Bool = true) {
    self.width = width
    self.height = height
    self.pixelRatio = pixelRatio
    self.isTouch = isTouch
  }

  /// iPhone SE, the smallest there is.
  package static let smallPhone = Viewport(width: 320, height: 568)
  /// iPhone SE from its second generation on.
  package static let newSmallPhone = Viewport(width: 375, height: 667)
  package static let phone = Viewport(width: 390, height: 844)
  package static let tablet = Viewport(width: 768, height: 1024)
  package static let desktop = Viewport(width: 1280, height: 800, isTouch: false)

  /// The four on which every screen must work.
  package static let all: [Viewport] = [.smallPhone, .phone, .tablet, .desktop]

  package var description: String { "\(width)x\(height)" }
}
