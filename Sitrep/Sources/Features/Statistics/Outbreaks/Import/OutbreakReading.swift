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

  /// Workbooks with the sheet that was read.
  let files: [ImportedFile]
  let plan: AnyOutbreakImport
  /// Of a line list; nil of counts, and where no case has a day.
  let curve: CasePreviewCurve?
  var choices: OutbreakChoices
  var step = Step.form
  /// The outbreak whose counts or list are replaced; nil: a new one.
  var target: OutbreakID?
  /// When the choices were made that are taken from the last line list with this heading; nil: none are.
  var lastTime: Day?
  /// Why the files can't be read by the choice that was made last; nil: they can.
  var refusal: OutbreakFileProblem.Cause?

  /// True where nothing is left to be said, and everything was shown.
  var canBeImported: Bool { step == .preview && plan.openQuestions == 0 }

  /// The same at another step; beyond the columns there is nothing before it is said what they mean.
  func at(_ step: Step) -> OutbreakReading {
    let isReached = step.rawValue <= Step.columns.rawValue || plan.missingColumns.isEmpty
    var reading = self
    (reading.step, reading.refusal) = (isReached ? step : .columns, nil)
    return reading
  }

  /// What would be kept, with when the files came; nil while the person must still say something.
  func outbreak(received: Date) -> Outbreak? {
    plan.outbreak(id: target ?? .random(), received: received)
  }
}

nonisolated extension OutbreakReading {
  /// Reads files; sheets of workbooks that were read before are kept unless others are chosen.
  init(
    _ files: [ImportedFile], _ choices: OutbreakChoices, by outbreaks: any OutbreakFiles
  ) async throws(FiguresFileFailure) {
    var files = files
    do throws(OutbreakFileProblem) {
      let read = try await outbreaks.readingSheets(of: files.map(FiguresFile.init), choices)
      for (index, file) in read.enumerated() { files[index].sheet = file.sheet }
      let plan = try outbreaks.readAny(read, choices)
      let list: CaseList? = if case .cases(let plan) = plan { plan.cases } else { nil }
      self.init(files: files, plan: plan, curve: list.flatMap(CasePreviewCurve.init), choices: choices)
    } catch {
      throw files.contains { $0.sheet != nil }
        ? .sheet(error, of: ChosenSheets(files: files, choices: choices)) : .outbreak(error)
    }
  }
}

/// Workbooks whose sheets were read.
nonisolated struct ChosenSheets: Hashable, Sendable {
  let files: [ImportedFile]
  let choices: OutbreakChoices

  /// The sheets of the only workbook; none where there are several files.
  var sheets: [String] { files.count == 1 ? files[0].sheet?.sheets ?? [] : [] }

  /// The sheet of the only workbook that was read.
  var sheet: String? { files.first?.sheet?.name }

  /// Another sheet: what was said of the columns of the one before doesn't hold for it.
  func choices(of sheet: String) -> OutbreakChoices {
    OutbreakChoices(sheet: sheet, disease: choices.disease, name: choices.name, locale: choices.locale)
  }
}

/// Why files are neither figures of COVID-19 nor an outbreak.
nonisolated enum FiguresFileFailure: Error, Hashable, Sendable {
  case figures(FiguresFileProblem)
  case outbreak(OutbreakFileProblem)
  /// A sheet of a workbook is of no use; others may be.
  case sheet(OutbreakFileProblem, of: ChosenSheets)

  /// The file that is at fault; nil: all of them are.
  var file: String? {
    switch self {
    case .figures(let problem): problem.file
    case .outbreak(let problem), .sheet(let problem, of: _): problem.file
    }
  }
}
