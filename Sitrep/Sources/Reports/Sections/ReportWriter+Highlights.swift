import DesignSystem
import Domain
import PortableUI

/// The sentences that are drafted from the figures; each stands only where its figures are known.
extension ReportWriter {
  func highlights() -> ReportDocument.Part {
    let drafted = sentences()
    return ReportDocument.Part(
      id: "highlights", title: words(Text("Highlights", bundle: .module)),
      blocks: (drafted.isEmpty ? [] : [.list(drafted)]) + team(report.words[.highlights]))
  }

  func sentences() -> [String] {
    [
      countriesSentence(), summarySentence(), firstSentence(), weekSentence(), delaySentence(), highestSentence(),
      unratedSentence(), silentSentence(), overlapSentence(),
    ]
    .compactMap { $0 }
  }

  /// Which countries the sums are of, like “These are the figures of the 2 watched countries”.
  private func countriesSentence() -> String? {
    guard case .countries(let countries, let choice) = report.content else { return nil }
    switch choice {
    case .watched:
      return words(Text("These are the figures of the \(countries.count) watched countries.", bundle: .module))
    case .largest:
      return words(
        Text(
          "No country is watched: these are the figures of the \(countries.count) countries with the most cases.",
          bundle: .module))
    }
  }

  /// Like “As of 14 May 2024, 1,180 cases and 42 deaths were reported (CFR 3.6%, 95% CI 2.6–4.8)”.
  private func summarySentence() -> String? {
    guard let cases = figures.cases else { return nil }
    let (day, said, number) = (report.asOf, casesText(cases), language.agreeing(with: cases))
    guard let deaths = figures.deaths else {
      return words(Text("As of \(day, format: .day), \(said) were reported. \(number)", bundle: .module))
    }
    let died = deathsText(deaths)
    guard let cfr = figures.cfr, !language.isHidden(cfr) else {
      return words(Text("As of \(day, format: .day), \(said) and \(died) were reported. \(number)", bundle: .module))
    }
    let (value, low, high) = oneDigit(cfr)
    return words(
      Text(
        "As of \(day, format: .day), \(said) and \(died) were reported (CFR \(value)%, 95% CI \(low)–\(high)). \(number)",
        bundle: .module))
  }

  /// Like “The first case fell ill on 2 February 2024; the peak was week 13 of 2024 (185 cases)”.
  private func firstSentence() -> String? {
    let peak = figures.peak.map { bar in
      let week = EpiWeek(containing: bar.firstDay, start: figures.weekStart)
      return (number: String(week.number), year: String(week.year), cases: casesText(bar.cases ?? 0))
    }
    switch (list?.firstOnset, peak) {
    case (let first?, let (number, year, cases)?):
      return words(
        Text(
          "The first case fell ill on \(first, format: .day); the peak was week \(number) of \(year) (\(cases)).",
          bundle: .module))
    case (let first?, nil): return words(Text("The first case fell ill on \(first, format: .day).", bundle: .module))
    case (nil, let (number, year, cases)?):
      return words(Text("The peak was week \(number) of \(year) (\(cases)).", bundle: .module))
    case (nil, nil): return nil
    }
  }

  /// Like “In the last complete week (6–12 May) there were 12 cases, 61% fewer than in the week before (31)”.
  private func weekSentence() -> String? {
    guard let trend = figures.trend, let last = trend.lastCount else { return nil }
    let days = language.days(trend.lastWeek...trend.lastWeek.advanced(by: 6))
    let (cases, number) = (casesText(last), language.agreeing(with: last))
    guard let change = trend.week, let percent = change.percent else {
      return words(Text("In the last complete week (\(days)) there were \(cases). \(number)", bundle: .module))
    }
    let before = language.said(change.before)
    if language.isHidden(last) || language.isHidden(change.before) {
      return words(
        Text(
          "In the last complete week (\(days)) there were \(cases), after \(before) in the week before. \(number)",
          bundle: .module))
    }
    if change.last == change.before {
      return words(
        Text(
          "In the last complete week (\(days)) there were \(cases), as many as in the week before. \(number)",
          bundle: .module))
    }
    let size = language.decimal(abs(percent), digits: 0)
    if change.last < change.before {
      return words(
        Text(
          """
          In the last complete week (\(days)) there were \(cases), \(size)% fewer than in the week before (\(before)). \
          \(number)
          """, bundle: .module))
    }
    return words(
      Text(
        """
        In the last complete week (\(days)) there were \(cases), \(size)% more than in the week before (\(before)). \
        \(number)
        """, bundle: .module))
  }

  /// Like “…half of the cases are reported within 1 day of onset, nine in ten within 5”.
  private func delaySentence() -> String? {
    guard let delay = list?.delay else { return nil }
    let half = daysText(delay.median)
    let most = words(Text("in \(Self.days(delay.nineInTen)) days, after nine in ten", bundle: .module))
    return words(
      Text(
        """
        The figures of the last days will still rise: half of the cases are reported within \(half) of onset, nine in \
        ten within \(most).
        """, bundle: .module))
  }

  /// Like “Camp Alwa has the highest attack rate: 28.6 per 10,000 (67 cases among 23,400 people)”.
  private func highestSentence() -> String? {
    let rated = figures.rated.compactMap { row in row.attackRate.map { (row: row, rate: $0) } }
    guard rated.count > 1, let highest = rated.map(\.rate.value).max(), highest > 0,
      let first = rated.first(where: { $0.rate.value == highest }), !language.isHidden(first.rate)
    else { return nil }
    let (name, value) = (name(of: first.row), language.decimal(highest, digits: 1))
    let (cases, people) = (casesText(first.rate.count), peopleText(first.rate.of))
    return words(
      Text("\(name) has the highest attack rate: \(value) per 10,000 (\(cases) among \(people)).", bundle: .module))
  }

  /// Like “3 places have no population; their 41 cases are in no attack rate”.
  func unratedSentence() -> String? {
    let unrated = figures.unrated
    guard !unrated.isEmpty, let cases = ReportFigures.sum(unrated.map(\.cases)), cases > 0 else { return nil }
    if figures.rated.isEmpty {
      return words(Text("No place has a population, so no attack rate is told.", bundle: .module))
    }
    let places = unrated.count
    let left = words(
      Text("\(language.said(cases)) cases are in no attack rate \(language.agreeing(with: cases))", bundle: .module))
    return words(
      Text("\(language.said(plain: places)) places have no population; their \(left). \(places)", bundle: .module))
  }

  /// Like “Nothing was reported by 6 of 7 sites in this week”.
  private func silentSentence() -> String? {
    guard let reporting = figures.reporting, reporting.count < reporting.of else { return nil }
    let silent = reporting.of - reporting.count
    let number = language.said(plain: silent)
    let all = reporters(reporting.of)
    if figures.recent == .day {
      return words(Text("Nothing was reported by \(number) of \(all) on this day. \(silent)", bundle: .module))
    }
    return words(Text("Nothing was reported by \(number) of \(all) in this week. \(silent)", bundle: .module))
  }

  /// "7 sites", after "of".
  private func reporters(_ count: Int) -> String {
    let number = language.said(plain: count)
    return report.outbreak.level == .countries
      ? words(Text("of \(number) countries \(count)", bundle: .module))
      : words(Text("of \(number) sites \(count)", bundle: .module))
  }

  /// Like “Too few deaths to compare places: intervals overlap”.
  func overlapSentence() -> String? {
    let ratios = figures.places.filter { $0.place != nil }.compactMap(\.cfr)
    guard Set(ratios.map(\.value)).count > 1, let highest = ratios.map(\.low).max(),
      let lowest = ratios.map(\.high).min(), highest <= lowest
    else { return nil }
    return words(Text("Too few deaths to compare places: intervals overlap.", bundle: .module))
  }

  private func oneDigit(_ interval: Interval) -> (value: String, low: String, high: String) {
    (
      language.decimal(interval.value, digits: 1), language.decimal(interval.low, digits: 1),
      language.decimal(interval.high, digits: 1)
    )
  }
}
