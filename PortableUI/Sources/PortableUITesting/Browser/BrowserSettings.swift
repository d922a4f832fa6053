/// How a browser is set up: the size of its window and what its owner prefers.
public struct BrowserSettings: Sendable, Hashable {
  public var viewport: Viewport = .phone
  /// Whether the owner prefers dark.
  public var isDark = false
  /// Whether the owner wants less motion.
  public var reducesMotion = false
  /// Whether pages may run script.
  public var runsScript = true
  /// What the owner reads, best first, as in `Accept-Language` but without weights.
  public var languages = "en-US,en"
  /// The zone of the owner's clock, by its IANA name.
  public var timeZone = "UTC"
  /// The browser's text size in pixels; 32 is 200%.
  public var textSize = 16

  public init(
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
public struct Viewport: Sendable, Hashable, CustomStringConvertible {
  public let width: Int
  public let height: Int
  /// Device pixels in one CSS pixel.
  public let pixelRatio: Int
  /// Whether it is worked by touch, and wide pages are shrunk as phones do.
  public let isTouch: Bool

  public init(width: Int, height: Int, pixelRatio: Int = 1, isTouch: Bool = true) {
    self.width = width
    self.height = height
    self.pixelRatio = pixelRatio
    self.isTouch = isTouch
  }

  /// iPhone SE, the smallest there is.
  public static let smallPhone = Viewport(width: 320, height: 568)
  /// iPhone SE from its second generation on.
  public static let newSmallPhone = Viewport(width: 375, height: 667)
  public static let phone = Viewport(width: 390, height: 844)
  public static let tablet = Viewport(width: 768, height: 1024)
  public static let desktop = Viewport(width: 1280, height: 800, isTouch: false)

  /// The four on which every screen must work.
  public static let all: [Viewport] = [.smallPhone, .phone, .tablet, .desktop]

  public var description: String { "\(width)x\(height)" }
}
