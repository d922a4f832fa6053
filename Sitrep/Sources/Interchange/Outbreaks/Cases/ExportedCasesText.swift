import Domain

extension ExportedCases {
  /// One JSON object, for programs: what every outbreak has, and beside it the summary, the curve, the delay, people and
  /// the quality of the list.
  ///
  /// Weeks are those of onset; null is "not known"; an age group of null is that of unknown ages.
  package var json: String {
    let members: [(name: String, value: JSONValue)] = [
      ("summary", summary), ("curve", .array(figures.onsetCurve.bars.map(week))), ("delay", delay),
      ("ageSex", .array(figures.ages.map(ageGroup))), ("quality", quality.json),
    ]
    return JSONText.lines(of: .members(outbreak.members + members)) + "\n"
  }

  private var summary: JSONValue {
    .members([
      ("cases", .count(figures.cases)), ("deaths", .count(figures.deaths)), ("cfr", .rate(figures.cfr)),
      ("cfrKnownOutcome", .rate(figures.cfrOfKnown)),
    ])
  }

  private func week(_ bar: CaseCurve.Bar) -> JSONValue {
    var start = Weekday.monday
    if case .week(let day) = figures.onsetCurve.period { start = day }
    return .members([
      ("week", .text(EpiWeek(containing: bar.firstDay, start: start).label)), ("cases", .count(bar.cases)),
      ("deaths", .count(bar.deaths)),
    ])
  }

  private var delay: JSONValue {
    guard let delay = figures.delay else { return .null }
    return .members([
      ("median", .share(delay.median)), ("q1", .share(delay.firstQuartile)), ("q3", .share(delay.thirdQuartile)),
      ("p90", .share(delay.nineInTen)), ("n", .count(delay.count)),
    ])
  }

  private func ageGroup(_ row: CaseAgeRow) -> JSONValue {
    .members([
      ("ageGroup", row.band.map { .text(figures.bands.label(of: $0)) } ?? .null), ("female", .count(row.female)),
      ("male", .count(row.male)), ("unknown", .count(row.unknown)), ("deaths", .count(row.deaths)),
      ("cfr", .rate(row.cfr)), ("attackRate", .rate(row.attackRate)),
    ])
  }
}

extension CaseQuality {
  fileprivate var json: JSONValue {
    .members([
      ("rows", .count(rows)), ("cases", .count(kept)),
      (
        "leftOut",
        .members([
          ("totals", .count(totalRows)), ("sentTwice", .count(sentTwice)), ("enteredAgain", .count(enteredAgain)),
          ("discarded", .count(discarded)),
        ])
      ),
      ("blankRows", .count(blankRows)), ("withoutCaseID", .count(withoutID)), ("onsetInFuture", .count(onsetInFuture)),
      ("onsetAfterReport", .count(onsetAfterReport)), ("onsetLongBeforeReport", .count(onsetLongBeforeReport)),
      ("dateFarOff", .count(dateFarOff)), ("columns", .array(columns.map(\.json))),
      ("places", .array(foldedPlaces.map(\.json))),
    ])
  }
}

extension CaseQuality.Column {
  fileprivate var json: JSONValue {
    .members([
      ("name", .text(name)), ("role", .text(role.words)), ("empty", .count(empty)),
      ("notUnderstood", .count(notUnderstood)),
    ])
  }
}

extension CaseQuality.FoldedPlace {
  fileprivate var json: JSONValue {
    .members([
      ("name", .text(name)),
      (
        "spellings",
        .array(spellings.map { .members([("text", .text($0.text)), ("cases", .count($0.cases))]) })
      ),
    ])
  }
}

extension JSONValue {
  /// A share with its interval, and what it is of.
  fileprivate static func rate(_ interval: Interval?) -> JSONValue {
    guard let interval else { return .null }
    return .members([
      ("value", .share(interval.value)), ("low", .share(interval.low)), ("high", .share(interval.high)),
      ("numerator", .count(interval.count)), ("denominator", .count(interval.of)),
    ])
  }
}
