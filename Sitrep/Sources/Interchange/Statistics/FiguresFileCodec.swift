import Domain
import Foundation

/// Files of figures: tables with a column or a row for each day, and answers of disease.sh.
package struct FiguresFileCodec: FiguresFiles {
  /// The largest file that is read, in bytes.
  package static let largestFile = 64_000_000

  /// The most countries and provinces that a file may hold.
  package static let mostRows = 2_000

  /// The most days.
  package static let mostDays = 5_000

  /// The most values of a JSON text: three series of all countries and provinces.
  static let mostValues = 2_000_000

  /// So many rows may stand above the heading, such as a title.
  static let mostTitles = 10

  let resolver: CountryResolver

  /// - Parameter countries: The countries of the bundled figures; others are known by their codes.
  package init(countries: [Country]) {
    resolver = CountryResolver(catalogue: CountryCatalogue(countries))
  }

  package func read(
    _ files: [FiguresFile], _ choices: FiguresChoices
  ) throws(FiguresFileProblem) -> FiguresImport {
    guard let first = files.first else { throw FiguresFileProblem(file: nil, .empty) }
    if files.count == 1 { return try read(first, choices) }
    var tables: [SeriesTable] = []
    var kinds: Set<SeriesKind> = []
    for file in files {
      guard case .series(let table) = try content(of: file, choices), case .wideTable(let kind) = table.file.form
      else { throw FiguresFileProblem(file: file.name, .differentForms) }
      guard kinds.insert(kind).inserted else { throw FiguresFileProblem(file: file.name, .repeatedKind(kind)) }
      tables.append(table)
    }
    return try SeriesTable.joined(tables, asOf: choices.asOf)
  }

  package func write(_ table: FiguresTable) -> Data { Data(FiguresTableText.csv(table).utf8) }

  private func read(_ file: FiguresFile, _ choices: FiguresChoices) throws(FiguresFileProblem) -> FiguresImport {
    switch try content(of: file, choices) {
    case .figures(let figures): return figures
    case .series(let table):
      do {
        return try SeriesTable.joined([table], asOf: choices.asOf)
      } catch {
        throw FiguresFileProblem(file: file.name, error.cause)
      }
    }
  }

  enum Content {
    case figures(FiguresImport)
    case series(SeriesTable)
  }

  private func content(
    of file: FiguresFile, _ choices: FiguresChoices
  ) throws(FiguresFileProblem) -> Content {
    do throws(FiguresFileProblem.Cause) {
      guard file.bytes.count <= Self.largestFile else { throw .tooLarge(limit: Self.largestFile) }
      if let mistaken = MistakenFile(beginning: file.bytes) { throw .mistaken(mistaken) }
      guard let text = FileText(file.bytes, as: choices.encoding, locale: choices.locale) else { throw .notText }
      switch text.utf8.first(where: { !" \t\r\n".utf8.contains($0) }) {
      case nil: throw .empty
      case UInt8(ascii: "{"), UInt8(ascii: "["): return try feed(text, named: file.name, choices)
      default: return try table(text, named: file.name, choices)
      }
    } catch {
      throw FiguresFileProblem(file: file.name, error)
    }
  }
}

/// Tables.
extension FiguresFileCodec {
  private func table(
    _ text: FileText, named name: String, _ choices: FiguresChoices
  ) throws(FiguresFileProblem.Cause) -> Content {
    var limits = CSVReader.Limits()
    limits.fields = Self.mostDays + 10
    var reader = TableReader(text.utf8, limits: limits)
    var first: TableHead?
    for _ in 0...Self.mostTitles {
      guard let row = try reader.nextRow() else { break }
      let head = TableHead(row)
      first = first ?? head
      let table: SeriesTable
      let isCOVID19: Bool
      if let form = LongTable(head, encoding: text.encoding) {
        table = try form.table(&reader, named: name, resolver: resolver, locale: choices.locale)
        isCOVID19 = form.isCOVID19
      } else if let form = try WideTable(head, encoding: text.encoding) {
        table = try form.table(&reader, named: name, resolver: resolver, locale: choices.locale)
        isCOVID19 = form.isCOVID19
      } else {
        if let neighbour = FiguresNeighbour(head) { throw .neighbour(neighbour) }
        continue
      }
      try Self.checkDisease(named: name, isCOVID19: isCOVID19, choices)
      return .series(table)
    }
    guard let first else { throw .empty }
    throw MistakenFile(head: first) == .world ? .mistaken(.world) : .unknownForm
  }

  /// Figures of another disease are never taken for those of COVID-19.
  private static func checkDisease(
    named file: String, isCOVID19: Bool, _ choices: FiguresChoices
  ) throws(FiguresFileProblem.Cause) {
    guard choices.disease == nil else { return }
    switch DiseaseName.found(in: file) {
    case .covid19: return
    case .other(let name): throw .noDisease(named: name)
    case nil: guard isCOVID19 else { throw .noDisease(named: nil) }
    }
  }
}

/// Answers of disease.sh.
extension FiguresFileCodec {
  private func feed(
    _ text: FileText, named name: String, _ choices: FiguresChoices
  ) throws(FiguresFileProblem.Cause) -> Content {
    let root = try Self.json(text.utf8)
    let list: [JSONValue]
    switch root {
    case .array(let values): list = values
    case let value: list = [value]
    }
    guard !list.isEmpty else { throw .noCountries }
    guard list.count <= Self.mostRows else { throw .tooManyRows(limit: Self.mostRows) }
    let notes = FiguresNotes(table: TableNotes(encoding: text.encoding))
    let content: Content
    if list.contains(where: { $0["country"] != nil && $0["timeline"] != nil }) {
      content = .series(
        try FeedHistory(resolver: resolver, locale: choices.locale).table(list, named: name, notes: notes))
    } else if list.contains(where: { $0["country"] != nil && $0["cases"] != nil }) {
      content = .figures(
        try FeedCountries(resolver: resolver, locale: choices.locale)
          .figures(list, named: name, asOf: choices.asOf, notes: notes))
    } else {
      throw Self.problem(with: list, root)
    }
    try Self.checkDisease(named: name, isCOVID19: true, choices)
    return content
  }

  /// What JSON without figures of countries is.
  private static func problem(with list: [JSONValue], _ root: JSONValue) -> FiguresFileProblem.Cause {
    if let message = list.first?["message"]?.text { return .message(message.beginning(bytes: 400)) }
    if let neighbour = FiguresNeighbour(list) { return .neighbour(neighbour) }
    if list.contains(where: { $0["country"] != nil }) { return .noCountries }
    return MistakenFile(root).map { .mistaken($0) } ?? .unknownForm
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
