import Domain

/// Makes the series of places from those of their parts.
struct SeriesSums {
  private let grid: CountGrid
  private let slots: [CountSlot]

  /// - Parameters:
  ///   - grid: The counts.
  ///   - counting: How counts count whose heading doesn't say it.
  init(_ grid: CountGrid, counting: [Counting]) {
    self.grid = grid
    slots = zip(grid.slots, counting).map { CountSlot(measure: $0.measure, counting: $1) }
  }

  /// The series of all places, in their order.
  func series(of places: [PlaceKey], _ units: [CountUnits.Unit]) -> [CountSeries] {
    var unitsOf: [PlaceKey: [Int]] = [:]
    for (index, unit) in units.enumerated() { unitsOf[unit.place, default: []].append(index) }
    let measures = Measure.allCases.filter { measure in slots.contains { $0.measure == measure } }
    return places.flatMap { place in
      measures.compactMap { series(place, $0, unitsOf[place] ?? []) }
    }
  }

  private func series(_ place: PlaceKey, _ measure: Measure, _ units: [Int]) -> CountSeries? {
    let new = counts(measure, .new, units)
    let total = counts(measure, .cumulative, units)
    switch (new, total) {
    case (let new?, let total?):
      return CountSeries(place: place, measure: measure, firstDay: grid.firstDay, new: new, total: total)
    case (let new?, nil): return CountSeries(place: place, measure: measure, firstDay: grid.firstDay, new: new)
    case (nil, let total?): return CountSeries(place: place, measure: measure, firstDay: grid.firstDay, total: total)
    case (nil, nil): return nil
    }
  }

  /// The sums of parts; nil where nothing was ever reported.
  private func counts(_ measure: Measure, _ counting: Counting, _ units: [Int]) -> [Int?]? {
    guard let slot = slots.firstIndex(of: CountSlot(measure: measure, counting: counting)) else { return nil }
    var sums = [Int](repeating: CountGrid.missing, count: grid.periods)
    if units.count == 1 || counting == .new {
      for unit in units { add(grid.series(slot, unit), to: &sums) }
    } else {
      sums = totals(slot, units)
    }
    guard sums.contains(where: { $0 != CountGrid.missing }) else { return nil }
    return sums.map { $0 == CountGrid.missing ? nil : $0 }
  }

  private func add(_ counts: ArraySlice<Int>, to sums: inout [Int]) {
    for (period, count) in counts.enumerated() { sums[period] = CountGrid.sum(sums[period], count) }
  }

  /// A part that has no report keeps its last total: else the sum would fall where nothing was taken back.
  private func totals(_ slot: Int, _ units: [Int]) -> [Int] {
    var sums = [Int](repeating: CountGrid.missing, count: grid.periods)
    var known = [Int](repeating: 0, count: units.count)
    for period in 0..<grid.periods {
      var isReported = false
      for (index, unit) in units.enumerated() {
        let count = grid[slot, unit, period]
        guard count != CountGrid.missing else { continue }
        known[index] = count
        isReported = true
      }
      if isReported { sums[period] = known.reduce(0, CountGrid.sum) }
    }
    return sums
  }
}
