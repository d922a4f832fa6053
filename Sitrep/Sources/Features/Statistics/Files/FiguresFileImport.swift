import DesignSystem
import Domain
import Foundation

/// A window's way from chosen files to the figures that they hold.
typealias FiguresFileImport = FileImport<FiguresReading, FiguresFileProblem>

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

  var canBeImported: Bool { plan != nil }

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
  func read(_ urls: [URL], into library: StatisticsLibrary, locale: Locale) async {
    await read(urls, atMost: Self.mostBytes) { files throws(FiguresFileProblem) in
      let chosen = ChosenFigures(files: files, choices: FiguresChoices(locale: locale))
      return try await FiguresReading(of: chosen, by: library)
    }
  }

  /// Looks through files again of which the person said more.
  func read(_ chosen: ChosenFigures, into library: StatisticsLibrary) async {
    await read(chosen.files) { _ throws(FiguresFileProblem) in
      try await FiguresReading(of: chosen, by: library)
    }
  }
}

nonisolated extension FiguresReading {
  /// What files hold, or what must be asked before.
  fileprivate init(of chosen: ChosenFigures, by library: StatisticsLibrary) async throws(FiguresFileProblem) {
    do throws(FiguresFileProblem) {
      self = .figures(try await library.plan(chosen.files.map(FiguresFile.init), chosen.choices), in: chosen)
    } catch {
      switch error.cause {
      case .noDay: self = .undated(chosen)
      case .noDisease(let name): self = .unnamed(chosen, disease: name)
      default: throw error
      }
    }
  }
}

nonisolated extension FiguresFile {
  fileprivate init(_ file: ImportedFile) {
    self.init(name: file.name, bytes: file.bytes)
  }
}
