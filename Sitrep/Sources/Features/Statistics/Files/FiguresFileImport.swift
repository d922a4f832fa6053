import DesignSystem
import Domain
import Foundation

/// A window's way from chosen files to the figures that they hold.
typealias FiguresFileImport = FileImport<FiguresReading, FiguresFileProblem>

/// What files of figures hold.
nonisolated enum FiguresReading: Hashable, Sendable {
  case figures(FiguresImport)
  /// The files name no day: the person must.
  case undated([ImportedFile])

  var canBeImported: Bool { plan != nil }

  /// What can be imported.
  var plan: FiguresImport? {
    guard case .figures(let plan) = self else { return nil }
    return plan
  }
}

extension FiguresFileImport {
  /// More of a file is not read: a longer one is refused anyway.
  private nonisolated static var mostBytes: Int { 64_000_001 }

  /// Reads files, and looks through them.
  func read(_ urls: [URL], into library: StatisticsLibrary) async {
    await read(urls, atMost: Self.mostBytes) { files throws(FiguresFileProblem) in
      do throws(FiguresFileProblem) {
        return .figures(try await library.plan(files.map(FiguresFile.init)))
      } catch {
        guard error.cause == .noDay else { throw error }
        return .undated(files)
      }
    }
  }

  /// Looks through files whose day the person named.
  func read(_ files: [ImportedFile], of day: Day, into library: StatisticsLibrary) async {
    await read(files) { files throws(FiguresFileProblem) in
      .figures(try await library.plan(files.map(FiguresFile.init), asOf: day))
    }
  }
}

nonisolated extension FiguresFile {
  fileprivate init(_ file: ImportedFile) {
    self.init(name: file.name, bytes: file.bytes)
  }
}
