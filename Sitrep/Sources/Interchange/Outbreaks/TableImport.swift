import Domain
import Foundation

/// Makes an import of one table.
struct TableImport {
  private var table: NamedTable
  private let resolver: CountryResolver
  private let version: String
  private let choices: OutbreakChoices
  private let head: TableHead
  private let form: PublisherForm?

  init(_ table: NamedTable, resolver: CountryResolver, version: String, _ choices: OutbreakChoices) {
    self.table = table
    self.resolver = resolver
    self.version = version
    self.choices = choices.naming(table.table.headings)
    head = TableHead(titles: table.table.headings)
    form = PublisherForm(head)
  }

  mutating func read() throws(OutbreakFileProblem.Cause) -> OutbreakImport {
    if let wanted = choices.disease, let known = form?.disease, wanted != known {
      throw .noSuchDisease(named: [known.name(for: choices.locale)])
    }
    guard table.table.rows.count <= OutbreakLimits.rows else { throw .tooManyRows(limit: OutbreakLimits.rows) }
    let guess = try ColumnGuess(table.table, publisher: form?.publisher, measure: table.measure)
    let roles = self.roles(guess)
    let columns = TableColumns(roles)
    let missing = columns.missing(for: guess.layout)
    let periods = [columns.date, columns.week].compactMap(\.self)
    if let month = guess.month(in: periods, or: missing.contains(.period)) { throw .months(example: month) }
    guard missing.allSatisfy({ $0 == .place }) else {
      if MistakenFile(head: head) == .world { throw .mistaken(.world) }
      if let problem = guess.problem(table.table) { throw problem }
      return open(missing, guess, roles)
    }
    let mayLackPlace = missing.contains(.place) && TableColumns(guess.roles).missing(for: guess.layout) != missing
    table.removeRows(emptyIn: columns.used)
    let context = ReadingContext(
      named: table, columns: columns, publisher: form?.publisher, resolver: resolver, choices: choices,
      year: year, onlyPlace: choices.name ?? table.stem)
    let read: CountsRead
    do throws(OutbreakFileProblem.Cause) {
      read = try self.read(guess.layout, context)
    } catch {
      guard mayLackPlace, case .severalRowsForAPeriod = error else { throw error }
      return open(missing, guess, roles)
    }
    // Rows of several places would replace each other.
    if mayLackPlace, read.leftOut.contains(where: \.reason.isOfSamePeriod) { return open(missing, guess, roles) }
    guard read.kept > 0 else { throw .nothingKept(rows: read.rows, read.leftOut.first) }
    return whole(read, guess, roles)
  }

  private func read(
    _ layout: OutbreakForm.Layout, _ context: ReadingContext
  ) throws(OutbreakFileProblem.Cause) -> CountsRead {
    switch layout {
    case .long:
      var reading = LongReading(context)
      return try reading.read()
    case .periodsAcross:
      let kind = PeriodHeadings(table.table.headings)?.kind ?? .dates
      var reading = PeriodsAcrossReading(context, kind: kind, measure: table.measure)
      return try reading.read()
    case .placesAcross:
      var reading = PlacesAcrossReading(context)
      return try reading.read()
    }
  }

  /// The guessed roles with those that the person chose; what one column alone can be is taken from the guessed one.
  ///
  /// Days and weeks exclude each other.
  private func roles(_ guess: ColumnGuess) -> [ColumnRole] {
    var roles = guess.roles
    let chosen = choices.roles.filter { roles.indices.contains($0.key) && roles[$0.key] != .period }
    for (column, role) in chosen {
      for other in roles.indices where chosen[other] == nil && roles[other].isReplaced(by: role) {
        roles[other] = .leftOut
      }
      roles[column] = role
    }
    return roles
  }

  /// A table of which nothing is read before the person says what its columns mean.
  private func open(_ missing: [ColumnNeed], _ guess: ColumnGuess, _ roles: [ColumnRole]) -> OutbreakImport {
    let disease = choices.disease ?? form?.disease ?? mentionedDisease
    let columns = ColumnList(table.table, guess, roles: roles, choices).columns
    let naming = OutbreakNaming(choices, form, table.table.titles, table.stem)
    return OutbreakImport(
      form: OutbreakForm(publisher: form?.publisher, layout: guess.layout), titles: table.table.titles,
      disease: disease, name: naming.name(disease),
      level: choices.level == .countries ? .countries : .named(label: label(roles)), period: .day, columns: columns,
      questions: questions(disease, [.columns(missing)]), rows: 0, kept: 0,
      counts: OutbreakCounts(places: [], series: []), days: Day.distantFuture...Day.distantFuture, source: source,
      provenance: provenance(rows: 0, kept: 0, [], columns))
  }

  private func whole(_ read: CountsRead, _ guess: ColumnGuess, _ roles: [ColumnRole]) -> OutbreakImport {
    let counting = SlotCounting(read.grid, roles: roles, weak: guess.weakCounts, choices, table.table.headings)
    let disease = self.disease(read)
    let counts = counts(read, counting)
    let first = read.grid.firstDay
    let columns = ColumnList(table.table, guess, roles: counting.roles(roles), choices).columns
    let naming = OutbreakNaming(choices, form, table.table.titles, table.stem)
    return OutbreakImport(
      form: OutbreakForm(publisher: form?.publisher, layout: guess.layout), titles: table.table.titles,
      disease: disease, name: naming.name(disease),
      level: read.isByCountry ? .countries : .named(label: label(roles)), period: read.period,
      counting: counting.found, columns: columns, dateOrder: read.dateOrder,
      questions: questions(disease, read.questions + counting.questions),
      alikePlaces: read.isByCountry ? [] : AlikeNames.found(in: counts.places, rows: read.units.rows), rows: read.rows,
      kept: read.kept, leftOut: read.leftOut, unreadCells: read.unread, emptyCells: read.emptyCells,
      ownTotals: read.ownTotals, counts: counts,
      days: first...first.advanced(by: read.grid.periods * read.grid.step - 1), source: source,
      provenance: provenance(rows: read.rows, kept: read.kept, read.leftOut, columns))
  }

  /// The series of the places that have any, in the order of the places' names.
  private func counts(_ read: CountsRead, _ counting: SlotCounting) -> OutbreakCounts {
    let places = read.units.places.map { read.units.place($0) }
      .sorted { ($0.name, $0.key) < ($1.name, $1.key) }
    let series = SeriesSums(read.grid, counting: counting.ofSlots).series(of: places.map(\.key), read.units.units)
    let reported = Set(series.map(\.place))
    return OutbreakCounts(places: places.filter { reported.contains($0.key) }, series: series)
  }

  /// What is open, with the disease if nothing names it.
  private func questions(_ disease: Disease?, _ open: [OutbreakQuestion]) -> [OutbreakQuestion] {
    guard disease == nil, !open.contains(where: \.isAboutDisease) else { return open }
    return [.disease(named: [], proposed: DiseaseMention.found(in: table.stem))] + open
  }

  /// What places are called by the column that they stand in.
  private func label(_ roles: [ColumnRole]) -> String {
    guard let column = roles.firstIndex(of: .place) else { return "" }
    return table.table.headings[column].shortened(toBytes: HeadingRow.mostShown)
  }

  private func provenance(
    rows: Int, kept: Int, _ leftOut: [OutbreakImport.LeftOut], _ columns: [OutbreakColumn]
  ) -> Provenance {
    Provenance(
      files: table.files, encoding: table.table.encoding?.name, separator: table.table.separatorName,
      headingRow: table.table.headingLine, rows: rows, kept: kept,
      leftOut: leftOut.prefix(Provenance.mostLeftOut).map { .init(line: $0.line, reason: $0.reason.words) },
      mapping: columns.map { .init(name: $0.name, role: $0.role.words) }, choices: choices.words, version: version)
  }
}

/// What the file tells beside its rows.
extension TableImport {
  private var source: DataSource {
    form?.source ?? DataSource(name: table.files.map(\.name).joined(separator: ", "), url: "", licence: "")
  }

  /// The only year that the title names, else the file's name.
  private var year: Int? {
    for text in [table.table.titles.joined(separator: " "), table.stem] {
      let years = Set(HeadingWords(text).words.compactMap { Int($0) }.filter { (1_950...2_100).contains($0) })
      if years.count == 1 { return years.first }
    }
    return nil
  }

  private func disease(_ read: CountsRead) -> Disease? {
    if let chosen = choices.disease ?? form?.disease { return chosen }
    if let named = read.disease { return read.questions.contains(where: \.isAboutDisease) ? nil : Disease(text: named) }
    return mentionedDisease
  }

  /// The one that the titles name, else the headings.
  private var mentionedDisease: Disease? {
    let texts = table.table.titles + (form == nil ? [table.table.headings.joined(separator: " ")] : [])
    return texts.lazy.compactMap { DiseaseMention.found(in: $0) }.first
  }
}

extension OutbreakQuestion {
  var isAboutDisease: Bool { if case .disease = self { true } else { false } }
}

extension ColumnRole {
  /// True where only one column can have either.
  fileprivate func isReplaced(by role: ColumnRole) -> Bool {
    switch (self, role) {
    case (.date, .week), (.week, .date): true
    default: self == role && isOnce
    }
  }
}

extension LeftOutReason {
  /// True of a row that stands for the same place and period as another one.
  fileprivate var isOfSamePeriod: Bool {
    switch self {
    case .replaced, .repeated: true
    default: false
    }
  }
}

extension OutbreakChoices {
  /// Each as a short English text.
  var words: [String] {
    [
      encoding.map { "encoding \($0.name)" }, sheet.map { "sheet \($0)" }, disease.map { "disease \($0.storedText)" },
      counting.map { "counts are \($0.rawValue)" }, dateOrder.map { "dates \($0)" },
      weekStart.map { "weeks from \($0.rawValue)" }, year.map { "year \($0)" }, level.map { "places \($0)" },
    ].compactMap(\.self)
      + roles.sorted { $0.key < $1.key }.map { "column \($0.key + 1): \($0.value.words)" }
      + merged.sorted { $0.key < $1.key }.map { "\($0.key) is \($0.value)" }
  }
}
