import Domain

/// How the counts of a table count: by their headings, by the person, else by their values.
struct SlotCounting {
  /// Of each slot of the grid.
  let ofSlots: [Counting]

  /// Nil where all headings tell.
  let found: OutbreakImport.CountingFound?
  let questions: [OutbreakQuestion]

  private let decided: Counting

  /// Slots whose heading is not believed.
  private let contradicted: [CountSlot]

  init(
    _ grid: CountGrid, roles: [ColumnRole], weak: Set<Int>, _ choices: OutbreakChoices, _ headings: [String]
  ) {
    var open = CountingRule()
    for slot in grid.slots.indices where grid.slots[slot].counting == nil { open.note(grid, slot: slot) }
    let weakSlots = Set(weak.compactMap { roles[$0].slot })
    contradicted = grid.slots.indices.map { grid.slots[$0] }.filter(weakSlots.contains).filter { slot in
      guard choices.counting != .cumulative, let index = grid.slots.firstIndex(of: slot),
        !grid.slots.contains(CountSlot(measure: slot.measure, counting: .new))
      else { return false }
      var rule = CountingRule()
      rule.note(grid, slot: index)
      return rule.contradictsTotals
    }
    let isOpen = grid.slots.contains { $0.counting == nil }
    let counting = choices.counting ?? open.counting
    decided = counting ?? .cumulative
    let reason = choices.counting == nil ? OutbreakColumn.Reason.values : .chosen
    found =
      isOpen || !contradicted.isEmpty
      ? OutbreakImport.CountingFound(
        counting: isOpen ? counting ?? .cumulative : .new, reason: reason, falls: open.falls, steps: open.steps) : nil
    questions =
      isOpen && counting == nil
      ? [.counting(columns: Self.open(roles, headings))] : []
    let (decided, contradicted) = (decided, contradicted)
    ofSlots = grid.slots.map { slot in
      contradicted.contains(slot) ? .new : slot.counting ?? Self.other(slot, grid.slots) ?? decided
    }
  }

  /// The roles with what was decided.
  func roles(_ roles: [ColumnRole]) -> [ColumnRole] {
    guard questions.isEmpty else { return roles }
    return roles.map { role in
      switch role {
      case .count(let measure, let counting):
        let slot = CountSlot(measure: measure, counting: counting)
        return .count(measure, contradicted.contains(slot) ? .new : counting ?? decided)
      case .countOf(let place, let measure, nil): return .countOf(place: place, measure, decided)
      default: return role
      }
    }
  }

  /// A count beside one of the same cases that says how it counts is the other kind.
  private static func other(_ slot: CountSlot, _ slots: [CountSlot]) -> Counting? {
    let named = slots.filter { $0.measure == slot.measure }.compactMap(\.counting)
    guard named.count == 1 else { return nil }
    return named[0] == .new ? .cumulative : .new
  }

  /// The headings of the columns that don't say how they count.
  private static func open(_ roles: [ColumnRole], _ headings: [String]) -> [String] {
    let open = roles.indices.filter { roles[$0].slot?.counting == nil && roles[$0].slot != nil }
    return open.prefix(10).map { headings[$0].shortened(toBytes: HeadingRow.mostShown) }
  }
}

extension ColumnRole {
  /// What a column of counts is counted in.
  fileprivate var slot: CountSlot? {
    switch self {
    case .count(let measure, let counting), .countOf(_, let measure, let counting):
      CountSlot(measure: measure, counting: counting)
    default: nil
    }
  }
}
