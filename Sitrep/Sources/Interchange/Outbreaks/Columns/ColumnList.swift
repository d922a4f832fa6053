import Domain

/// The columns of a table as the person sees and changes them.
struct ColumnList {
  let columns: [OutbreakColumn]

  init(_ table: OutbreakTable, _ guess: ColumnGuess, roles: [ColumnRole], _ choices: OutbreakChoices) {
    columns = roles.indices.compactMap { index in
      guard let content = guess.contents[index] else { return nil }
      let role = roles[index]
      let isChosen = choices.roles[index] != nil
      return OutbreakColumn(
        index: index, name: table.headings[index].shortened(toBytes: HeadingRow.mostShown),
        samples: role == .personal || guess.roles[index] == .personal ? [] : content.samples, role: role,
        reason: isChosen ? .chosen : guess.reasons[index],
        alternatives: Self.alternatives(content, guess.layout).filter { $0 != role })
    }
  }

  private static func alternatives(_ content: ColumnContent, _ layout: OutbreakForm.Layout) -> [ColumnRole] {
    var roles: [ColumnRole] = []
    if content.mostly(content.dates) { roles += [.date, .received] }
    if content.mostly(content.weeks) { roles += [.week] }
    if content.canBeCounts, layout == .long {
      let measures: [Measure] = [
        .cases(.all), .deaths(.all), .recovered, .cases(.confirmed), .cases(.probable), .cases(.suspected),
        .deaths(.confirmed), .deaths(.suspected),
      ]
      roles += measures.flatMap { [.count($0, .new), .count($0, .cumulative)] }
    }
    if content.canBeCounts { roles += [.year, .total] }
    if !content.mostly(content.numbers) { roles += [.place, .part, .placeCode, .disease] }
    // Places may have numbers, and labels of periods may be read only in part.
    let rest: [ColumnRole] = [.place, .part, .date, .week]
    return roles + rest.filter { !roles.contains($0) } + [.personal, .leftOut]
  }
}
