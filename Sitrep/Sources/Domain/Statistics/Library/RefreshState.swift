import Foundation

/// How the latest refresh stands.
package enum RefreshState: Hashable, Sendable {
  /// None was asked for since the program started.
  case idle

  case running(RefreshProgress)

  /// The figures shown are those from before.
  case failed(RefreshFailure)

  /// So many countries have other figures than before.
  case succeeded(at: Date, changedRows: Int)
}

/// A refresh that changed nothing.
package struct RefreshFailure: Error, Hashable, Sendable {
  package let problem: RefreshProblem
  package let at: Date

  /// When it makes sense to try again; a person may do so earlier, but where the feed asked to wait.
  package let retryAt: Date?

  package init(problem: RefreshProblem, at: Date, retryAt: Date? = nil) {
    self.problem = problem
    self.at = at
    self.retryAt = retryAt
  }
}

/// Why figures could not be refreshed.
package enum RefreshProblem: Error, Hashable, Sendable {
  /// The feed cannot be reached; the network's own (English) words.
  case offline(String)

  /// The program that asks the feed on Linux is not installed.
  case noCurl

  case timedOut

  /// The feed answered with this HTTP status instead of figures.
  case status(Int)

  /// The feed asked to be left alone until then, and no request was made before.
  case askedToWait(until: Date)

  /// Too many were asked for within a minute, and no request was made.
  case tooOften(until: Date)

  /// The feed wants to send us to another host, which is not asked.
  case redirected(to: String)

  /// The answer is a web page or something else that is no JSON.
  case notJSON

  /// The answer ended too early.
  case cutOff

  /// The answer is JSON, but not of figures: where, as a path such as "[3].cases", and what was expected, in English.
  case wrongShape(path: String, reason: String)

  /// So many countries were answered, of so many that are shown.
  case tooFew(Int, of: Int)

  /// The answer is longer than so many bytes.
  case tooLarge(limit: Int)

  /// The figures are of that day, which is older than the one shown.
  case nothingNewer(Day)

  /// The person stopped it.
  case cancelled

  /// The figures came, but could not be kept.
  case cannotKeep(SaveProblem)
}

extension RefreshProblem {
  /// When the feed may be asked again, where it is closed.
  package var end: Date? {
    switch self {
    case .askedToWait(let until), .tooOften(let until): until
    default: nil
    }
  }

  /// An answer that could not be read.
  package init(_ cause: FiguresFileProblem.Cause) {
    switch cause {
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    case .mistaken, .notText, .unknownForm, .notJSON: self = .notJSON
    case .empty, .cutOff: self = .cutOff
    case .wrongShape(let fault, .path(let path)): self = .wrongShape(path: path, reason: fault.words)
    case .message(let message): self = .wrongShape(path: "message", reason: message)
    case .tooManyRows(let limit): self = .wrongShape(path: "", reason: "it has more than \(limit) rows")
    case .tooManyDays(let limit): self = .wrongShape(path: "", reason: "it has more than \(limit) days")
    case .noCountries: self = .wrongShape(path: "", reason: "it holds no countries")
    case .noDay: self = .wrongShape(path: "", reason: "it names no day")
    default: self = .wrongShape(path: "", reason: "it is not what the feed was asked for")
    }
  }
}
