import Domain
import Interchange

extension WorldFileProblem {
  /// Why the file was not read, and what to do.
  var words: String {
    switch self {
    case .tooLarge(let limit): "\(FileWords.tooLarge(limit)) Split it into smaller ones."
    case .notText: "This isn't a text file in UTF-8 or UTF-16. Save it as CSV in UTF-8."
    case .empty: FileWords.empty
    case .mistaken(let file): file.words(wanted: "Name a CSV or JSON file.")
    case .noColumn(let name):
      "The header row has no \"\(name)\" column. It needs the columns continent, country and population."
    case .openQuote(let line): FileWords.openQuote(line: line)
    case .tooManyRows(let limit): "The file has more than \(limit) countries. Split it into smaller ones."
    case .notJSON(let fault, let line, let column): FileWords.notJSON(fault, line: line, column: column)
    case .notAWorld(let fault, let place): FileWords.wrong(fault, at: place, insteadOf: "a list of countries")
    }
  }
}

extension WorldImport.Refusal {
  /// Why the row was left out, and what to do.
  func words(for row: WorldFileRow) -> String {
    switch self {
    case .continent where row.continent.isEmpty: "The continent is missing. \(Self.continents)"
    case .continent: "\(TerminalText.quoted(row.continent)) isn't a continent. \(Self.continents)"
    case .name(let problem): problem.words(for: row.name)
    case .population(let problem): "\(TerminalText.quoted(row.name)): \(problem.words(for: row.population))"
    case .repeated(let line):
      "\(TerminalText.quoted(row.name)) is already \(line.map { "on line \($0)" } ?? "in the file"). Remove one of them."
    }
  }

  private static let continents = "Write one of \(Continent.allCases.map(\.englishName).joined(separator: ", "))."
}

extension CountryName.Problem {
  fileprivate func words(for name: String) -> String {
    switch self {
    case .empty: "The country's name is missing."
    case .noLetter: "The name \(TerminalText.quoted(name)) has no letters."
    case .tooLong: "The name \(TerminalText.quoted(name)) has more than \(CountryName.longest) characters. Shorten it."
    case .invisibleCharacter: "The name \(TerminalText.quoted(name)) has an invisible character. Remove it."
    }
  }
}

extension PopulationInput.Problem {
  fileprivate func words(for population: String) -> String {
    switch self {
    case .empty: "The population is missing. Write a whole number."
    case .negative: "The population \(TerminalText.quoted(population)) is negative."
    case .fraction: "The population \(TerminalText.quoted(population)) isn't a whole number."
    case .notANumber: "The population \(TerminalText.quoted(population)) isn't a number. Write digits."
    case .tooLarge: "The population \(TerminalText.quoted(population)) is larger than \(PopulationInput.largest)."
    }
  }
}

extension SaveProblem {
  /// Why nothing was kept.
  var words: String {
    switch self {
    case .diskFull: "the disk is full."
    case .folderGone(let path):
      "the data folder \(TerminalText.path(path)) was moved or deleted while sitrep was running."
    case .notWritable: "the database can't be written to."
    case .other(let reason): "\(reason)."
    }
  }
}
