import Domain

/// What a table counts in one series of a place.
struct CountSlot: Hashable {
  var measure: Measure

  /// Nil: the heading doesn't say.
  var counting: Counting?
}

/// Where in a table what stands, by the roles of its columns.
struct TableColumns {
  struct PlaceCount {
    let column: Int
    let place: String
    let slot: CountSlot
  }

  private(set) var place: Int?
  private(set) var code: Int?
  private(set) var parts: [Int] = []
  private(set) var date: Int?
  private(set) var week: Int?
  private(set) var year: Int?
  private(set) var disease: Int?
  private(set) var received: Int?
  private(set) var counts: [(column: Int, slot: CountSlot)] = []
  private(set) var placeCounts: [PlaceCount] = []
  private(set) var periods: [Int] = []
  private(set) var totals: [Int] = []

  init(_ roles: [ColumnRole]) {
    for (column, role) in roles.enumerated() {
      switch role {
      case .place: place = place ?? column
      case .placeCode: code = code ?? column
      case .part: parts.append(column)
      case .date: date = date ?? column
      case .week: week = week ?? column
      case .year: year = year ?? column
      case .disease: disease = disease ?? column
      case .received: received = received ?? column
      case .count(let measure, let counting):
        counts.append((column, CountSlot(measure: measure, counting: counting)))
      case .countOf(let place, let measure, let counting):
        let slot = CountSlot(measure: measure, counting: counting)
        placeCounts.append(PlaceCount(column: column, place: place, slot: slot))
      case .period: periods.append(column)
      case .total: totals.append(column)
      case .personal, .leftOut: break
      }
    }
  }

  /// The columns without which a row says nothing.
  var used: [Int] {
    [place, code, date, week].compactMap(\.self) + counts.map(\.column) + placeCounts.map(\.column) + periods
  }

  /// What no column has; without a place the table may be of a single one.
  func missing(for layout: OutbreakForm.Layout) -> [ColumnNeed] {
    let lacksPeriod = date == nil && week == nil
    let lacks: [ColumnNeed: Bool] =
      switch layout {
      case .long: [.place: place == nil && code == nil, .period: lacksPeriod, .counts: counts.isEmpty]
      case .periodsAcross: [.period: periods.isEmpty]
      case .placesAcross: [.period: lacksPeriod, .counts: placeCounts.isEmpty]
      }
    return ColumnNeed.allCases.filter { lacks[$0] == true }
  }
}
