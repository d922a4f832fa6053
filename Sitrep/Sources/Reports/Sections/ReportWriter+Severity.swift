import Domain
import PortableUI

/// Case fatality, of all cases and of those with a known outcome, by age and by place.
extension ReportWriter {
  func severity() -> ReportDocument.Part {
    let title = words(Text("Severity", bundle: .module))
    guard figures.deaths != nil, figures.cfr != nil else {
      return ReportDocument.Part(id: "severity", title: title, blocks: [])
    }
    var terms = [term(Text("CFR of all cases", bundle: .module), shareText(figures.cfr))]
    if let list {
      terms.append(term(Text("CFR of cases with a known outcome", bundle: .module), shareText(list.cfrOfKnown)))
    }
    var blocks: [ReportDocument.Block] = [.terms(terms)]
    if let list, list.deaths > 0 { blocks.append(.table(fatalityByAge(list))) }
    if figures.deaths ?? 0 > 0, figures.places.contains(where: { $0.cfr != nil }) {
      blocks.append(.table(fatalityByPlace()))
    }
    if let sentence = overlapSentence() { blocks.append(.paragraph(sentence)) }
    return ReportDocument.Part(id: "severity", title: title, blocks: blocks)
  }

  private func fatalityByAge(_ list: CaseFigures) -> ReportDocument.Table {
    fatality(
      Text("Case fatality by age", bundle: .module), words(Text("Age, years", bundle: .module)),
      list.ages.filter { $0.cases > 0 }.map { (ageName($0.band), $0.cases, $0.deaths, $0.cfr) })
  }

  private func fatalityByPlace() -> ReportDocument.Table {
    fatality(
      Text("Case fatality by place", bundle: .module), placeLabel,
      figures.places.filter { $0.cases ?? 0 > 0 }.prefix(Self.mostPlaces)
        .map { (name(of: $0), $0.cases, $0.deaths, $0.cfr) })
  }

  private func fatality(
    _ caption: Text, _ first: String, _ rows: [(name: String, cases: Int?, deaths: Int?, cfr: Interval?)]
  ) -> ReportDocument.Table {
    ReportDocument.Table(
      caption: words(caption),
      columns: [
        first, words(Text("Deaths", bundle: .module)), words(Text("Cases", bundle: .module)),
        words(Text("CFR, % (95% CI)", bundle: .module)),
      ],
      rows: rows.map { row in
        [row.name, language.cell(row.deaths), language.cell(row.cases), language.percentCell(row.cfr)]
      })
  }
}
