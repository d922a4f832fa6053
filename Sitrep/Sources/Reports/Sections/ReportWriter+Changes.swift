import Domain
import PortableUI

/// What changed since the last issue.
extension ReportWriter {
  func changes() -> ReportDocument.Part? {
    guard let previous = report.previous else { return nil }
    let title = words(Text("What changed since the last issue", bundle: .module))
    return ReportDocument.Part(
      id: "changes", title: title, blocks: [.table(changesTable(previous, title))] + placeChanges(previous))
  }

  private func changesTable(_ previous: IssueFigures, _ title: String) -> ReportDocument.Table {
    var rows = [
      changesRow(words(Text("Cases", bundle: .module)), figures.cases, previous.cases),
      changesRow(words(Text("Deaths", bundle: .module)), figures.deaths, previous.deaths),
      [
        words(Text("Case fatality ratio (CFR), %", bundle: .module)), language.percentCell(figures.cfr),
        language.percentCell(previous.cfr), "",
      ],
    ]
    for kind in CaseClass.allCases where figures.byClass[kind] != nil || previous.byClass[kind] != nil {
      rows.append(changesRow(className(kind), figures.byClass[kind] ?? 0, previous.byClass[kind] ?? 0))
    }
    let issue = previous.issue.map { words(Text("Issue \(String($0))", bundle: .module)) }
    let before = language.day(previous.asOf)
    return ReportDocument.Table(
      caption: title,
      columns: [
        words(Text("Figure", bundle: .module)), language.day(report.asOf),
        issue.map { "\($0), \(before)" } ?? before, words(Text("Change", bundle: .module)),
      ], rows: rows)
  }

  private func changesRow(_ name: String, _ now: Int?, _ before: Int?) -> [String] {
    var change = language.noData
    if let now, let before, let difference = now.subtracting(before) {
      change =
        language.isHidden(now) || language.isHidden(before) ? language.notShown : language.change(difference)
    }
    return [name, language.cell(now), language.cell(before), change]
  }

  private func placeChanges(_ previous: IssueFigures) -> [ReportDocument.Block] {
    let now = figures.places.filter { $0.place != nil && $0.cases ?? 0 > 0 }
    let keys = Set(now.compactMap(\.place?.key))
    let new = now.filter { row in row.place.map { previous.places[$0.key] == nil } ?? false }.map { name(of: $0) }
    let gone = previous.places.filter { !keys.contains($0.key) }.sorted { $0.key < $1.key }
      .map { name(of: $0.key) ?? $0.value }
    var blocks: [ReportDocument.Block] = []
    if !new.isEmpty {
      blocks.append(.paragraph(words(Text("New places: \(some(of: new))", bundle: .module))))
    }
    if !gone.isEmpty {
      blocks.append(.paragraph(words(Text("Places without cases now: \(some(of: gone))", bundle: .module))))
    }
    return blocks
  }

  private func name(of place: PlaceKey) -> String? {
    guard case .country(let code) = place else { return nil }
    return report.catalogue.country(code)?.name(for: language.locale)
  }

  /// The first names, with the number of the others.
  private func some(of names: [String]) -> String {
    let most = 20
    let first = names.prefix(most).joined(separator: ", ")
    let others = names.count - most
    return others > 0 ? words(Text("\(first) and \(others) more", bundle: .module)) : first
  }

  func className(_ kind: CaseClass) -> String {
    switch kind {
    case .all: words(Text("Without a class", bundle: .module))
    case .confirmed: words(Text("Confirmed", bundle: .module))
    case .probable: words(Text("Probable", bundle: .module))
    case .suspected: words(Text("Suspected", bundle: .module))
    }
  }
}
