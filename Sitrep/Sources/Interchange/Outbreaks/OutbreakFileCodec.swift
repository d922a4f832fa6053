import Domain
import Foundation

/// Files of counts by place and period, and line lists.
package struct OutbreakFileCodec: OutbreakFiles {
  let resolver: CountryResolver
  let version: String
  let digest: @Sendable (Data) -> String
  package let sheets: (any SheetReader)?

  /// - Parameters:
  ///   - countries: The countries of the bundled figures; others are known by their codes.
  ///   - version: Sitrep's.
  ///   - sheets: Reads workbooks; nil: none can be read.
  ///   - digest: The SHA-256 of a file, as 64 hexadecimal digits.
  package init(
    countries: [Country], version: String, sheets: (any SheetReader)? = nil,
    digest: @escaping @Sendable (Data) -> String
  ) {
    resolver = CountryResolver(catalogue: CountryCatalogue(countries))
    self.version = version
    self.sheets = sheets
    self.digest = digest
  }

  package func read(
    _ files: [FiguresFile], _ choices: OutbreakChoices
  ) throws(OutbreakFileProblem) -> OutbreakImport {
    try joined(tables(of: files, choices), choices)
  }

  package func readAny(
    _ files: [FiguresFile], _ choices: OutbreakChoices
  ) throws(OutbreakFileProblem) -> AnyOutbreakImport {
    let tables = try tables(of: files, choices)
    for table in tables {
      do throws(OutbreakFileProblem.Cause) {
        guard let guess = try LineListGuess.guess(table.table, choices) else { continue }
        guard tables.count == 1 else { throw .differentForms }
        return .cases(try cases(table, guess, choices))
      } catch {
        throw OutbreakFileProblem(file: table.files.first?.name, error)
      }
    }
    do throws(OutbreakFileProblem) {
      return .counts(try joined(tables, choices))
    } catch {
      guard error.cause == .lineList, choices.content == nil, tables.count == 1 else { throw error }
      return .cases(try openCases(tables[0], choices))
    }
  }

  private func cases(
    _ table: NamedTable, _ guess: CaseColumnGuess, _ choices: OutbreakChoices
  ) throws(OutbreakFileProblem.Cause) -> CaseImport {
    var reading = CaseTableImport(table, guess, resolver: resolver, version: version, choices)
    return try reading.read()
  }

  /// A table that looks like a line list, though nothing tells which column has the cases' dates.
  private func openCases(
    _ table: NamedTable, _ choices: OutbreakChoices
  ) throws(OutbreakFileProblem) -> CaseImport {
    do throws(OutbreakFileProblem.Cause) {
      return try cases(table, try CaseColumnGuess(table.table), choices)
    } catch {
      throw OutbreakFileProblem(file: table.files.first?.name, error)
    }
  }

  /// The tables of files; those with the same heading are one.
  private func tables(
    of files: [FiguresFile], _ choices: OutbreakChoices
  ) throws(OutbreakFileProblem) -> [NamedTable] {
    guard !files.isEmpty else { throw OutbreakFileProblem(file: nil, .empty) }
    var tables: [NamedTable] = []
    for (index, file) in files.enumerated() {
      do throws(OutbreakFileProblem.Cause) {
        let table = try table(of: file, choices)
        let record = Provenance.File(
          name: Self.shownName(file.name), bytes: file.bytes.count, sha256: digest(file.bytes),
          sheet: file.sheet?.name)
        let named = NamedTable(table, record, index)
        if let last = tables.indices.last, tables[last].goesOn(in: named) {
          try tables[last].append(named)
        } else {
          tables.append(named)
        }
      } catch {
        throw OutbreakFileProblem(file: file.name, error)
      }
    }
    if let name = choices.namesWithout(tables.flatMap(\.table.headings)).first {
      throw OutbreakFileProblem(
        file: tables.count == 1 ? files[0].name : nil,
        .noSuchColumn(
          name.shortened(toBytes: HeadingRow.mostShown), headings: tables[0].table.shownHeadings))
    }
    return tables
  }

  private func table(
    of file: FiguresFile, _ choices: OutbreakChoices
  ) throws(OutbreakFileProblem.Cause) -> OutbreakTable {
    guard file.bytes.count <= OutbreakLimits.file else { throw .tooLarge(limit: OutbreakLimits.file) }
    if let sheet = file.sheet { return try OutbreakTable(sheet) }
    if let mistaken = MistakenFile(beginning: file.bytes) { throw .mistaken(mistaken) }
    guard let text = FileText(file.bytes, as: choices.encoding, locale: choices.locale) else { throw .notText }
    switch text.utf8.first(where: { !" \t\r\n".utf8.contains($0) }) {
    case nil: throw .empty
    case UInt8(ascii: "{"), UInt8(ascii: "["): throw .mistaken(.figures)
    default: return try OutbreakTable(text)
    }
  }

  private func joined(
    _ tables: [NamedTable], _ choices: OutbreakChoices
  ) throws(OutbreakFileProblem) -> OutbreakImport {
    var whole: OutbreakImport?
    for table in tables {
      do throws(OutbreakFileProblem.Cause) {
        var reading = TableImport(table, resolver: resolver, version: version, choices)
        let part = try reading.read()
        whole = try whole.map { whole throws(OutbreakFileProblem.Cause) in try whole.joined(with: part) } ?? part
      } catch {
        throw OutbreakFileProblem(file: table.files.first?.name, error)
      }
    }
    guard let whole else { throw OutbreakFileProblem(file: nil, .empty) }
    return whole
  }

  /// A file's name without the folders before it.
  private static func shownName(_ path: String) -> String {
    (path.split(separator: "/").last.map(String.init) ?? path).beginning(bytes: CountryName.mostShown)
  }
}

extension OutbreakImport {
  /// True where the person must say what columns mean.
  private var isOpen: Bool {
    questions.contains { if case .columns = $0 { true } else { false } }
  }

  /// This import with the counts of another one, which counts something else in the same places.
  func joined(with other: OutbreakImport) throws(OutbreakFileProblem.Cause) -> OutbreakImport {
    guard level.isSame(as: other.level), period == other.period, !isOpen, !other.isOpen else { throw .differentForms }
    let taken = Set(counts.series.map { [$0.place.description, $0.measure.rawValue] })
    guard !other.counts.series.contains(where: { taken.contains([$0.place.description, $0.measure.rawValue]) }) else {
      throw .repeatedCounts
    }
    let known = Set(counts.places.map(\.key))
    var whole = self
    let places = counts.places + other.counts.places.filter { !known.contains($0.key) }
    whole.counts = OutbreakCounts(
      places: places.sorted { $0.name < $1.name }, series: counts.series + other.counts.series)
    whole.days = min(days.lowerBound, other.days.lowerBound)...max(days.upperBound, other.days.upperBound)
    whole.disease = disease ?? other.disease
    whole.rows += other.rows
    whole.kept += other.kept
    whole.leftOut += other.leftOut
    whole.unreadCells += other.unreadCells
    whole.emptyCells += other.emptyCells
    whole.questions += other.questions.filter { !questions.contains($0) }
    whole.provenance.files += other.provenance.files
    whole.provenance.rows += other.provenance.rows
    whole.provenance.kept += other.provenance.kept
    whole.provenance.leftOut = Array(
      (provenance.leftOut + other.provenance.leftOut).prefix(Provenance.mostLeftOut))
    return whole
  }
}

extension PlaceLevel {
  fileprivate func isSame(as other: PlaceLevel) -> Bool {
    switch (self, other) {
    case (.countries, .countries), (.named, .named): true
    default: false
    }
  }
}
