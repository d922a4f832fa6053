import Domain

/// The columns of dates of a line list, each in the order of its numbers that its dates tell.
struct CaseDateColumns {
  /// A column whose dates are read.
  private struct Column {
    let index: Int
    let values: DistinctValues
    let dates: [TableDate?]
    let found: DateOrder.Found

    /// True where the dates would fit another order; nobody writes points between a month and the day after it.
    var isGuess: Bool { found.isGuess && dates.contains { $0?.isOpen == true && $0?.mark != UInt8(ascii: ".") } }
  }

  private let columns: [Column]
  private let chosen: DateOrder?

  /// What other columns tell where one doesn't.
  private let known: DateOrder?

  /// - Parameters:
  ///   - rows: The table's rows.
  ///   - indices: The columns of dates.
  ///   - choices: What the person said.
  init(_ rows: [CSVRow], columns indices: [Int], _ choices: OutbreakChoices) {
    let columns = indices.map { index in
      let values = DistinctValues(rows, column: index)
      let dates = values.texts.map { TableDate(Self.withoutTime($0)) }
      return Column(
        index: index, values: values, dates: dates, found: DateOrder.found(in: dates.compactMap(\.self)))
    }
    self.columns = columns
    chosen = choices.dateOrder
    let certain = columns.filter { !$0.isGuess && $0.dates.contains { $0?.isOpen == true } }.map(\.found.order)
    known = Set(certain).count == 1 ? certain.first : nil
  }

  /// The order that was taken for dates that would fit another one; nil: none would.
  var openOrder: DateOrder? {
    guard known == nil else { return nil }
    return columns.first(where: \.isGuess).map { order(of: $0) }
  }

  /// What the person must say: which number is the month.
  var question: CaseQuestion? {
    guard chosen == nil, known == nil, let column = columns.first(where: \.isGuess),
      let example = DateOrder.example(among: column.dates)
    else { return nil }
    return .dateOrder(example: column.values.texts[example.index], readings: example.readings)
  }

  /// The order of the dates that tell it, for texts beside them.
  var usualOrder: DateOrder? {
    chosen ?? known ?? columns.first { $0.dates.contains { $0?.isOpen == true } }.map { order(of: $0) }
  }

  /// The days of a column.
  func cells(of index: Int, isBirth: Bool = false, _ choices: OutbreakChoices) -> CaseCells<Day> {
    let column = columns.first { $0.index == index }
    let order = column.map { self.order(of: $0) } ?? .dayFirst
    let chosen = { (meaning: CaseMeaning) -> Day? in if case .day(let day) = meaning { day } else { nil } }
    return CaseCells(
      column: index, column?.values ?? DistinctValues([]), choices, chosen: chosen
    ) { text in
      if CaseText.isMissing(text) { return .empty }
      let date = TableDate(Self.withoutTime(text))?.day(order) ?? (isBirth ? Self.oldDay(text) : nil)
      guard let date, Self.years.contains(date.year) else { return .unread }
      return .value(date)
    }
  }

  private func order(of column: Column) -> DateOrder {
    column.isGuess ? chosen ?? known ?? column.found.order : column.found.order
  }

  /// Excel's number of a day without the decimals that are its time.
  private static func withoutTime(_ text: String) -> ArraySlice<UInt8> {
    let bytes = Array(text.utf8)[...]
    let digits = bytes.prefix { (0x30...0x39).contains($0) }
    let rest = bytes.dropFirst(digits.count)
    let isNumber = rest.first == UInt8(ascii: ".") && rest.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    return digits.count == 5 && isNumber ? digits : bytes
  }

  /// Other years are mistakes.
  private static let years = 1_900...2_078

  /// Excel's number of a day before 2000, as dates of birth may be.
  private static func oldDay(_ text: String) -> Day? {
    guard text.utf8.count <= 5, let number = Int(text), (367...36_525).contains(number) else { return nil }
    return Day(daysSinceEpoch: number - 25_569)
  }
}
