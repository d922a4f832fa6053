import Domain
import Foundation

/// The figures of a report for programs: keys in the order of the alphabet, unknown counts null, hidden ones "<5".
enum JSONReport {
  static func text(_ report: SituationReport, in locale: Locale) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(JSONFigures(ReportWriter(report, in: locale)).value)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// A value of JSON.
indirect enum ReportValue: Encodable {
  case null
  case text(String)
  case whole(Int)
  case number(Double)
  case truth(Bool)
  case list([ReportValue])
  case object([String: ReportValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .whole(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .truth(let truth): try container.encode(truth)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

/// Makes the JSON of a report's figures.
private struct JSONFigures {
  let writer: ReportWriter

  init(_ writer: ReportWriter) {
    self.writer = writer
  }

  var value: ReportValue {
    let (report, figures) = (writer.report, writer.figures)
    let outbreak = report.outbreak
    return .object([
      "format": .text("sitrep.report"), "version": .whole(1), "madeBy": .text(writer.foot()),
      "language": .text(writer.language.isRussian ? "ru" : "en"), "asOf": .text(report.asOf.iso8601),
      "issue": report.words.issue.map { .whole($0) } ?? .null,
      "hidesSmallNumbers": .truth(report.words.hidesSmallNumbers),
      "outbreak": .object([
        "id": .text(outbreak.id.rawValue), "name": .text(outbreak.name),
        "disease": .text(outbreak.disease.storedText), "source": .text(outbreak.source.name),
      ]),
      "highlights": .list(writer.sentences().map { .text($0) }), "words": words(report.words),
      "cases": count(figures.cases), "deaths": count(figures.deaths), "caseFatality": interval(figures.cfr),
      "attackRate": interval(figures.attackRate),
      "classes": parts(CaseClass.allCases.filter { figures.byClass[$0] != nil }, figures.byClass),
      "trend": trend(figures.trend), "weeks": .list(weeks(figures)), "places": .list(figures.places.map { place($0) }),
      "list": writer.list.map { list($0) } ?? .null, "data": data(report), "previous": previous(report.previous),
    ])
  }

  private func count(_ count: Int?) -> ReportValue {
    guard let count else { return .null }
    return writer.language.isHidden(count) ? .text("<5") : .whole(count)
  }

  /// Counts that are parts of a sum; one that would tell a hidden one is null.
  private func parts<Kind: RawRepresentable<String>>(_ kinds: [Kind], _ counts: [Kind: Int]) -> ReportValue {
    let numbers = kinds.map { counts[$0] ?? 0 }
    let untold = writer.language.untold(of: numbers)
    let values = numbers.indices.map { $0 == untold ? ReportValue.null : count(numbers[$0]) }
    return .object(Dictionary(zip(kinds.map(\.rawValue), values)) { first, _ in first })
  }

  private func number(_ value: Double?) -> ReportValue {
    value.map { .number(($0 * 10_000).rounded() / 10_000) } ?? .null
  }

  private func text(_ text: String?) -> ReportValue { text.map { .text($0) } ?? .null }

  private func interval(_ interval: Interval?) -> ReportValue {
    guard let interval, !writer.language.isHidden(interval) else { return .null }
    return .object([
      "count": .whole(interval.count), "of": .whole(interval.of), "per": .whole(interval.scale),
      "value": number(interval.value), "low": number(interval.low), "high": number(interval.high),
    ])
  }

  private func words(_ words: ReportWords) -> ReportValue {
    .object([
      "highlights": text(words[.highlights]), "context": text(words[.context]), "response": text(words[.response]),
      "challenges": text(words[.challenges]), "recommendations": text(words[.recommendations]),
    ])
  }

  private func trend(_ trend: Trend?) -> ReportValue {
    guard let trend else { return .null }
    return .object([
      "lastWeek": .text(trend.lastWeek.iso8601), "week": change(trend.week), "twoWeeks": change(trend.twoWeeks),
      "doublingDays": number(trend.doublingDays), "halvingDays": number(trend.halvingDays),
    ])
  }

  private func change(_ change: Trend.Change?) -> ReportValue {
    guard let change else { return .null }
    let hides = writer.language.isHidden(change.last) || writer.language.isHidden(change.before)
    return .object([
      "last": count(change.last), "before": count(change.before), "percent": hides ? .null : number(change.percent),
    ])
  }

  /// Without sums where a hidden count could be told from two of them.
  private func weeks(_ figures: ReportFigures) -> [ReportValue] {
    let hidesTotals = figures.bars.contains { writer.language.isHidden($0.cases) }
    return figures.bars.map { bar in
      .object([
        "week": .text(EpiWeek(containing: bar.firstDay, start: figures.weekStart).label),
        "firstDay": .text(bar.firstDay.iso8601), "cases": count(bar.cases), "deaths": count(bar.deaths),
        "byReport": count(bar.byReport), "cumulative": hidesTotals ? .null : count(bar.total),
        "isIncomplete": .truth(bar.isIncomplete),
      ])
    }
  }

  private func place(_ row: ReportFigures.PlaceRow) -> ReportValue {
    .object([
      "name": row.place == nil ? .null : .text(writer.name(of: row)), "code": text(row.country?.code.rawValue),
      "cases": count(row.cases), "deaths": count(row.deaths), "recent": count(row.recent),
      "population": row.population.map { .whole($0.count) } ?? .null,
      "populationOrigin": text(row.population?.origin),
      "populationYear": row.population?.year.map { .whole($0) } ?? .null, "attackRate": interval(row.attackRate),
      "caseFatality": interval(row.cfr),
    ])
  }

  private func list(_ list: CaseFigures) -> ReportValue {
    .object([
      "caseFatalityOfKnown": interval(list.cfrOfKnown), "withoutOnset": count(list.withoutOnset),
      "firstOnset": text(list.firstOnset?.iso8601),
      "outcomes": parts(CaseOutcome.allCases, list.byOutcome), "sexes": parts(Sex.allCases, list.bySex),
      "ages": .list(list.ages.map { age($0) }), "delay": delay(list.delay),
      "unvaccinated": interval(list.vaccination.unvaccinated),
    ])
  }

  private func age(_ row: CaseAgeRow) -> ReportValue {
    .object([
      "fromMonths": row.band.map { .whole($0.lower) } ?? .null,
      "toMonths": row.band?.upper.map { .whole($0 - 1) } ?? .null,
      "sexes": parts(Sex.allCases, [.female: row.female, .male: row.male, .unknown: row.unknown]),
      "cases": count(row.cases), "deaths": count(row.deaths),
      "population": row.population.map { .whole($0.count) } ?? .null, "attackRate": interval(row.attackRate),
      "caseFatality": interval(row.cfr),
    ])
  }

  private func delay(_ delay: CaseDelay?) -> ReportValue {
    guard let delay else { return .null }
    return .object([
      "median": number(delay.median), "firstQuartile": number(delay.firstQuartile),
      "thirdQuartile": number(delay.thirdQuartile), "nineInTen": number(delay.nineInTen), "count": count(delay.count),
    ])
  }

  private func data(_ report: SituationReport) -> ReportValue {
    let provenance = report.outbreak.provenance
    var rows: [String: ReportValue] = ["rows": .whole(provenance.rows), "kept": .whole(provenance.kept)]
    if case .cases(_, let quality) = report.content {
      rows = [
        "rows": .whole(quality.rows), "kept": .whole(quality.kept), "totals": .whole(quality.totalRows),
        "sentTwice": .whole(quality.sentTwice), "enteredAgain": .whole(quality.enteredAgain),
        "discarded": .whole(quality.discarded), "blank": .whole(quality.blankRows),
      ]
    }
    rows["files"] = .list(
      provenance.files.map { .object(["name": .text($0.name), "sha256": .text($0.sha256)]) })
    return .object(rows)
  }

  private func previous(_ issue: IssueFigures?) -> ReportValue {
    guard let issue else { return .null }
    return .object([
      "issue": issue.issue.map { .whole($0) } ?? .null, "asOf": .text(issue.asOf.iso8601), "cases": count(issue.cases),
      "deaths": count(issue.deaths), "caseFatality": interval(issue.cfr),
    ])
  }
}
