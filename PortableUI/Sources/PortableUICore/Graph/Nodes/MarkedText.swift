/// A text with more than style in some of its runs: links, a colour behind them, a line through them.
package struct MarkedText: Sendable, Hashable {
  package var runs: [MarkedRun]
  package var lineLimit: Int?
  package var alignment: TextAlignment?

  /// What it says.
  package var string: String { runs.map(\.string).joined() }
}

/// A run of such a text.
///
/// Nil: as the surroundings, or nothing of the kind.
package struct MarkedRun: Sendable, Hashable {
  package var string: String
  package var font: Font?
  package var color: Color?
  package var background: Color?
  package var strikethrough: TextStrikethrough?
  package var link: TextLink?
}

/// Where a run of text leads.
package struct TextLink: Sendable, Hashable {
  /// As it was given: whoever shows it decides whether it may be followed.
  package var address: String
  /// Its colour as a link; nil: that of links.
  package var color: Color?
}

/// A line through a text.
package struct TextStrikethrough: Sendable, Hashable {
  /// Nil: that of the text.
  package var color: Color?
}
