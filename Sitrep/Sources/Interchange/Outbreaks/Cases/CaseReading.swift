import Domain

/// What the rows of a line list come to.
struct CasesRead {
  let list: CaseList
  let isByCountry: Bool
  let leftOut: [CaseLeftOut]
  let quality: CaseQuality
  let unreadValues: [UnreadCaseValues]
  let alikePlaces: [OutbreakImport.AlikePlaces]
  let ownTotals: OutbreakImport.OwnTotals
  let questions: [CaseQuestion]
  let dateOrder: DateOrder?
}

/// Reads the rows of a line list.
struct CaseReading {
  private let named: NamedTable
  private let roles: [CaseColumnRole]
  private let choices: OutbreakChoices
  private let columns: CaseColumnsRead
  private let rows: [CSVRow]

  /// Columns of dates that mean nothing else.
  private let otherDates: [Int]

  private var quality = CaseQuality()
  private var reasons: [Int: CaseLeftOutReason] = [:]

  /// The rows that are cases or were discarded, in the file's order.
  private var counted: [Int] = []

  /// - Parameters:
  ///   - named: The table, without its blank rows.
  ///   - blankRows: How many there were.
  ///   - guess: What was found out about its columns.
  ///   - roles: What each column means.
  ///   - resolver: Finds countries.
  ///   - choices: What the person said.
  init(
    _ named: NamedTable, blankRows: Int, _ guess: CaseColumnGuess, roles: [CaseColumnRole], resolver: CountryResolver,
    _ choices: OutbreakChoices
  ) {
    self.named = named
    self.roles = roles
    self.choices = choices
    rows = named.table.rows
    columns = CaseColumnsRead(named.table, guess, roles: roles, resolver: resolver, choices)
    otherDates = roles.indices.filter { column in
      let content = guess.contents[column]
      let isOther = roles[column] == .leftOut || roles[column] == .outcomeDate
      return isOther && content.mostly(content.dates) && !content.mostly(content.numbers)
    }
    quality.blankRows = blankRows
  }

  mutating func read() throws(OutbreakFileProblem.Cause) -> CasesRead {
    let totals = CaseTotals(rows, columns: named.table.headings.count, hasDate: columns.hasDate)
    leaveOut(totals)
    counted = rows.indices.filter { row in
      switch reasons[row] {
      case nil, .discarded?: true
      default: false
      }
    }
    let days = counted.compactMap { columns.reported?[$0] ?? (columns.reported == nil ? columns.onset?[$0] : nil) }
    let newest =
      CaseNewest(days) ?? CaseNewest(counted.compactMap { columns.onset?[$0] ?? columns.outcomeDay?[$0] })
    guard let newest, quality.kept > 0 else { throw .nothingKept(rows: rows.count, nil) }
    let (list, units) = try self.list(newest)
    let tallies = CaseQualityColumns(named.table, columns, roles: roles, counted: counted)
    quality.columns = tallies.columns
    quality.foldedPlaces = columns.places?.isByCountry == false ? foldedPlaces(list.places, units) : []
    let isByCountry = columns.places?.isByCountry ?? false
    return CasesRead(
      list: list, isByCountry: isByCountry, leftOut: leftOut, quality: quality,
      unreadValues: tallies.unreadValues,
      alikePlaces: isByCountry ? [] : AlikeNames.found(in: list.places, rows: units.rows),
      ownTotals: totals.own, questions: questions, dateOrder: columns.dates.openOrder)
  }

  private var questions: [CaseQuestion] {
    var questions = columns.dates.question.map { [$0] } ?? []
    if let sexes = columns.sexes, CaseColumnsRead.hasOpenM(sexes.values.texts),
      choices.values[sexes.column]?.keys.contains(where: { CaseText.folded($0) == "m" }) != true
    {
      let name = named.table.headings[sexes.column].shortened(toBytes: HeadingRow.mostShown)
      questions.append(.sexOfM(column: sexes.column, name: name))
    }
    return questions
  }
}

/// Rows that aren't kept.
extension CaseReading {
  private mutating func leaveOut(_ totals: CaseTotals) {
    for row in totals.rows { reasons[row] = .total }
    if let column = roles.firstIndex(of: .caseID) {
      let repeats = CaseRepeats(rows, column: column, isLeftOut: totals.rows, sexes: columns.sexes)
      reasons.merge(repeats.reasons) { first, _ in first }
      quality.withoutID = repeats.withoutID
      quality.hasSharedIDs = repeats.hasSharedIDs
    }
    for row in rows.indices where reasons[row] == nil && columns.isDiscarded(row) { reasons[row] = .discarded }
    for reason in reasons.values {
      switch reason {
      case .total: quality.totalRows += 1
      case .sentTwice: quality.sentTwice += 1
      case .enteredAgain: quality.enteredAgain += 1
      case .discarded: quality.discarded += 1
      }
    }
    quality.rows = rows.count
    quality.kept = rows.count - reasons.count
  }

  private var leftOut: [CaseLeftOut] {
    reasons.sorted { $0.key < $1.key }.map { row, reason in
      let isTotal = reason == .total
      return CaseLeftOut(
        file: named.file(ofRow: row), line: rows[row].line, reason: reason,
        place: isTotal ? "" : columns.places?.spelling(row).shortened(toBytes: HeadingRow.mostShown) ?? "",
        day: isTotal ? nil : columns.onset?[row] ?? columns.reported?[row])
    }
  }
}

/// Cases.
extension CaseReading {
  private mutating func list(
    _ newest: CaseNewest
  ) throws(OutbreakFileProblem.Cause) -> (CaseList, CountUnits) {
    let kept = counted.filter { reasons[$0] == nil }
    let units = try columns.places?.units(of: kept) ?? CountUnits()
    let places = units.places.map { units.place($0) }.sorted { ($0.name, $0.key) < ($1.name, $1.key) }
    let numbers = columns.places?.numbers(in: places) ?? []
    let categories = CaseCategories(
      named.table, columns: roles.indices.filter { roles[$0] == .severity || roles[$0] == .category })
    var records: [CaseRecord] = []
    records.reserveCapacity(kept.count)
    let last = lastDay(newest)
    for row in counted {
      var record = self.record(row, newest, last, categories)
      guard reasons[row] == nil else { continue }
      record.place = columns.places.flatMap { numbers[$0.id(row)] }
      records.append(record)
    }
    return (
      CaseList(places: places, categories: categories.categories, days: days(of: records, newest), records), units
    )
  }

  /// A row as a case; dates that can't be right are noted.
  private mutating func record(
    _ row: Int, _ newest: CaseNewest, _ last: Day, _ categories: CaseCategories
  ) -> CaseRecord {
    var reported = columns.reported?[row]
    if let day = reported, !newest.plausible.contains(day) {
      quality.dateFarOff += 1
      reported = nil
    }
    let onset = self.onset(row, reported, newest, last)
    let ageDay = onset ?? reported
    return CaseRecord(
      onset: onset, reported: reported, outcomeDay: outcomeDay(row, newest.newest),
      ageMonths: columns.ageMonths(row, on: ageDay), sex: columns.sexes?[row] ?? .unknown,
      caseClass: columns.caseClass(row), outcome: columns.outcome(row),
      hospitalised: columns.hospitalised?[row]?.answer, doses: columns.doses?[row],
      vaccinated: columns.vaccinated?[row]?.answer, categories: categories[row], line: rows[row].line)
  }

  private mutating func onset(_ row: Int, _ reported: Day?, _ newest: CaseNewest, _ last: Day) -> Day? {
    guard let onset = columns.onset?[row] else { return nil }
    let first = newest.plausible.lowerBound
    if reported == nil, onset < (columns.reported == nil ? first : first.advanced(by: -CaseNewest.widestGap)) {
      quality.dateFarOff += 1
      return nil
    }
    switch CaseDates.problem(withOnset: onset, reported: reported, newest: newest.newest, last: last) {
    case nil: return onset
    case .inFuture?: quality.onsetInFuture += 1
    case .afterReport?: quality.onsetAfterReport += 1
    case .longBeforeReport?: quality.onsetLongBeforeReport += 1
    }
    return nil
  }

  /// The last day that the list names of anything but onset, if an onset lies after the newest report.
  private func lastDay(_ newest: CaseNewest) -> Day {
    let isLater = columns.onset?.cells.contains { $0.value.map { $0 > newest.newest } == true } ?? false
    guard isLater else { return newest.newest }
    let other = CaseNewest.lastDay(in: rows, columns: otherDates, columns.dates.usualOrder)
    return max(newest.newest, other ?? newest.newest)
  }

  /// An outcome may come after the newest entry, but not years after it.
  private func outcomeDay(_ row: Int, _ newest: Day) -> Day? {
    columns.outcomeDay?[row].flatMap { newest.days(to: $0) <= Self.longestIllness ? $0 : nil }
  }

  private static let longestIllness = 366

  /// From the first case to the day of which the list is.
  private func days(of records: [CaseRecord], _ newest: CaseNewest) -> ClosedRange<Day> {
    let last = CaseNewest.day(in: named.table.titleTexts, after: newest.newest, columns.dates.usualOrder)
    let first = records.lazy.compactMap { $0.onset ?? $0.reported }.min() ?? last
    return min(first, last)...last
  }

  /// Places that cases write in several ways.
  private func foldedPlaces(_ places: [OutbreakPlace], _ units: CountUnits) -> [CaseQuality.FoldedPlace] {
    places.compactMap { place in
      let spellings = units.spellings(of: place.key)
      guard spellings.count > 1 else { return nil }
      return CaseQuality.FoldedPlace(
        name: place.name, spellings: spellings.map { .init(text: $0.text, cases: $0.rows) })
    }
  }
}
