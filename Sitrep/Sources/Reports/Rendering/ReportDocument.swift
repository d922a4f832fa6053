import Domain
import Foundation

/// A report as headings, sentences, tables and pictures in one language: what every form of it is written from.
package struct ReportDocument: Hashable, Sendable {
  /// A name with what it stands for.
  package struct Term: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  package struct Table: Hashable, Sendable {
    package let caption: String

    /// The first column holds the names of rows; the others are numbers unless they are told to be texts.
    package let columns: [String]
    package let rows: [[String]]

    /// A last row of sums; empty: none.
    package var total: [String] = []

    /// The columns of texts, beside the first one.
    package var textColumns: Set<Int> = []
  }

  package enum Block: Hashable, Sendable {
    case paragraph(String)
    case list([String])

    /// What the team wrote, with the words that say so; its lines are paragraphs.
    case team(label: String, text: String)
    case terms([Term])
    case table(Table)

    /// Markup of SVG, which only pages have, and the sentence below it.
    case picture(svg: String, caption: String)
  }

  package struct Part: Hashable, Sendable {
    /// Letters and hyphens: it stands in addresses.
    package let id: String
    package let title: String
    package let blocks: [Block]
    package var parts: [Part] = []

    var isEmpty: Bool { blocks.isEmpty && parts.isEmpty }
  }

  /// As pages name it: "en", "ru".
  package let language: String
  package let title: String
  package let head: [Term]

  /// None of them is empty.
  package let sections: [Part]
  package let foot: String
}
