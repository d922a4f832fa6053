import Domain
import PortableUI

/// Where the figures come from, and what the words mean.
extension ReportWriter {
  func methods() -> ReportDocument.Part {
    var blocks: [ReportDocument.Block] = []
    let terms = files() + rowsRead()
    if !terms.isEmpty { blocks.append(.terms(terms)) }
    let left = leftOut()
    if !left.isEmpty {
      blocks.append(
        .table(
          ReportDocument.Table(
            caption: words(Text("Rows left out, and why", bundle: .module)),
            columns: [words(Text("Reason", bundle: .module)), words(Text("Rows", bundle: .module))], rows: left)))
    }
    blocks.append(.list(definitions()))
    let origins = populationOrigins()
    if !origins.isEmpty {
      blocks.append(
        .table(
          ReportDocument.Table(
            caption: words(Text("Populations", bundle: .module)),
            columns: [
              words(Text("Origin", bundle: .module)), words(Text("Year", bundle: .module)),
              words(Text("Places", bundle: .module)),
            ], rows: origins)))
    }
    return ReportDocument.Part(
      id: "methods", title: words(Text("Data and methods", bundle: .module)), blocks: blocks)
  }

  private func files() -> [ReportDocument.Term] {
    report.outbreak.provenance.files.map { file in
      term(
        Text("File", bundle: .module), "\(file.name) (SHA-256 \(file.sha256.prefix(12)))")
    }
  }

  private func rowsRead() -> [ReportDocument.Term] {
    let (read, kept): (Int, Int)
    if case .cases(_, let quality) = report.content {
      (read, kept) = (quality.rows, quality.kept)
    } else {
      (read, kept) = (report.outbreak.provenance.rows, report.outbreak.provenance.kept)
    }
    if read == 0 { return [] }
    return [
      term(Text("Rows read", bundle: .module), plain(read)), term(Text("Rows kept", bundle: .module), plain(kept)),
      term(Text("Rows left out", bundle: .module), plain(read - kept)),
    ]
  }

  /// A number that is no count of people, as tables have it.
  private func plain(_ number: Int) -> String {
    ReportLanguage(language.locale, hidesSmallNumbers: false).cell(number)
  }

  /// Reasons with their numbers of rows.
  private func leftOut() -> [[String]] {
    guard case .cases(_, let quality) = report.content else { return leftOutOfCounts() }
    let reasons: [(Text, Int)] = [
      (Text("A total of other rows", bundle: .module), quality.totalRows),
      (Text("Sent twice", bundle: .module), quality.sentTwice),
      (Text("Entered again in a later row", bundle: .module), quality.enteredAgain),
      (Text("Not a case (discarded)", bundle: .module), quality.discarded),
    ]
    return reasons.filter { $0.1 > 0 }.map { [words($0.0), plain($0.1)] }
  }

  /// The reasons are English in every language, as they are kept.
  private func leftOutOfCounts() -> [[String]] {
    let rows = report.outbreak.provenance.leftOut
    let kinds = Dictionary(grouping: rows) { row in
      // What stands behind the colon is the row's own cell.
      String(row.reason.prefix { $0 != ":" })
    }
    .mapValues(\.count)
    return kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(12).map { [$0.key, plain($0.value)] }
  }

  private func definitions() -> [String] {
    var sentences = [weekDefinition(), caseDefinition()]
    if list != nil {
      sentences.append(
        words(
          Text(
            "Cases are those reported by the day of the report; a death counts if its date is not later.",
            bundle: .module)))
    }
    sentences += [
      words(Text("Attack rate: cases per 10,000 people, of places with a population alone.", bundle: .module)),
      words(Text("Case fatality ratio (CFR): deaths per 100 cases.", bundle: .module)),
      words(Text("Intervals are 95% confidence intervals by Wilson’s method.", bundle: .module)),
      words(Text("“no data” and “no report” are not zero.", bundle: .module)),
    ]
    if language.hidesSmallNumbers {
      sentences.append(
        words(
          Text("Counts from 1 to 4 are shown as “<5”; what would give them away is not shown.", bundle: .module)))
    }
    return sentences
  }

  private func weekDefinition() -> String {
    switch figures.weekStart {
    case .monday: words(Text("Weeks begin on Monday and are numbered by ISO 8601.", bundle: .module))
    case .sunday: words(Text("Weeks begin on Sunday and are numbered by the CDC’s rule.", bundle: .module))
    }
  }

  private func caseDefinition() -> String {
    guard let list else {
      return words(Text("Cases are counted as the source publishes them.", bundle: .module))
    }
    let all = words(
      Text("A case is a row of the list that is no total, no repetition and not discarded.", bundle: .module))
    if list.classes.isEmpty { return all }
    let classes = CaseClass.allCases.filter { list.classes.contains($0) }.map { className($0) }
    let names = classes.joined(separator: ", ")
    return all + " " + words(Text("Only cases of these classes are counted: \(names).", bundle: .module))
  }

  /// Origins of populations with their years and the number of places.
  private func populationOrigins() -> [[String]] {
    let known = figures.rated.compactMap(\.population)
    let kinds = Dictionary(grouping: known) { [$0.origin, $0.year.map { String($0) } ?? ""] }.mapValues(\.count)
    return kinds.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { kind in
      [kind.key[0], kind.key[1].isEmpty ? language.noData : kind.key[1], plain(kind.value)]
    }
  }
}
