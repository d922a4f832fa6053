import DesignSystem
import Domain
import Foundation

/// A window's way from chosen files to the figures that they hold.
typealias FiguresFileImport = FileImport<FiguresReading, FiguresFileFailure>

/// Files that a person chose, and what they said about them.
nonisolated struct ChosenFigures: Hashable, Sendable {
  let files: [ImportedFile]
  var choices: FiguresChoices
}

/// What files of figures hold.
nonisolated enum FiguresReading: Hashable, Sendable {
  case figures(FiguresImport, in: ChosenFigures)
  /// The files name no day: the person must.
  case undated(ChosenFigures)
  /// The files don't name COVID-19: the person must. What they name in its place.
  case unnamed(ChosenFigures, disease: String?)
  /// The files would become an outbreak of their own.
  case outbreak(OutbreakReading)

  var canBeImported: Bool {
    if case .outbreak(let reading) = self { return reading.canBeImported }
    return plan != nil
  }

  /// The outbreak that the files would become.
  var outbreak: OutbreakReading? {
    guard case .outbreak(let reading) = self else { return nil }
    return reading
  }

  /// What can be imported.
  var plan: FiguresImport? {
    guard case .figures(let plan, _) = self else { return nil }
    return plan
  }
}

extension FiguresFileImport {
  /// More of a file is not read: a longer one is refused anyway.
  private nonisolated static var mostBytes: Int { 64_000_001 }

  /// Reads files, and looks through them.
  ///
  /// - Parameters:
  ///   - urls: What a person chose.
  ///   - library: Reads figures of COVID-19.
  ///   - outbreaks: Reads what is none of these as an outbreak of its own; nil: it is refused.
  ///   - locale: The person's.
  func read(
    _ urls: [URL], into library: StatisticsLibrary, outbreaks: OutbreakReader? = nil, locale: Locale
  ) async {
    await read(urls, atMost: Self.mostBytes) { files throws(FiguresFileFailure) in
      let chosen = ChosenFigures(files: files, choices: FiguresChoices(locale: locale))
      return try await FiguresReading(of: chosen, by: library, else: outbreaks)
    }
  }

  /// Looks through files again of which the person said more.
  func read(_ chosen: ChosenFigures, into library: StatisticsLibrary) async {
    await read(chosen.files) { _ throws(FiguresFileFailure) in
      try await FiguresReading(of: chosen, by: library, else: nil)
    }
  }

  /// Reads files as an outbreak of its own.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - choices: What the person said about them.
  ///   - outbreaks: Reads them.
  func read(_ files: [ImportedFile], _ choices: OutbreakChoices, by outbreaks: OutbreakReader) async {
    await read(files) { files throws(FiguresFileFailure) in .outbreak(try await outbreaks.read(files, choices)) }
  }

  /// Reads the files of an outbreak again after a choice; where they can't be, it says why and shows what it showed.
  ///
  /// - Parameters:
  ///   - changed: What is shown, with the new choice.
  ///   - before: What is shown.
  ///   - outbreaks: Reads them.
  func read(again changed: OutbreakReading, after before: OutbreakReading, by outbreaks: OutbreakReader) async {
    await read(changed.files) { _ throws(FiguresFileFailure) in
      .outbreak(try await outbreaks.read(again: changed, after: before))
    }
  }
}

nonisolated extension FiguresReading {
  /// What files hold, or what must be asked before.
  fileprivate init(
    of chosen: ChosenFigures, by library: StatisticsLibrary, else outbreaks: OutbreakReader?
  ) async throws(FiguresFileFailure) {
    // Figures of COVID-19 come in no workbooks.
    if let outbreaks, chosen.files.map(FiguresFile.init).contains(where: \.isWorkbook) {
      self = .outbreak(try await outbreaks.read(chosen.files, OutbreakChoices(locale: chosen.choices.locale)))
      return
    }
    do throws(FiguresFileProblem) {
      self = .figures(try await library.plan(chosen.files.map(FiguresFile.init), chosen.choices), in: chosen)
    } catch {
      switch error.cause {
      case .noDay: self = .undated(chosen)
      case .noDisease(let name): self = .unnamed(chosen, disease: name)
      default: self = try await Self.outbreak(of: chosen, notFigures: error, by: outbreaks)
      }
    }
  }

  /// What files hold that are no figures of COVID-19.
  private static func outbreak(
    of chosen: ChosenFigures, notFigures problem: FiguresFileProblem, by outbreaks: OutbreakReader?
  ) async throws(FiguresFileFailure) -> FiguresReading {
    guard let outbreaks, problem.cause.leavesAnOutbreak else { throw .figures(problem) }
    let choices = OutbreakChoices(locale: chosen.choices.locale)
    do throws(FiguresFileFailure) {
      let reading = try await outbreaks.read(chosen.files, choices)
      // What is wrong with figures of COVID-19 tells more than that they are no other table.
      guard reading.plan.missingColumns.isEmpty || problem.cause == .unknownForm else { throw .figures(problem) }
      return .outbreak(reading)
    } catch {
      if case .outbreak(let other) = error, case .unknownForm = other.cause { throw .figures(problem) }
      throw error
    }
  }
}

nonisolated extension FiguresFileProblem.Cause {
  /// True where a file that holds no figures of COVID-19 may still be a table of another outbreak.
  fileprivate var leavesAnOutbreak: Bool {
    switch self {
    case .tooLarge, .notText, .empty, .neighbour, .openQuote, .cutOff, .notJSON, .wrongShape, .message: false
    case .mistaken(let file): file == .world
    default: true
    }
  }
}

nonisolated extension FiguresFile {
  init(_ file: ImportedFile) {
    self.init(name: file.name, bytes: file.bytes, sheet: file.sheet)
  }
}
