import DesignSystem
import Domain
import Foundation
import PortableUI

/// A window's way from a file of populations to what it would bring.
typealias PopulationImport = FileImport<PopulationMatch, PopulationFileProblem>

extension PopulationImport {
  /// Reads a file, and looks which places it has people of.
  func read(_ file: URL, for model: PlacesModel, locale: Locale) async {
    guard let tables = model.tables else { return }
    let places = model.places
    await read([file], atMost: 5_000_001) { files throws(PopulationFileProblem) in
      let table = try tables.populations(in: try await Self.file(files[0], by: tables.sheets), locale: locale)
      return PopulationMatch(table, with: places, from: files[0].name)
    }
  }

  /// The file; of a workbook, with its largest sheet.
  private nonisolated static func file(
    _ file: ImportedFile, by sheets: (any SheetReader)?
  ) async throws(PopulationFileProblem) -> FiguresFile {
    do throws(OutbreakFileProblem) {
      return try await FiguresFile(file).reading(sheet: nil, by: sheets)
    } catch {
      if case .workbook(let problem) = error.cause { throw .workbook(problem) }
      throw .noColumns
    }
  }
}

/// What a file of populations would bring: the places that get one, and every row that gives none.
struct PopulationPreview: View {
  let model: PlacesModel
  let importer: PopulationImport

  var body: some View {
    Group {
      switch importer.step {
      case .idle: EmptyView()
      case .reading:
        ProgressView { Text("Reading the file…", bundle: .module) }
          .padding()
      case .ready(let match): MatchList(match: match, places: model.places)
      case .failed(let problem): failure(PopulationProblemText.text(problem))
      case .unopened: failure(Text("A file couldn’t be opened. Choose it again.", bundle: .module))
      }
    }
    .navigationTitle(Text("Import populations", bundle: .module))
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button(action: { importer.close() }) { Text("Cancel", bundle: .module) }
          .keyboardShortcut(.cancelAction)
          .accessibilityIdentifier(OutbreaksID.populationsCancel)
      }
      if case .ready(let match) = importer.step, !match.populations.isEmpty {
        ToolbarItem(placement: .confirmationAction) {
          Button(action: { take(match) }) { Text("Import", bundle: .module) }
            .accessibilityIdentifier(OutbreaksID.populationsTake)
        }
      }
    }
  }

  private func failure(_ message: Text) -> some View {
    ImportFailure(importer.names, message)
      .accessibilityIdentifier(OutbreaksID.populationsSummary)
  }

  private func take(_ match: PopulationMatch) {
    model.setPopulations(match.populations)
    importer.close()
  }
}

/// The rows of a file of populations.
private struct MatchList: View {
  let match: PopulationMatch
  let places: [OutbreakPlace]

  var body: some View {
    List {
      Section {
        ForEach(places.filter { match.populations[$0.key] != nil }) { place in
          LabeledContent {
            if let population = match.populations[place.key] { Text(population.count, format: .count) }
          } label: {
            Text(verbatim: place.name)
          }
        }
      } header: {
        Text("\(match.populations.count) places get a population", bundle: .module)
          .accessibilityIdentifier(OutbreaksID.populationsSummary)
      }
      if !match.leftOut.isEmpty {
        Section {
          ForEach(match.leftOut, id: \.row.line) { row in
            VStack(alignment: .leading, spacing: 4) {
              Text(verbatim: row.row.name)
              Text("Row \(row.row.line): \(PopulationProblemText.text(row.reason))", bundle: .module)
                .font(.caption)
                .foregroundStyle(.secondary)
            }
          }
        } header: {
          Text("\(match.leftOut.count) rows skipped", bundle: .module)
        }
      }
    }
    .groupedList()
  }
}

/// Why a file of populations, or a row of it, is not taken.
package enum PopulationProblemText {
  package static func text(_ reason: PopulationMatch.Reason) -> Text {
    switch reason {
    case .unknownPlace: Text("the outbreak has no such place", bundle: .module)
    case .noNumber: Text("not a whole number above 0", bundle: .module)
    case .repeated(let line): Text("the place is on line \(line) already", bundle: .module)
    }
  }

  package static func text(_ problem: PopulationFileProblem) -> Text {
    switch problem {
    case .tooLarge(let limit): Text("The file is larger than \(limit / 1_000_000) MB.", bundle: .module)
    case .tooManyRows(let limit): Text("The file has more than \(limit) rows.", bundle: .module)
    case .notText: Text("This isn’t a text file. Save it as CSV in UTF-8.", bundle: .module)
    case .empty: Text("The file is empty.", bundle: .module)
    case .mistaken(let file): mistakenFileText(file, wanted: wanted)
    case .workbook(let problem): WorkbookProblemText.text(problem)
    case .noColumns: Text("The table needs the columns place and population in its first row.", bundle: .module)
    case .brokenRow(let line): Text("Line \(line) can’t be read. Check its quotation marks.", bundle: .module)
    }
  }

  private static let wanted = Text("Choose a table (CSV) with the columns place and population.", bundle: .module)
}
