import DesignSystem
import PortableUI
import Reports

/// The report as its readers will have it, without pictures.
struct ReportPage: View {
  let document: ReportDocument

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Divider()
      CaseHeading(title: Text(verbatim: document.title))
        .accessibilityIdentifier(CasesID.document)
      ReportTerms(terms: document.head)
      ForEach(document.sections, id: \.id) { section in
        ReportPart(part: section)
        ForEach(section.parts, id: \.id) { ReportPart(part: $0) }
      }
      Text(verbatim: document.foot)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

/// A section.
private struct ReportPart: View {
  let part: ReportDocument.Part

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: part.title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier(CasesID.section(part.id))
      ForEach(part.blocks.indices, id: \.self) { ReportBlock(block: part.blocks[$0]) }
    }
  }
}

/// A sentence, a list, a table.
private struct ReportBlock: View {
  let block: ReportDocument.Block

  var body: some View {
    switch block {
    case .paragraph(let text): Text(verbatim: text)
    case .list(let items):
      VStack(alignment: .leading, spacing: 4) {
        ForEach(items.indices, id: \.self) { Text(verbatim: "• " + items[$0]) }
      }
    case .team(let label, let text):
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: label)
          .font(.footnote)
          .foregroundStyle(.secondary)
        Text(verbatim: text)
      }
    case .terms(let terms): ReportTerms(terms: terms)
    case .table(let table): ReportTable(table: table)
    case .picture:
      Text("The saved page has a picture here.", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

/// Names with what they stand for.
private struct ReportTerms: View {
  let terms: [ReportDocument.Term]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(terms.indices, id: \.self) { index in
        Text(verbatim: "\(terms[index].name): \(terms[index].value)")
      }
    }
  }
}

/// A table as rows, each with its columns by name, so that it fits on a phone.
private struct ReportTable: View {
  let table: ReportDocument.Table

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: table.caption)
        .font(.subheadline)
        .bold()
      ForEach(rows.indices, id: \.self) { index in
        VStack(alignment: .leading, spacing: 2) {
          Divider()
          Text(verbatim: rows[index].first ?? "")
          Text(verbatim: detail(rows[index]))
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
      }
    }
  }

  private var rows: [[String]] { table.rows + (table.total.isEmpty ? [] : [table.total]) }

  private func detail(_ row: [String]) -> String {
    zip(table.columns, row).dropFirst().filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }.joined(separator: " · ")
  }
}
