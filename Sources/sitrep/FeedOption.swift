import ArgumentParser
import Domain
import Feeds

/// Where newer figures come from, when a person asks for them.
struct FeedOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Where Refresh asks for newer figures: a server that answers as disease.sh does, or "none". Nothing is asked \
      before somebody presses Refresh.
      """, valueName: "address"))
  var feed = Self.standard

  private static let standard = "https://disease.sh"

  func validate() throws {
    guard feed != "none" else { return }
    do {
      _ = try FeedAddress(feed)
    } catch .notEncrypted {
      throw ValidationError("A feed on another machine needs https.")
    } catch .notAnAddress {
      throw ValidationError("A feed is an address such as https://disease.sh, or none.")
    }
  }

  /// The feed, or nil where none is wanted.
  func make() throws -> (any FiguresFeed)? {
    feed == "none" ? nil : DiseaseShFeed(at: try FeedAddress(feed))
  }
}
