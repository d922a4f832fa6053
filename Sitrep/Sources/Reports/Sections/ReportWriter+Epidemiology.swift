import Domain
import PortableUI

/// Time, person, place and severity.
extension ReportWriter {
  func epidemiology() -> ReportDocument.Part {
    let parts = [time(), person(), place(), severity()].filter { !$0.isEmpty }
    return ReportDocument.Part(
      id: "epidemiology", title: words(Text("Epidemiology", bundle: .module)), blocks: classes(), parts: parts)
  }

  private func classes() -> [ReportDocument.Block] {
    let kinds = CaseClass.allCases.filter { figures.byClass[$0] != nil }
    let cells = language.cells(kinds.map { figures.byClass[$0] ?? 0 })
    let terms = zip(kinds, cells).map { ReportDocument.Term(name: className($0), value: $1) }
    return terms.isEmpty ? [] : [.terms(terms)]
  }
}

/// By time.
extension ReportWriter {
  private func time() -> ReportDocument.Part {
    let title = words(Text("By time", bundle: .module))
    guard figures.peak != nil else { return ReportDocument.Part(id: "time", title: title, blocks: []) }
    var blocks: [ReportDocument.Block] = [curve()]
    blocks += dateSentences().map { .paragraph($0) }
    let terms = timeTerms()
    if !terms.isEmpty { blocks.append(.terms(terms)) }
    blocks.append(.table(weeksTable()))
    return ReportDocument.Part(id: "time", title: title, blocks: blocks)
  }

  private func curve() -> ReportDocument.Block {
    let title = words(Text("Epidemic curve", bundle: .module))
    let shown = figures.bars.suffix(CurvePicture.mostBars)
    var caption =
      list == nil
      ? words(Text("Cases by week of report. Hatched ground: no report.", bundle: .module))
      : words(
        Text(
          """
          Cases by week of onset. Hatched: by date of report, because the date of onset is unknown. Pale: still \
          incomplete.
          """, bundle: .module))
    if shown.count < figures.bars.count {
      caption += " " + words(Text("The last \(CurvePicture.mostBars) weeks.", bundle: .module))
    }
    if language.hidesSmallNumbers {
      caption += " " + words(Text("Weeks with 1 to 4 cases are all drawn alike.", bundle: .module))
    }
    return .picture(
      svg: CurvePicture.svg(figures, title: title, summary: curveSummary(), language), caption: caption)
  }

  private func curveSummary() -> String {
    let peak = figures.peak.map { bar in
      let week = language.cell(EpiWeek(containing: bar.firstDay, start: figures.weekStart))
      return words(Text("Most cases: \(casesText(bar.cases ?? 0)), \(week).", bundle: .module))
    }
    let last = words(Text("The table below has the last weeks.", bundle: .module))
    return [peak, last].compactMap { $0 }.joined(separator: " ")
  }

  private func dateSentences() -> [String] {
    guard let list else { return [] }
    let unknown = list.curve.withoutDay
    let byReport = list.withoutOnset - unknown
    var sentences: [String] = []
    if byReport == 1, !language.isHidden(1) {
      sentences.append(
        words(
          Text(
            "1 case has no usable date of onset; the curve shows it by date of report, hatched.", bundle: .module)))
    } else if byReport > 0 {
      let number = language.agreeing(with: byReport)
      sentences.append(
        words(
          Text(
            """
            \(language.said(byReport)) cases have no usable date of onset; the curve shows them by date of report, \
            hatched. \(number)
            """, bundle: .module)))
    }
    if unknown > 0 {
      let number = language.agreeing(with: unknown)
      sentences.append(
        words(
          Text(
            "\(language.said(unknown)) cases have no usable date and are not in the curve. \(number)", bundle: .module))
      )
    }
    return sentences
  }

  private func timeTerms() -> [ReportDocument.Term] {
    var terms: [ReportDocument.Term] = []
    if let trend = figures.trend {
      if let week = trend.week {
        terms.append(term(Text("Last complete week, and the week before", bundle: .module), changeText(week)))
      }
      if let weeks = trend.twoWeeks {
        terms.append(term(Text("Last two weeks, and the two before", bundle: .module), changeText(weeks)))
      }
      if let days = trend.doublingDays, days < 1_000 {
        terms.append(term(Text("Doubling time, days", bundle: .module), language.decimal(days, digits: 1)))
      }
      if let days = trend.halvingDays, days < 1_000 {
        terms.append(term(Text("Halving time, days", bundle: .module), language.decimal(days, digits: 1)))
      }
    }
    if let delay = list?.delay, !language.isHidden(delay.count) {
      let number = { (days: Double) in language.decimal(days, digits: days == days.rounded() ? 0 : 1) }
      let quartiles = "\(number(delay.firstQuartile))–\(number(delay.thirdQuartile))"
      let (count, words) = (language.said(delay.count), words)
      terms.append(
        term(
          Text("Days from onset to report", bundle: .module),
          words(
            Text(
              "median \(number(delay.median)), quartiles \(quartiles), nine in ten \(number(delay.nineInTen)) (\(count))",
              bundle: .module))))
    }
    return terms
  }

  /// "12, 31 (−61.3%)".
  private func changeText(_ change: Trend.Change) -> String {
    let numbers = "\(language.cell(change.last)), \(language.cell(change.before))"
    guard let percent = change.percent, !language.isHidden(change.last), !language.isHidden(change.before) else {
      return numbers
    }
    return "\(numbers) (\(language.change(percent)))"
  }

  private func weeksTable() -> ReportDocument.Table {
    let bars = Array(figures.lastBars)
    let isList = list != nil
    // From the sums of two weeks a hidden count between them could be told.
    let hasTotals = !bars.contains { language.isHidden($0.cases) } && bars.contains { $0.total != nil }
    var columns = [
      words(Text("Week", bundle: .module)), words(Text("Days", bundle: .module)),
      words(Text("Cases", bundle: .module)),
    ]
    if isList { columns.append(words(Text("By date of onset", bundle: .module))) }
    columns.append(words(Text("Deaths", bundle: .module)))
    if hasTotals { columns.append(words(Text("Cumulative", bundle: .module))) }
    if isList { columns.append(words(Text("CFR, % (95% CI)", bundle: .module))) }
    let rows = bars.map { bar in
      let days = language.days(bar.firstDay...bar.firstDay.advanced(by: 6))
      var cells = [
        language.cell(EpiWeek(containing: bar.firstDay, start: figures.weekStart)), days,
        language.cell(bar.cases, orElse: language.noReport),
      ]
      if isList { cells.append(onsetCell(bar)) }
      cells.append(language.cell(bar.deaths, orElse: language.noReport))
      if hasTotals { cells.append(language.cell(bar.total)) }
      if isList {
        cells.append(
          bar.cases == 0
            ? "–" : language.percentCell(Interval.caseFatality(deaths: bar.deaths, cases: bar.cases)))
      }
      return cells
    }
    return ReportDocument.Table(
      caption: words(Text("The last weeks", bundle: .module)), columns: columns, rows: rows, textColumns: [1])
  }

  /// The cases of a week that have a date of onset; not told where the others could be told from it.
  private func onsetCell(_ bar: ReportFigures.Bar) -> String {
    if language.isHidden(bar.byReport) || language.isHidden(bar.cases) { return language.notShown }
    return language.cell((bar.cases ?? 0) - bar.byReport)
  }
}
