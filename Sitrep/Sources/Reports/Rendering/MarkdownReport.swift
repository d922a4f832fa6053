import Domain
import Foundation

/// A report as Markdown, with the tables of GitHub's form and without pictures.
enum MarkdownReport {
  static func text(_ document: ReportDocument) -> String {
    var parts = ["# \(escaped(document.title))", list(document.head)]
    for section in document.sections { parts += self.parts(of: section, level: 2) }
    parts.append("---")
    parts.append(paragraph(document.foot))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func parts(of section: ReportDocument.Part, level: Int) -> [String] {
    [String(repeating: "#", count: level) + " \(escaped(section.title))"]
      + section.blocks.map { text($0) } + section.parts.flatMap { parts(of: $0, level: level + 1) }
  }

  private static func text(_ block: ReportDocument.Block) -> String {
    switch block {
    case .paragraph(let text): paragraph(text)
    case .list(let items): items.map { "- \(paragraph($0))" }.joined(separator: "\n")
    case .team(let label, let text):
      (["*\(escaped(label))*"] + text.reportLines.map { paragraph($0) }).map { "> \($0)" }.joined(separator: "\n>\n")
    case .terms(let terms): list(terms)
    case .table(let table): self.table(table)
    case .picture: ""
    }
  }

  private static func list(_ terms: [ReportDocument.Term]) -> String {
    terms.map { "- **\(escaped($0.name)):** \(escaped($0.value))" }.joined(separator: "\n")
  }

  private static func table(_ table: ReportDocument.Table) -> String {
    let marks = table.columns.indices.map { $0 == 0 || table.textColumns.contains($0) ? "---" : "--:" }
    let rows = [table.columns.map { escaped($0) }, marks] + table.rows.map { $0.map { escaped($0) } }
    let total = table.total.isEmpty ? [] : [table.total.map { "**\(escaped($0))**" }]
    return "**\(escaped(table.caption))**\n\n"
      + (rows + total).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  /// A text at the beginning of a line, where numbers and hyphens would begin a list.
  private static func paragraph(_ text: String) -> String {
    let text = escaped(text)
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, let mark = text.dropFirst(digits.count).first, mark == "." || mark == ")" {
      return digits + "\\" + text.dropFirst(digits.count)
    }
    return text.first == "-" || text.first == "+" || text.first == "=" ? "\\" + text : text
  }

  /// The text with what means something in Markdown as itself, on one line.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.visible {
      if character.isNewline || character == "\t" {
        escaped += " "
      } else {
        if marks.contains(character) { escaped += "\\" }
        escaped.append(character)
      }
    }
    return escaped
  }

  private static let marks: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "&", "~", "$"]
}
