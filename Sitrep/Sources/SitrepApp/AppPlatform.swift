import Domain
import Feeds
import Foundation

/// What the app gets from the platform that it runs on.
public struct AppPlatform: Sendable {
  /// Told, in a sentence, what went wrong and is worked around; nothing of the person's data.
  public var report: @Sendable (String) -> Void

  /// Told, in a sentence, of work that delays the start.
  package var announce: @Sendable (String) -> Void = { _ in }

  /// Where the picture of a kept certificate can be loaded from, by its id; nil: from a file in the data folder.
  public var certificateURL: (@Sendable (_ id: String) -> URL?)?

  /// Where the picture of a country's flag can be loaded from, by the country's code; nil: from a file in the data folder.
  public var flagURL: (@Sendable (_ code: String) -> URL?)?

  /// Looks at a picture before it is kept.
  package var inspector: any PictureInspector
  /// Finds the codes in pictures.
  package var codes: any CodeReader
  /// Decodes exports of Slack; nil where nobody can.
  package var exports: (any ExportDecoder)?
  /// Reads Excel workbooks; nil where nobody can.
  package var sheets: (any SheetReader)?
  /// Makes the screen as bright as it can be, or as it was; nil where nobody can.
  package var brighten: (@MainActor (Bool) -> Void)?
  /// Where figures are asked for.
  package var feed = FeedAddress.standard
  /// Where WHO's file is asked for.
  package var whoFeed = FeedAddress.who
  /// Where a person lets the browser forget the app; nil where the app is in no browser.
  package var forgetAddress: String?

  /// The platform that the program runs on.
  ///
  /// Apple's frameworks look at pictures and read the codes in them. Where there are none, no picture is kept.
  ///
  /// - Parameter report: Told, in a sentence, what went wrong and is worked around.
  public init(report: @escaping @Sendable (String) -> Void = { _ in }) {
    self.report = report
    #if canImport(ImageIO)
      inspector = SystemPictureInspector()
    #else
      inspector = NoPictureInspector()
    #endif
    #if canImport(Vision)
      codes = SystemCodeReader()
    #else
      codes = NoCodeReader()
    #endif
    #if os(iOS)
      brighten = { ScreenBrightness.shared.isRaised = $0 }
    #endif
  }
}

#if !canImport(ImageIO)
  /// Takes no picture: where nobody can look at one, none is kept.
  private struct NoPictureInspector: PictureInspector {
    func inspect(_ bytes: Data) async throws(PictureProblem) -> PictureFacts { throw .notCheckable }
  }
#endif

#if !canImport(Vision)
  /// Reads no picture.
  private struct NoCodeReader: CodeReader {
    func codes(in picture: Data) async throws(PictureProblem) -> FoundCodes { throw .notCheckable }
  }
#endif
