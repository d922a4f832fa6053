import DesignSystem
import Domain
import Foundation
import PortableUI

/// Why figures were not refreshed, and when to try again, in the reader's language (R53).
enum RefreshProblemText {
  /// - Parameters:
  ///   - failure: Why, and when.
  ///   - feed: The name of the server that was asked.
  /// - Returns: One to three sentences.
  static func text(_ failure: RefreshFailure, from feed: String) -> Text {
    let reason = text(failure.problem, from: feed)
    if failure.problem == .cancelled { return reason }
    let kept = Text("The figures from before are still shown.", bundle: .module)
    guard let seconds = failure.secondsToWait else { return Text("\(reason) \(kept)", bundle: .module) }
    return Text("\(reason) \(kept) \(wait(seconds))", bundle: .module)
  }

  private static func wait(_ seconds: Int) -> Text {
    if seconds <= 90 { return Text("Try again in \(seconds) seconds.", bundle: .module) }
    return Text("Try again in \((seconds + 59) / 60) minutes.", bundle: .module)
  }

  static func text(_ problem: RefreshProblem, from feed: String) -> Text {
    switch problem {
    case .offline: Text("\(feed) cannot be reached: there may be no network.", bundle: .module)
    case .timedOut: Text("\(feed) took too long to answer.", bundle: .module)
    case .status(let code):
      Text("\(feed) answered with the error \(code, format: .number.grouping(.never)).", bundle: .module)
    case .askedToWait: Text("\(feed) asks to be left alone for a while.", bundle: .module)
    case .tooOften: Text("That was often enough for now: \(feed) was not asked.", bundle: .module)
    case .redirected(let host): Text("\(feed) sends us to \(host), which is not asked.", bundle: .module)
    case .notJSON: Text("\(feed) answered with something that is not figures.", bundle: .module)
    case .cutOff: Text("The answer of \(feed) ended too early.", bundle: .module)
    case .wrongShape: Text("The answer of \(feed) could not be understood.", bundle: .module)
    case .tooFew(let count, let all):
      Text(
        "\(feed) sent \(count, format: .count) countries where \(all, format: .count) are shown.", bundle: .module)
    case .tooLarge: Text("The answer of \(feed) is too long.", bundle: .module)
    case .nothingNewer(let day):
      Text("\(feed) has figures of \(day, format: .day), which are older.", bundle: .module)
    case .cancelled: Text("Stopped. The figures are as they were.", bundle: .module)
    case .cannotKeep(.diskFull): Text("The new figures could not be kept: the disk is full.", bundle: .module)
    case .cannotKeep(.notWritable):
      Text("The new figures could not be kept: the data folder cannot be written to.", bundle: .module)
    case .cannotKeep(.folderGone(let path)): folderGoneText(path)
    case .cannotKeep(.other): Text("The new figures could not be kept.", bundle: .module)
    }
  }
}

extension RefreshFailure {
  /// How long to wait, as it was when it failed.
  fileprivate nonisolated var secondsToWait: Int? {
    retryAt.map { max(Int($0.timeIntervalSince(at).rounded()), 1) }
  }
}
