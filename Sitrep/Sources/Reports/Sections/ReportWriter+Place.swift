import Domain
import PortableUI

/// By place.
extension ReportWriter {
  func place() -> ReportDocument.Part {
    let title = words(Text("By place", bundle: .module))
    let rows = figures.places.filter { $0.place != nil || $0.cases ?? 0 > 0 }
    guard !rows.isEmpty else { return ReportDocument.Part(id: "place", title: title, blocks: []) }
    var blocks: [ReportDocument.Block] = []
    if let rates = rates() { blocks.append(rates) }
    blocks.append(.table(placesTable(rows)))
    if rows.count > Self.mostPlaces { blocks.append(.paragraph(otherPlaces(rows))) }
    if let sentence = unratedSentence() { blocks.append(.paragraph(sentence)) }
    return ReportDocument.Part(id: "place", title: title, blocks: blocks)
  }

  private func rates() -> ReportDocument.Block? {
    let rated = figures.rated.compactMap { row in row.attackRate.map { (name: name(of: row), rate: $0) } }
      .filter { !language.isHidden($0.rate) }
    let rows = rated.enumerated().sorted { one, other in
      one.element.rate.value == other.element.rate.value
        ? one.offset < other.offset : one.element.rate.value > other.element.rate.value
    }
    .prefix(RatesPicture.mostBars).map(\.element)
    guard !rows.isEmpty, rows.contains(where: { $0.rate.value > 0 }) else { return nil }
    let title = words(Text("Attack rate per 10,000 by place", bundle: .module))
    let summary = words(Text("The table below has the numbers.", bundle: .module))
    var caption = words(Text("Attack rate per 10,000 with its 95% confidence interval.", bundle: .module))
    if rows.count < rated.count {
      caption += " " + words(Text("The \(rows.count) highest of \(rated.count).", bundle: .module))
    }
    return .picture(svg: RatesPicture.svg(rows, title: title, summary: summary, language), caption: caption)
  }

  private func placesTable(_ rows: [ReportFigures.PlaceRow]) -> ReportDocument.Table {
    let rated = figures.rated
    let total =
      rated.isEmpty
      ? []
      : [
        words(Text("All places with a population", bundle: .module)),
        language.cell(ReportFigures.sum(rated.map(\.cases))), language.cell(ReportFigures.sum(rated.map(\.deaths))),
        language.cell(ReportFigures.sum(rated.map(\.recent))),
        language.cell(ReportFigures.sum(rated.map(\.population?.count))), language.rateCell(figures.attackRate),
      ]
    return ReportDocument.Table(
      caption: words(Text("Cases, deaths and attack rates by place", bundle: .module)),
      columns: [
        placeLabel, words(Text("Cases", bundle: .module)), words(Text("Deaths", bundle: .module)), recentTitle,
        words(Text("Population", bundle: .module)), words(Text("Attack rate per 10,000 (95% CI)", bundle: .module)),
      ],
      rows: rows.prefix(Self.mostPlaces).map { row in
        [
          name(of: row), language.cell(row.cases), language.cell(row.deaths),
          language.cell(row.recent, orElse: language.noReport), language.cell(row.population?.count),
          language.rateCell(row.attackRate),
        ]
      }, total: total)
  }

  private var recentTitle: String {
    switch figures.recent {
    case .fourteenDays: words(Text("In the last 14 days", bundle: .module))
    case .day: words(Text("New on this day", bundle: .module))
    case .week: words(Text("New in the last week", bundle: .module))
    }
  }

  private func otherPlaces(_ rows: [ReportFigures.PlaceRow]) -> String {
    let others = rows.dropFirst(Self.mostPlaces)
    let cases = casesText(ReportFigures.sum(others.map(\.cases)) ?? 0)
    return words(Text("Not in the table: \(others.count) more places with \(cases) together.", bundle: .module))
  }
}
