import Domain
import Interchange

extension WorldFileProblem {
  /// Why the file was not read, and what to do.
  var words: String {
    switch self {
    case .tooLarge(let limit): "The file is larger than \(limit) bytes. Divide it into smaller ones."
    case .notText: "The file is no text in UTF-8 or UTF-16. Save it as CSV in UTF-8."
    case .empty: "The file is empty."
    case .noColumn(let name):
      "The first line names no column \"\(name)\". It must name continent, country and population."
    case .openQuote(let line): "Line \(line) opens a quote that does not end. Close it, or remove it."
    case .tooManyRows(let limit): "The file has more than \(limit) countries. Divide it into smaller ones."
    case .notAWorld(let fault, let place):
      "The file is no world: \([place.words.map(Shown.path), fault.words].compactMap(\.self).joined(separator: ": "))."
    }
  }
}

extension WorldImport.Refusal {
  /// Why the row was left out, and what to do.
  func words(for row: WorldFileRow) -> String {
    switch self {
    case .continent where row.continent.isEmpty: "The continent is missing. \(Self.continents)"
    case .continent: "\(Shown.text(row.continent)) is no continent. \(Self.continents)"
    case .name(let problem): problem.words(for: row.name)
    case .population(let problem): "\(Shown.text(row.name)): \(problem.words(for: row.population))"
    case .repeated(let line):
      "\(Shown.text(row.name)) stands \(line.map { "on line \($0)" } ?? "in the file") already. Remove one of the two."
    }
  }

  private static let continents = "Write one of \(Continent.allCases.map(\.englishName).joined(separator: ", "))."
}

extension CountryName.Problem {
  fileprivate func words(for name: String) -> String {
    switch self {
    case .empty: "The country's name is missing."
    case .noLetter: "The name \(Shown.text(name)) has no letter."
    case .tooLong: "The name \(Shown.text(name)) has more than \(CountryName.longest) characters. Shorten it."
    case .invisibleCharacter: "The name \(Shown.text(name)) has a character that cannot be seen. Remove it."
    }
  }
}

extension PopulationInput.Problem {
  fileprivate func words(for population: String) -> String {
    switch self {
    case .empty: "The population is missing. Write a whole number, 0 or more."
    case .negative: "The population \(Shown.text(population)) is below 0."
    case .fraction: "The population \(Shown.text(population)) is not whole. Write a whole number."
    case .notANumber: "The population \(Shown.text(population)) is no number. Write digits."
    case .tooLarge: "The population \(Shown.text(population)) is more than \(PopulationInput.largest)."
    }
  }
}

extension SaveProblem {
  /// Why nothing was kept.
  var words: String {
    switch self {
    case .diskFull: "the disk is full."
    case .notWritable: "the database cannot be written to."
    case .other(let reason): "\(reason)."
    }
  }
}
