import Domain

/// The roles of a table's columns, by the words of their headings and by what stands in them.
struct ColumnGuess {
  let layout: OutbreakForm.Layout
  private(set) var roles: [ColumnRole]
  private(set) var reasons: [OutbreakColumn.Reason]
  let contents: [ColumnContent?]

  /// Counts whose heading says how they count, but not surely.
  private(set) var weakCounts: Set<Int> = []

  private let headings: [HeadingWords]
  private let names: [String]
  private let publisher: OutbreakForm.Publisher?

  /// - Parameters:
  ///   - table: The table.
  ///   - publisher: Who publishes such tables; nil: nobody in particular.
  ///   - measure: What it counts where no heading says it.
  /// - Throws: Why the columns make no table of counts.
  init(
    _ table: OutbreakTable, publisher: OutbreakForm.Publisher?, measure: Measure
  ) throws(OutbreakFileProblem.Cause) {
    names = table.headings
    headings = table.headings.map { HeadingWords($0) }
    self.publisher = publisher
    roles = Array(repeating: .leftOut, count: headings.count)
    reasons = Array(repeating: .none, count: headings.count)
    let periods = PeriodHeadings(table.headings)
    let across = Set(periods?.columns ?? [])
    guard headings.count - across.count <= OutbreakLimits.columns else {
      throw .tooManyColumns(limit: OutbreakLimits.columns)
    }
    contents = headings.indices.map { across.contains($0) ? nil : ColumnContent(table.rows, column: $0) }
    for column in across { roles[column] = .period }
    let places = periods == nil ? PlaceHeadings(names, headings, contents) : nil
    layout = periods != nil ? .periodsAcross : places != nil ? .placesAcross : .long
    guessPersonal()
    guessPeriod()
    if let places {
      for (column, place) in places.columns { set(column, .countOf(place: place.name, place.measure, place.counting)) }
    } else {
      guessPlaces()
    }
    guessDisease()
    if layout == .long { guessCounts(measure) } else { guessTotals() }
    guessGroups()
  }

  private mutating func set(_ column: Int, _ role: ColumnRole, by reason: OutbreakColumn.Reason = .name) {
    roles[column] = role
    reasons[column] = publisher == nil || reason == .values ? reason : .publisher
  }

  private func isFree(_ column: Int) -> Bool { roles[column] == .leftOut && reasons[column] == .none }

  /// The free columns that one of the words is in and whose content fits.
  private func columns(_ words: ColumnWords, _ fits: (ColumnContent) -> Bool) -> [Int] {
    headings.indices.filter { column in
      isFree(column) && words.matches(headings[column]) && contents[column].map(fits) == true
    }
  }

  private mutating func guessPersonal() {
    for column in columns(.personal, { _ in true }) where CountHeading(headings[column]) == nil {
      set(column, .personal)
    }
  }
}

/// Periods.
extension ColumnGuess {
  private mutating func guessPeriod() {
    guard layout != .periodsAcross else { return }
    let dates = dateColumns()
    let received = dates.filter { ColumnWords.received.matches(headings[$0]) }
    let others = dates.filter { !received.contains($0) }
    let weeks = weekColumns()
    let named = others.first { ColumnWords.date.matches(headings[$0]) || ColumnWords.week.matches(headings[$0]) }
    let date = others.first(where: isBound) ?? (weeks.isEmpty ? named ?? others.first ?? received.first : nil)
    if let date {
      set(date, .date, by: ColumnWords.date.matches(headings[date]) || isBound(date) ? .name : .values)
    } else if let week = weeks.first {
      set(week, .week, by: ColumnWords.week.matches(headings[week]) ? .name : .values)
      if let year = columns(.year, { $0.mostly($0.numbers) }).first { set(year, .year) }
    }
    if let column = received.first(where: isFree) { set(column, .received) }
  }

  /// True of the first or last day of a week.
  private func isBound(_ column: Int) -> Bool {
    ColumnWords.week.matches(headings[column])
      && (ColumnWords.weekStart.matches(headings[column]) || ColumnWords.weekEnd.matches(headings[column]))
  }

  private func dateColumns() -> [Int] {
    headings.indices.filter { column in
      guard isFree(column), let content = contents[column] else { return false }
      let isNamed = [ColumnWords.date, .week, .received].contains { $0.matches(headings[column]) }
      return isNamed ? content.mostly(content.dates, 0.5) : content.mostly(content.writtenDates)
    }
  }

  private func weekColumns() -> [Int] {
    let named = columns(.week) { $0.mostly($0.weeks) && !$0.mostly($0.dates) }
    return named.isEmpty
      ? headings.indices.filter { column in
        guard isFree(column), let content = contents[column] else { return false }
        return content.mostly(content.weeks) && content.numbers == 0
      } : named
  }
}

/// Places and diseases.
extension ColumnGuess {
  private static let named: [ColumnWords] = [.district, .region, .locality, .place, .facility]

  private static let sizes: [ColumnWords] = [.country, .region, .district, .locality, .facility]

  private mutating func guessPlaces() {
    for column in columns(.continent, { $0.isText }) { set(column, .leftOut) }
    let codes = codeColumns()
    for column in codes {
      set(column, .placeCode, by: ColumnWords.countryCode.matches(headings[column]) ? .name : .values)
    }
    let countries = columns(.country) { $0.isText }
    let country = countries.first(where: hasSeveral)
    if country != nil || codes.contains(where: hasSeveral) {
      let name =
        country ?? countries.first ?? columns(.place) { $0.isText }.first ?? columns(.region) { $0.isText }.first
      if let name { set(name, .place) }
      guessParts(below: .country)
      return
    }
    for kind in Self.named {
      guard let column = columns(kind, { $0.isText }).first(where: hasSeveral) else { continue }
      set(column, .place)
      guessParts(below: kind)
      return
    }
    guessAnyPlace(countries)
  }

  private func hasSeveral(_ column: Int) -> Bool { (contents[column]?.distinct.count ?? 0) > 1 }

  /// A single country, one place, or texts of which nothing else is known.
  private mutating func guessAnyPlace(_ countries: [Int]) {
    let named = countries + Self.named.flatMap { columns($0) { $0.isText } }
    if let column = named.first {
      set(column, .place)
    } else if let column = headings.indices.first(where: { column in
      guard isFree(column), let content = contents[column] else { return false }
      return content.isText && content.distinct.count > 1 && !ColumnWords.disease.matches(headings[column])
        && content.numbers == 0
    }) {
      set(column, .place, by: .values)
    }
  }

  /// What is smaller than the places: facilities of districts, provinces of countries.
  private mutating func guessParts(below kind: ColumnWords) {
    guard let size = Self.sizes.firstIndex(of: kind) else { return }
    for smaller in Self.sizes[(size + 1)...] {
      for column in columns(smaller, { $0.isText }) { set(column, .part) }
    }
  }

  /// Columns of codes of countries, and of Our World in Data's sums.
  private func codeColumns() -> [Int] {
    headings.indices.filter { column in
      guard isFree(column), let content = contents[column], content.filled > 0 else { return false }
      let codes = content.distinct.count {
        $0.utf8.count <= 3 && $0 == $0.uppercased() && ISOCountry.named($0) != nil
          || $0.hasPrefix("OWID_") || $0.utf8.count == 3 && $0.hasPrefix("XX")
      }
      return Double(codes) >= 0.7 * Double(content.distinct.count)
    }
  }

  private mutating func guessDisease() {
    if let column = columns(.disease, { $0.isText }).first { set(column, .disease) }
  }
}

/// Counts.
extension ColumnGuess {
  private struct Candidate {
    let column: Int
    let heading: CountHeading
  }

  private mutating func guessCounts(_ measure: Measure) {
    let candidates = headings.indices.compactMap { column -> Candidate? in
      guard isFree(column), contents[column]?.canBeCounts == true, let heading = CountHeading(headings[column]) else {
        return nil
      }
      return Candidate(column: column, heading: heading)
    }
    for group in Dictionary(grouping: candidates, by: { Key($0.heading) }).values { take(group) }
    if candidates.isEmpty, !looksLikeCases, let column = columns(.count, { $0.canBeCounts && !$0.isEmpty }).first {
      set(column, .count(measure, nil))
    }
    joinClasses()
  }

  private struct Key: Hashable {
    let measure: Measure
    let counting: Counting?

    init(_ heading: CountHeading) {
      (measure, counting) = (heading.measure, heading.counting)
    }
  }

  /// Of several columns of one count the plain one is taken; parts are added up where there is no plain one.
  private mutating func take(_ group: [Candidate]) {
    let plain = group.filter { !$0.heading.isGroup }.sorted { $0.column < $1.column }
      .min { $0.heading.rest.count < $1.heading.rest.count }
    for candidate in plain.map({ [$0] }) ?? group {
      let (measure, counting) = meaning(of: candidate.heading)
      set(candidate.column, .count(measure, counting))
      if candidate.heading.sureness == .weak, publisher == nil { weakCounts.insert(candidate.column) }
    }
  }

  /// WHO's first tables had confirmed cases only, and named new counts by the measure alone.
  private func meaning(of heading: CountHeading) -> (Measure, Counting?) {
    guard publisher == .whoFirst else { return (heading.measure, heading.counting) }
    return (heading.measure == .cases(.confirmed) ? .cases(.all) : heading.measure, heading.counting ?? .new)
  }

  /// New cases and a total of confirmed ones are two counts of the same cases, unless each has its own.
  private mutating func joinClasses() {
    let counted = roles.compactMap { role -> (Measure, Counting?)? in
      guard case .count(let measure, let counting) = role else { return nil }
      return (measure, counting)
    }
    for (all, confirmed) in [(Measure.cases(.all), Measure.cases(.confirmed)), (.deaths(.all), .deaths(.confirmed))] {
      let kinds = { (measure: Measure) in Set(counted.filter { $0.0 == measure }.map(\.1)) }
      guard kinds(all).count == 1, kinds(confirmed).count == 1, kinds(all).isDisjoint(with: kinds(confirmed)),
        !kinds(all).contains(nil), !kinds(confirmed).contains(nil)
      else { continue }
      for column in roles.indices {
        guard case .count(confirmed, let counting) = roles[column] else { continue }
        roles[column] = .count(all, counting)
      }
    }
  }

  /// Ages and sexes that rows are of, which are added up.
  private mutating func guessGroups() {
    guard layout == .long, !looksLikeCases || roles.contains(where: \.isCount) else { return }
    for column in columns(.group, { $0.isText }) { set(column, .part) }
  }

  /// Sums of the other columns, by their heading.
  private mutating func guessTotals() {
    for column in columns(.total, { $0.canBeCounts && !$0.isEmpty }) { set(column, .total) }
  }
}

extension ColumnGuess {
  /// Why the person can't say either what the columns mean: it is a list of cases, or has no numbers.
  ///
  /// Nil: the person can.
  func problem(_ table: OutbreakTable) -> OutbreakFileProblem.Cause? {
    if looksLikeCases, !roles.contains(where: \.isCount) { return .lineList }
    let hasNumbers = contents.contains { content in content.map { $0.mostly($0.numbers, 0.5) } ?? false }
    return hasNumbers ? nil : .unknownForm(headings: table.shownHeadings)
  }

  /// A month that counts are of.
  ///
  /// - Parameters:
  ///   - periods: The columns of dates and weeks.
  ///   - isOpen: True where no column has the days or weeks, so that any column may be of months.
  /// - Returns: The month as the table writes it; nil: counts aren't of months.
  func month(in periods: [Int], or isOpen: Bool) -> String? {
    if let column = (isOpen ? Array(contents.indices) : periods).first(where: isOfMonths) {
      return contents[column]?.samples.first
    }
    let across = isOpen ? names.filter(MonthText.isMonth) : []
    return across.count > 1 ? across[0].shortened(toBytes: HeadingRow.mostShown) : nil
  }

  private func isOfMonths(_ column: Int) -> Bool {
    guard let content = contents[column], roles[column] != .personal else { return false }
    let isNamed = ColumnWords.month.matches(headings[column]) && !ColumnWords.week.matches(headings[column])
    return content.mostly(content.months) || isNamed && content.mostly(content.monthsOfYear)
  }

  /// True of headings that lists of cases have.
  private var looksLikeCases: Bool { headings.count { ColumnWords.caseList.matches($0) } >= 2 }
}

extension ColumnRole {
  var isCount: Bool { if case .count = self { true } else { false } }
}
