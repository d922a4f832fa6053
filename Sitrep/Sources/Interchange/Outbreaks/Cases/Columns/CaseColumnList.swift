import Domain

/// The columns of a line list as the person sees and changes them.
struct CaseColumnList {
  /// The guessed roles with those that the person chose.
  let roles: [CaseColumnRole]
  let columns: [CaseColumn]

  init(_ table: OutbreakTable, _ guess: CaseColumnGuess, _ choices: OutbreakChoices) {
    let roles = Self.roles(guess, choices)
    self.roles = roles
    columns = roles.indices.map { index in
      let content = guess.contents[index]
      let isPersonal = guess.personal.contains(index)
      let isShown =
        !isPersonal && !content.isRevealing(asRole: roles[index]) && !guess.roles[index].isPrivate
      return CaseColumn(
        index: index, name: table.headings[index].shortened(toBytes: HeadingRow.mostShown),
        samples: isShown ? content.samples : [], role: roles[index],
        reason: choices.caseRoles[index] == roles[index] ? .chosen : guess.reasons[index], isPersonal: isPersonal,
        alternatives: Self.alternatives(content, isPersonal: isPersonal).filter { $0 != roles[index] })
    }
  }

  /// What one column alone can be is taken from the guessed one; a personal column may be a category at most.
  private static func roles(_ guess: CaseColumnGuess, _ choices: OutbreakChoices) -> [CaseColumnRole] {
    var roles = guess.roles
    let chosen = choices.caseRoles.filter { column, role in
      roles.indices.contains(column)
        && (!guess.personal.contains(column) || role == .category || role == .leftOut || role == .personal)
    }
    for (column, role) in chosen.sorted(by: { $0.key < $1.key }) {
      for other in roles.indices where roles[other] == role && role.isOnce && chosen[other] == nil {
        roles[other] = .leftOut
      }
      roles[column] = role
    }
    var categories = 0
    for column in roles.indices where roles[column] == .category || roles[column] == .severity {
      categories += 1
      if categories > CaseCategory.most { roles[column] = .leftOut }
    }
    return roles
  }

  private static func alternatives(_ content: CaseColumnContent, isPersonal: Bool) -> [CaseColumnRole] {
    guard !isPersonal else { return [.personal, .leftOut, .category] }
    var roles: [CaseColumnRole] = []
    if content.mostly(content.dates) { roles += [.onset, .reported, .outcomeDate, .birth] }
    if content.mostly(content.ages) { roles += [.age] }
    if content.isText { roles += [.place] }
    let rest: [CaseColumnRole] = [
      .sex, .caseClass, .outcome, .hospitalised, .vaccinated, .doses, .labConfirming, .labProbable, .severity, .ageUnit,
      .caseID, .category, .onset, .reported, .outcomeDate, .birth, .age, .place, .personal, .leftOut,
    ]
    return roles + rest.filter { !roles.contains($0) }
  }
}
