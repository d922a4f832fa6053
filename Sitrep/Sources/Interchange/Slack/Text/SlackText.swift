import Domain

/// Reads texts in Slack's own markup: `*bold*`, `<@U1>`, `&lt;`, `:tada:`, quotes and code.
struct SlackText {
  private static let fence = "```"

  let directory: SlackDirectory

  init(_ directory: SlackDirectory) {
    self.directory = directory
  }

  /// A text with its styles; it takes a time that grows with the text alone.
  func rich(_ text: String) -> RichText {
    let parts = text.sound(mostBytes: WorkspacePass.longestContent).split(
      separator: Self.fence, omittingEmptySubsequences: false)
    var blocks: [RichBlock] = []
    for (index, part) in parts.enumerated() {
      // Every second part is between two fences; what follows the last one that has no partner is text.
      if index.isMultiple(of: 2) {
        blocks += paragraphs(part.trimmingOneBreak(atStart: index > 0, atEnd: index < parts.count - 1))
      } else if index < parts.count - 1 {
        blocks.append(
          .code(SlackInline(directory, isCode: true).plain(part.trimmingOneBreak(atStart: true, atEnd: true))))
      } else {
        blocks += paragraphs(Self.fence + part)
      }
    }
    return RichText(blocks)
  }

  /// A text without styles: of a title.
  func plain(_ text: String) -> String {
    SlackInline(directory, isCode: true).plain(text.sound(mostBytes: WorkspacePass.longestContent)[...])
  }

  /// Lines that begin with a sign for quotations are one; those between are paragraphs.
  private func paragraphs(_ text: some StringProtocol) -> [RichBlock] {
    guard !text.isEmpty else { return [] }
    var blocks: [RichBlock] = []
    var (lines, isQuote, quotesAll): ([Substring], Bool, Bool) = ([], false, false)
    func end() {
      guard !lines.isEmpty else { return }
      let runs = SlackInline(directory).runs(lines.joined(separator: "\n")[...])
      blocks.append(isQuote ? .quote(runs) : .paragraph(runs))
      lines = []
    }
    for line in Substring(text).split(separator: "\n", omittingEmptySubsequences: false) {
      let (rest, depth) = Self.unquoted(line)
      let isQuoted = quotesAll || depth > 0
      if isQuoted != isQuote { end() }
      isQuote = isQuoted
      quotesAll = quotesAll || depth >= 3
      lines.append(depth > 0 ? rest : line)
    }
    end()
    return blocks
  }

  /// A line without its signs for quotations, of which it had so many.
  private static func unquoted(_ line: Substring) -> (Substring, depth: Int) {
    var (rest, depth) = (line, 0)
    while depth < 3, let mark = ["&gt;", ">"].first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(mark.count)
      depth += 1
    }
    return (depth > 0 && rest.first == " " ? rest.dropFirst() : rest, depth)
  }
}

extension StringProtocol {
  /// The text without a line break that only separates it from what is around.
  fileprivate func trimmingOneBreak(atStart: Bool, atEnd: Bool) -> Substring {
    var text = Substring(self)
    if atStart, text.first == "\n" { text.removeFirst() }
    if atEnd, text.last == "\n" { text.removeLast() }
    return text
  }
}
