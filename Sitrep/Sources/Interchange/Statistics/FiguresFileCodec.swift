import Domain
import Foundation

/// Files of figures: tables as Johns Hopkins University and datasets/covid-19 publish them, and answers of disease.sh.
package struct FiguresFileCodec: FiguresFiles {
  /// The largest file that is read, in bytes.
  package static let largestFile = 64_000_000

  /// The most countries and provinces that a file may hold.
  package static let mostRows = 2_000

  /// The most days.
  package static let mostDays = 5_000

  /// The most values of a JSON text: three series of all countries and provinces.
  static let mostValues = 2_000_000

  private let resolver: CountryResolver

  /// - Parameter countries: The countries of the bundled figures; others are known by their codes.
  package init(countries: [Country]) {
    resolver = CountryResolver(catalogue: CountryCatalogue(countries))
  }

  package func read(_ files: [FiguresFile], asOf: Day?) throws(FiguresFileProblem) -> FiguresImport {
    guard let first = files.first else { throw FiguresFileProblem(file: nil, .empty) }
    if files.count == 1 { return try read(first, asOf: asOf) }
    var tables: [SeriesTable] = []
    var kinds: Set<SeriesKind> = []
    for file in files {
      guard case .series(let table) = try content(of: file, asOf: asOf), case .wideTable(let kind) = table.file.form
      else { throw FiguresFileProblem(file: file.name, .differentForms) }
      guard kinds.insert(kind).inserted else { throw FiguresFileProblem(file: file.name, .repeatedKind(kind)) }
      tables.append(table)
    }
    return try SeriesTable.joined(tables, asOf: asOf)
  }

  package func write(_ table: FiguresTable) -> Data { Data(FiguresTableText.csv(table).utf8) }

  private func read(_ file: FiguresFile, asOf: Day?) throws(FiguresFileProblem) -> FiguresImport {
    switch try content(of: file, asOf: asOf) {
    case .figures(let figures): return figures
    case .series(let table):
      do {
        return try SeriesTable.joined([table], asOf: asOf)
      } catch {
        throw FiguresFileProblem(file: file.name, error.cause)
      }
    }
  }

  private enum Content {
    case figures(FiguresImport)
    case series(SeriesTable)
  }

  private func content(of file: FiguresFile, asOf: Day?) throws(FiguresFileProblem) -> Content {
    do throws(FiguresFileProblem.Cause) {
      guard file.bytes.count <= Self.largestFile else { throw .tooLarge(limit: Self.largestFile) }
      if let mistaken = MistakenFile(beginning: file.bytes) { throw .mistaken(mistaken) }
      guard let text = FileText.utf8(of: file.bytes) else { throw .notText }
      switch text.first(where: { !" \t\r\n".utf8.contains($0) }) {
      case nil: throw .empty
      case UInt8(ascii: "{"), UInt8(ascii: "["): return try feed(text, named: file.name, asOf: asOf)
      default: return try table(text, named: file.name)
      }
    } catch {
      throw FiguresFileProblem(file: file.name, error)
    }
  }

  private func table(_ text: [UInt8], named name: String) throws(FiguresFileProblem.Cause) -> Content {
    var limits = CSVReader.Limits()
    limits.fields = Self.mostDays + 10
    var reader = CSVReader(text, separator: CSVSeparator.found(in: text), limits: limits)
    guard let head = try reader.nextRow() else { throw .empty }
    if let form = LongTable(head) { return .series(try form.table(&reader, named: name, resolver: resolver)) }
    if let form = try WideTable(head) { return .series(try form.table(&reader, named: name, resolver: resolver)) }
    throw MistakenFile(head: head) == .world ? .mistaken(.world) : .unknownForm
  }
}

/// Answers of disease.sh.
extension FiguresFileCodec {
  private func feed(
    _ text: [UInt8], named name: String, asOf: Day?
  ) throws(FiguresFileProblem.Cause) -> Content {
    let root = try Self.json(text)
    let list: [JSONValue]
    switch root {
    case .array(let values): list = values
    case let value: list = [value]
    }
    guard !list.isEmpty else { throw .noCountries }
    if list.contains(where: { $0["country"] != nil && $0["timeline"] != nil }) {
      return .series(try FeedHistory(resolver: resolver).table(list, named: name))
    }
    if list.contains(where: { $0["country"] != nil }) {
      return .figures(try FeedCountries(resolver: resolver).figures(list, named: name, asOf: asOf))
    }
    if let message = list.first?["message"]?.text {
      throw .message(message.beginning(bytes: 400))
    }
    // The world as a whole, or its continents.
    guard list.allSatisfy({ $0["cases"] == nil }) else { throw .noCountries }
    throw MistakenFile(root).map { .mistaken($0) } ?? .unknownForm
  }

  private static func json(_ text: [UInt8]) throws(FiguresFileProblem.Cause) -> JSONValue {
    do {
      return try JSONReader.value(of: text, mostValues: mostValues)
    } catch {
      switch error {
      case .tooManyValues: throw .tooManyRows(limit: mostValues)
      case .syntax(let fault, let line, let column):
        guard isClosed(text) else { throw .cutOff }
        throw .notJSON(fault, line: line, column: column)
      }
    }
  }

  /// True if the text ends with the bracket that fits the one with which it begins.
  private static func isClosed(_ text: [UInt8]) -> Bool {
    let isBlank = { (byte: UInt8) in " \t\r\n".utf8.contains(byte) }
    let first = text.first { !isBlank($0) }
    let last = text.last { !isBlank($0) }
    return last == (first == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}"))
  }
}
