import Foundation

/// A message's text with its styles, links and lists, as the file has it.
package struct RichText: Hashable, Sendable {
  package var blocks: [RichBlock]

  package init(_ blocks: [RichBlock] = []) {
    self.blocks = blocks
  }

  /// The same as plain text: a line for each paragraph, item of a list and line of code.
  package var plain: String {
    blocks.map(\.plain).joined(separator: "\n")
  }

  /// True where plain text says the same: there is one paragraph at most, without styles and targets.
  package var isPlain: Bool {
    switch (blocks.count, blocks.first) {
    case (0, _): true
    case (1, .paragraph(let runs)): runs.allSatisfy { $0.style.isEmpty && $0.target == nil }
    default: false
    }
  }

  /// All its runs, in order.
  package var runs: [RichRun] {
    blocks.flatMap { block -> [RichRun] in
      switch block {
      case .paragraph(let runs), .quote(let runs): runs
      case .code: []
      case .list(let items): items.flatMap(\.runs)
      }
    }
  }
}

/// A part of a text that stands on lines of its own.
package enum RichBlock: Hashable, Sendable {
  /// May have several lines.
  case paragraph([RichRun])
  case quote([RichRun])

  /// Lines as they are, in a font of one width.
  case code(String)
  case list([RichItem])

  /// Its text without styles.
  package var plain: String {
    switch self {
    case .paragraph(let runs), .quote(let runs): runs.map(\.text).joined()
    case .code(let text): text
    case .list(let items): items.map { $0.runs.map(\.text).joined() }.joined(separator: "\n")
    }
  }
}

/// One item of a list.
package struct RichItem: Hashable, Sendable {
  /// How many lists it is in, from 0.
  package let depth: Int

  /// Its number in a list that counts; nil where it has a bullet.
  package let number: Int?

  package let runs: [RichRun]

  package init(depth: Int = 0, number: Int? = nil, _ runs: [RichRun]) {
    self.depth = depth
    self.number = number
    self.runs = runs
  }
}

/// A text of one style, which may lead somewhere.
package struct RichRun: Hashable, Sendable {
  package let text: String
  package let style: RichStyle
  package let target: RichTarget?

  package init(_ text: String, _ style: RichStyle = [], to target: RichTarget? = nil) {
    self.text = text
    self.style = style
    self.target = target
  }
}

package struct RichStyle: OptionSet, Hashable, Sendable {
  package static let bold = RichStyle(rawValue: 1)
  package static let italic = RichStyle(rawValue: 2)
  package static let strikethrough = RichStyle(rawValue: 4)
  package static let code = RichStyle(rawValue: 8)

  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// What of a moment a text tells.
package enum MomentParts: UInt8, Hashable, Sendable {
  case day, time, dayAndTime
}

/// Where a part of a text leads, or what it stands for.
package enum RichTarget: Hashable, Sendable {
  /// Outside, by one of the schemes of ``WebLink``.
  case link(WebLink)

  /// To a member of the workspace, by id.
  case member(String)

  /// To a channel of the workspace, by id.
  case channel(String)

  /// Nowhere: it is shown in the reader's time zone and language; the text has it in UTC.
  case moment(Date, MomentParts)
}

/// An address that a stranger wrote and that is safe to follow: http, https, mailto or tel.
package struct WebLink: Hashable, Sendable {
  private static let schemes = ["http://", "https://", "mailto:", "tel:"]
  private static let mostBytes = 8_000

  package let text: String

  /// Nil for other schemes, such as javascript, for texts with blanks or control characters, and for very long ones.
  package init?(_ text: String) {
    let start = text.prefix(8).lowercased()
    guard text.utf8.count <= Self.mostBytes, Self.schemes.contains(where: start.hasPrefix),
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) })
    else { return nil }
    self.text = text
  }
}
