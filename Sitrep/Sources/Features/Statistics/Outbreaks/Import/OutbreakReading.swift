import DesignSystem
import Domain
import Foundation

/// Files that would become an outbreak, what the person said about them, and how far the person is.
nonisolated struct OutbreakReading: Hashable, Sendable {
  /// The four steps from files to an outbreak.
  enum Step: Int, CaseIterable, Sendable {
    /// The disease, the name, the kind of places.
    case form
    case columns
    /// Dates, weeks, places that look alike.
    case values
    case preview
  }

  let files: [ImportedFile]
  let plan: OutbreakImport
  var choices: OutbreakChoices
  var step = Step.form
  /// The outbreak whose counts are replaced; nil: a new one.
  var target: OutbreakID?

  /// True where nothing is left to be said, and everything was shown.
  var canBeImported: Bool { step == .preview && plan.questions.isEmpty }

  /// The same at another step.
  func at(_ step: Step) -> OutbreakReading {
    var reading = self
    reading.step = step
    return reading
  }

  /// What would be kept, with when the files came; nil while the person must still say something.
  func outbreak(received: Date) -> Outbreak? {
    plan.outbreak(id: target ?? .random(), received: received)
  }
}

/// Why files are neither figures of COVID-19 nor an outbreak.
nonisolated enum FiguresFileFailure: Error, Hashable, Sendable {
  case figures(FiguresFileProblem)
  case outbreak(OutbreakFileProblem)

  /// The file that is at fault; nil: all of them are.
  var file: String? {
    switch self {
    case .figures(let problem): problem.file
    case .outbreak(let problem): problem.file
    }
  }
}
