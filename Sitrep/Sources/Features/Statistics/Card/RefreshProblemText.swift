import DesignSystem
import Domain
import Foundation
import PortableUI

/// Why figures were not refreshed, and when to try again, in the user's language (R53).
enum RefreshProblemText {
  /// - Parameters:
  ///   - failure: Why, and when.
  ///   - feed: The name of the server that was asked.
  /// - Returns: One to three sentences.
  static func text(_ failure: RefreshFailure, from feed: String) -> Text {
    let reason = text(failure.problem, from: feed)
    if failure.problem == .cancelled { return reason }
    let kept = Text("The earlier figures are still shown.", bundle: .module)
    guard let seconds = failure.secondsToWait else { return Text("\(reason) \(kept)", bundle: .module) }
    return Text("\(reason) \(kept) \(wait(seconds))", bundle: .module)
  }

  private static func wait(_ seconds: Int) -> Text {
    if seconds <= 90 { return Text("Try again in \(seconds) seconds.", bundle: .module) }
    return Text("Try again in \((seconds + 59) / 60) minutes.", bundle: .module)
  }

  static func text(_ problem: RefreshProblem, from feed: String) -> Text {
    switch problem {
    case .offline: Text("\(feed) can’t be reached. Check your network connection.", bundle: .module)
    case .noCurl:
      Text(
        "To get figures, Sitrep needs the program curl, which isn’t installed. On Debian or Ubuntu: apt install curl.",
        bundle: .module)
    case .timedOut: Text("\(feed) took too long to answer.", bundle: .module)
    case .status(let code):
      Text("\(feed) answered with error \(code, format: .number.grouping(.never)).", bundle: .module)
    case .askedToWait: Text("\(feed) is limiting requests.", bundle: .module)
    case .tooOften: Text("You’ve refreshed recently. Please wait before trying again.", bundle: .module)
    case .redirected(let host): Text("\(feed) redirected to \(host). Sitrep doesn’t follow redirects.", bundle: .module)
    case .notJSON: Text("\(feed) sent something other than figures.", bundle: .module)
    case .cutOff: Text("The answer from \(feed) was incomplete.", bundle: .module)
    case .wrongShape: Text("The answer from \(feed) couldn’t be understood.", bundle: .module)
    case .tooFew(let count, let all):
      Text(
        "\(feed) sent only \(count, format: .count) of the \(all, format: .count) countries shown.", bundle: .module)
    case .tooLarge: Text("The answer from \(feed) is too long.", bundle: .module)
    case .nothingNewer(let day):
      Text("\(feed) only has older figures, as of \(day, format: .day).", bundle: .module)
    case .cancelled: Text("Stopped. The figures haven’t changed.", bundle: .module)
    case .cannotKeep(.diskFull): Text("The new figures couldn’t be saved: the disk is full.", bundle: .module)
    case .cannotKeep(.notWritable):
      Text("The new figures couldn’t be saved: Sitrep can’t write to its data folder.", bundle: .module)
    case .cannotKeep(.folderGone(let path)): folderGoneText(path)
    case .cannotKeep(.other): Text("The new figures couldn’t be saved.", bundle: .module)
    }
  }
}

extension RefreshFailure {
  /// How long to wait, as it was when it failed.
  fileprivate nonisolated var secondsToWait: Int? {
    retryAt.map { max(Int($0.timeIntervalSince(at).rounded()), 1) }
  }
}
