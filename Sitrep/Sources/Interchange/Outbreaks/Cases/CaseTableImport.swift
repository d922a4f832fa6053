import Domain

/// Makes an import of one table that is a line list.
struct CaseTableImport {
  private var table: NamedTable
  private let guess: CaseColumnGuess
  private let resolver: CountryResolver
  private let version: String
  private let choices: OutbreakChoices
  private let list: CaseColumnList

  init(
    _ table: NamedTable, _ guess: CaseColumnGuess, resolver: CountryResolver, version: String,
    _ choices: OutbreakChoices
  ) {
    self.table = table
    self.guess = guess
    self.resolver = resolver
    self.version = version
    self.choices = choices.naming(table.table.headings)
    list = CaseColumnList(table.table, guess, self.choices)
  }

  mutating func read() throws(OutbreakFileProblem.Cause) -> CaseImport {
    let used = list.roles.indices.filter { list.roles[$0] != .personal && list.roles[$0] != .leftOut }
    guard Self.dates.contains(where: list.roles.contains) else { return try open() }
    let all = table.table.rows.count
    table.removeRows(emptyIn: used)
    let blankRows = table.table.blankRows + all - table.table.rows.count
    var reading = CaseReading(table, blankRows: blankRows, guess, roles: list.roles, resolver: resolver, choices)
    let read = try reading.read()
    let disease = self.disease
    return CaseImport(
      titles: table.table.titles, disease: disease, name: name(disease),
      level: read.isByCountry ? .countries : .named(label: label), columns: list.columns, dateOrder: read.dateOrder,
      questions: questions(disease, read.questions),
      alikePlaces: read.alikePlaces, leftOut: read.leftOut, quality: read.quality, unreadValues: read.unreadValues,
      ownTotals: read.ownTotals, cases: read.list, source: source,
      provenance: provenance(read.quality, read.leftOut, read.list.places))
  }

  /// One of these is needed.
  private static let dates: [CaseColumnRole] = [.onset, .reported, .outcomeDate]

  /// A list of which nothing is read before the person says which column has the cases' dates.
  ///
  /// - Throws: The list is none: no column has dates, or the person took them away.
  private func open() throws(OutbreakFileProblem.Cause) -> CaseImport {
    let hasDates = guess.contents.indices.contains { column in
      let content = guess.contents[column]
      return !guess.roles[column].isPrivate && content.mostly(content.dates)
    }
    guard hasDates, !Self.dates.contains(where: guess.roles.contains) else { throw .lineList }
    let disease = self.disease
    return CaseImport(
      titles: table.table.titles, disease: disease, name: name(disease),
      level: choices.level == .countries ? .countries : .named(label: label), columns: list.columns,
      questions: questions(disease, [.dateColumn]), quality: CaseQuality(),
      cases: CaseList(places: [], days: Day.distantFuture...Day.distantFuture, []), source: source,
      provenance: provenance(CaseQuality(), [], []))
  }

  private func name(_ disease: Disease?) -> String {
    OutbreakNaming(choices, nil, table.table.titles, table.stem).name(disease)
  }

  /// What is open, with the disease if nothing names it.
  private func questions(_ disease: Disease?, _ open: [CaseQuestion]) -> [CaseQuestion] {
    (disease == nil ? [.disease(proposed: DiseaseMention.found(in: table.stem))] : []) + open
  }

  private var source: DataSource {
    DataSource(name: table.files.map(\.name).joined(separator: ", "), url: "", licence: "")
  }

  /// By the person, else by the titles: a heading may be of a test for another disease.
  private var disease: Disease? {
    choices.disease ?? table.table.titleTexts.lazy.compactMap { DiseaseMention.found(in: $0) }.first
  }

  /// What places are called by the column that they stand in.
  private var label: String {
    list.roles.firstIndex(of: .place).map { table.table.headings[$0].shortened(toBytes: HeadingRow.mostShown) } ?? ""
  }

  private func provenance(
    _ quality: CaseQuality, _ leftOut: [CaseLeftOut], _ listed: [OutbreakPlace]
  ) -> Provenance {
    var said = choices
    let places = Set(listed.map(\.key))
    // What was merged in a column that isn't the places' any more may be anything.
    said.merged = choices.merged.filter { places.contains($0.value) }
    return Provenance(
      files: table.files, encoding: table.table.encoding?.name, separator: table.table.separatorName,
      headingRow: table.table.headingLine, rows: quality.rows, kept: quality.kept,
      leftOut: leftOut.prefix(Provenance.mostLeftOut).map { .init(line: $0.line, reason: $0.reason.words) },
      mapping: list.columns.map { .init(name: $0.name, role: $0.role.words) },
      choices: said.words + said.caseWords(list.roles), version: version)
  }
}

extension OutbreakChoices {
  /// What the person said of a line list, each as a short English text; nothing of private columns.
  fileprivate func caseWords(_ taken: [CaseColumnRole]) -> [String] {
    let columns = caseRoles.sorted { $0.key < $1.key }.map { "column \($0.key + 1): \($0.value.words)" }
    let said = values.filter { taken.indices.contains($0.key) && !taken[$0.key].isPrivate && taken[$0.key] != .leftOut }
    return columns
      + said.sorted { $0.key < $1.key }.flatMap { column, meanings in
        meanings.sorted { $0.key < $1.key }.map { text, meaning in
          "column \(column + 1): \(text.shortened(toBytes: HeadingRow.mostShown)) is \(meaning.words)"
        }
      }
  }
}
