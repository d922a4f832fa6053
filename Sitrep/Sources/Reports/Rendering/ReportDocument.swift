import Domain
import Foundation

/// A report as headings, sentences, tables and pictures in one language: what every form of it is written from.
struct ReportDocument {
  /// A name with what it stands for.
  struct Term: Hashable {
    let name: String
    let value: String
  }

  struct Table: Hashable {
    let caption: String

    /// The first column holds the names of rows; the others are numbers unless they are told to be texts.
    let columns: [String]
    let rows: [[String]]

    /// A last row of sums; empty: none.
    var total: [String] = []

    /// The columns of texts, beside the first one.
    var textColumns: Set<Int> = []
  }

  enum Block: Hashable {
    case paragraph(String)
    case list([String])

    /// What the team wrote, with the words that say so; its lines are paragraphs.
    case team(label: String, text: String)
    case terms([Term])
    case table(Table)

    /// Markup of SVG, which only pages have, and the sentence below it.
    case picture(svg: String, caption: String)
  }

  struct Part: Hashable {
    /// Letters and hyphens: it stands in addresses.
    let id: String
    let title: String
    let blocks: [Block]
    var parts: [Part] = []

    var isEmpty: Bool { blocks.isEmpty && parts.isEmpty }
  }

  /// As pages name it: "en", "ru".
  let language: String
  let title: String
  let head: [Term]

  /// None of them is empty.
  let sections: [Part]
  let foot: String
}
