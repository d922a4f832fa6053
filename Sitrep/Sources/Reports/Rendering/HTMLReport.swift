/// A report as one page: no script, nothing from elsewhere, well-formed as XML too.
enum HTMLReport {
  static func page(_ document: ReportDocument) -> String {
    var page = """
      <!doctype html>
      <html lang="\(HTMLText.escaped(document.language))">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(HTMLText.escaped(document.title))</title>
      <style>
      \(HTMLStyle.css)
      </style>
      </head>
      <body>
      <main>
      <h1>\(HTMLText.escaped(document.title))</h1>

      """
    page += terms(document.head)
    for section in document.sections { page += html(section, level: 2) }
    return page + "<p class=\"foot\">\(HTMLText.escaped(document.foot))</p>\n</main>\n</body>\n</html>\n"
  }

  private static func html(_ section: ReportDocument.Part, level: Int) -> String {
    var html = "<section aria-labelledby=\"\(section.id)\">\n"
    html += "<h\(level) id=\"\(section.id)\">\(HTMLText.escaped(section.title))</h\(level)>\n"
    for (index, block) in section.blocks.enumerated() { html += self.html(block, id: "\(section.id)-\(index + 1)") }
    for part in section.parts { html += self.html(part, level: level + 1) }
    return html + "</section>\n"
  }

  private static func html(_ block: ReportDocument.Block, id: String) -> String {
    switch block {
    case .paragraph(let text): "<p>\(HTMLText.escaped(text))</p>\n"
    case .list(let items):
      "<ul>\n" + items.map { "<li>\(HTMLText.escaped($0))</li>\n" }.joined() + "</ul>\n"
    case .team(let label, let text):
      "<div class=\"team\">\n<p class=\"label\">\(HTMLText.escaped(label))</p>\n"
        + text.reportLines.map { "<p>\(HTMLText.escaped($0))</p>\n" }.joined() + "</div>\n"
    case .terms(let terms): self.terms(terms)
    case .table(let table): self.table(table, id: id)
    case .picture(let svg, let caption):
      "<figure>\n\(svg)<figcaption>\(HTMLText.escaped(caption))</figcaption>\n</figure>\n"
    }
  }

  private static func terms(_ terms: [ReportDocument.Term]) -> String {
    if terms.isEmpty { return "" }
    let rows = terms.map { "<dt>\(HTMLText.escaped($0.name))</dt><dd>\(HTMLText.escaped($0.value))</dd>\n" }
    return "<dl>\n\(rows.joined())</dl>\n"
  }

  private static func table(_ table: ReportDocument.Table, id: String) -> String {
    var html = "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"\(id)\">\n"
    html += table.rows.count > longest ? "<table class=\"long\">\n" : "<table>\n"
    html += "<caption id=\"\(id)\">\(HTMLText.escaped(table.caption))</caption>\n<thead><tr>"
    for (column, name) in table.columns.enumerated() {
      html += "<th scope=\"col\"\(style(column, table))>\(HTMLText.escaped(name))</th>"
    }
    html += "</tr></thead>\n<tbody>\n"
    for row in table.rows { html += self.row(row, table) }
    html += "</tbody>\n"
    if !table.total.isEmpty { html += "<tfoot>\n\(row(table.total, table))</tfoot>\n" }
    return html + "</table>\n</div>\n"
  }

  private static func row(_ cells: [String], _ table: ReportDocument.Table) -> String {
    var html = "<tr>"
    for (column, cell) in cells.enumerated() {
      let text = HTMLText.escaped(cell)
      html += column == 0 ? "<th scope=\"row\">\(text)</th>" : "<td\(style(column, table))>\(text)</td>"
    }
    return html + "</tr>\n"
  }

  private static func style(_ column: Int, _ table: ReportDocument.Table) -> String {
    column == 0 || table.textColumns.contains(column) ? " class=\"text\"" : ""
  }

  /// A table of more rows may be cut by the end of a sheet of paper.
  private static let longest = 25
}

extension String {
  /// The lines of what a team wrote, without empty ones.
  var reportLines: [String] {
    split(whereSeparator: \.isNewline).map { $0.trimmingPrefix(while: \.isWhitespace) }.filter { !$0.isEmpty }
      .map { String($0) }
  }
}
