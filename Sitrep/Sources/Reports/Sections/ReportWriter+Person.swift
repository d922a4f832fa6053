import Domain
import PortableUI

/// By age and sex; of a line list alone.
extension ReportWriter {
  func person() -> ReportDocument.Part {
    let title = words(Text("By age and sex", bundle: .module))
    guard let list, list.cases > 0 else { return ReportDocument.Part(id: "person", title: title, blocks: []) }
    var blocks: [ReportDocument.Block] = []
    let known = list.ages.filter { $0.band != nil }
    if known.contains(where: { $0.female + $0.male > 0 }) { blocks.append(pyramid(known)) }
    blocks.append(.table(agesTable(list)))
    if let share = list.vaccination.unvaccinated, !language.isHidden(share),
      !language.isHidden(share.of - share.count)
    {
      let value = language.decimal(share.value, digits: 1)
      let range = language.range(share, digits: 1)
      let number = language.agreeing(with: share.of)
      blocks.append(
        .paragraph(
          words(
            Text(
              """
              Of \(language.said(share.of)) cases of 12 months and more whose vaccination is known, \(value)% were \
              unvaccinated (95% CI \(range)). \(number)
              """, bundle: .module))))
    }
    return ReportDocument.Part(id: "person", title: title, blocks: blocks)
  }

  private func pyramid(_ ages: [CaseAgeRow]) -> ReportDocument.Block {
    let title = words(Text("Age and sex pyramid", bundle: .module))
    let rows = ages.map { (name: ageName($0.band), ages: $0) }
    let summary = words(Text("The table below has the numbers.", bundle: .module))
    let caption = words(
      Text("Cases by age group in years; cases of unknown age or sex are in the table alone.", bundle: .module))
    return .picture(svg: PyramidPicture.svg(rows, title: title, summary: summary, language), caption: caption)
  }

  private func agesTable(_ list: CaseFigures) -> ReportDocument.Table {
    let hasRates = list.ages.contains { $0.population != nil }
    var columns = [
      words(Text("Age, years", bundle: .module)), words(Text("Female", bundle: .module)),
      words(Text("Male", bundle: .module)), words(Text("Sex unknown", bundle: .module)),
      words(Text("Cases", bundle: .module)),
    ]
    if hasRates {
      columns.append(words(Text("Population", bundle: .module)))
      columns.append(words(Text("Attack rate per 10,000 (95% CI)", bundle: .module)))
    }
    let rows = list.ages.filter { $0.band != nil || $0.cases > 0 }.map { row in
      var cells =
        [ageName(row.band)] + language.cells([row.female, row.male, row.unknown]) + [language.cell(row.cases)]
      if hasRates {
        cells.append(language.cell(row.population?.count))
        cells.append(language.rateCell(row.attackRate))
      }
      return cells
    }
    let sexes = language.cells([list.bySex[.female] ?? 0, list.bySex[.male] ?? 0, list.bySex[.unknown] ?? 0])
    let total = [words(Text("All ages", bundle: .module))] + sexes + [language.cell(list.cases)]
    return ReportDocument.Table(
      caption: words(Text("Cases by age and sex", bundle: .module)), columns: columns, rows: rows,
      total: total + (hasRates ? ["", ""] : []))
  }

  /// "0–4", "50+", "6–8 months"; of unknown ages a word.
  func ageName(_ band: AgeBand?) -> String {
    guard let band else { return words(Text("Unknown age", bundle: .module)) }
    let (least, greatest) = band.ages
    guard let greatest else { return "\(least)+" }
    let ages = least == greatest ? "\(least)" : "\(least)–\(greatest)"
    return band.isInYears ? ages : words(Text("\(ages) months", bundle: .module))
  }
}
