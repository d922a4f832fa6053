import DesignSystem
import Domain
import Foundation
import PortableUI

/// Why figures were not refreshed, and when to try again, in the reader's language (R53).
enum RefreshProblemText {
  static func text(_ failure: RefreshFailure) -> Text {
    let reason = text(failure.problem)
    if failure.problem == .cancelled { return reason }
    let kept = Text("The figures from before are still shown.", bundle: .module)
    guard let seconds = failure.secondsToWait else { return Text("\(reason) \(kept)", bundle: .module) }
    return Text("\(reason) \(kept) \(wait(seconds))", bundle: .module)
  }

  private static func wait(_ seconds: Int) -> Text {
    if seconds <= 90 { return Text("Try again in \(seconds) seconds.", bundle: .module) }
    return Text("Try again in \((seconds + 59) / 60) minutes.", bundle: .module)
  }

  static func text(_ problem: RefreshProblem) -> Text {
    switch problem {
    case .offline: Text("disease.sh cannot be reached: there may be no network.", bundle: .module)
    case .timedOut: Text("disease.sh took too long to answer.", bundle: .module)
    case .status(let code):
      Text("disease.sh answered with the error \(code, format: .number.grouping(.never)).", bundle: .module)
    case .askedToWait: Text("disease.sh asks to be left alone for a while.", bundle: .module)
    case .tooOften: Text("That was often enough for now: disease.sh was not asked.", bundle: .module)
    case .redirected(let host): Text("disease.sh sends us to \(host), which is not asked.", bundle: .module)
    case .notJSON: Text("disease.sh answered with something that is not figures.", bundle: .module)
    case .cutOff: Text("The answer of disease.sh ended too early.", bundle: .module)
    case .wrongShape: Text("The answer of disease.sh could not be understood.", bundle: .module)
    case .tooFew(let count, let all):
      Text(
        "disease.sh sent \(count, format: .count) countries where \(all, format: .count) are shown.", bundle: .module)
    case .tooLarge: Text("The answer of disease.sh is too long.", bundle: .module)
    case .nothingNewer(let day):
      Text("disease.sh has figures of \(day, format: .day), which are older.", bundle: .module)
    case .cancelled: Text("Stopped. The figures are as they were.", bundle: .module)
    case .cannotKeep(.diskFull): Text("The new figures could not be kept: the disk is full.", bundle: .module)
    case .cannotKeep(.notWritable):
      Text("The new figures could not be kept: the data folder cannot be written to.", bundle: .module)
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
