import Domain

/// Reads texts in Slack's own markup: `*bold*`, `<@U1>`, `&lt;`, `:tada:`, quotes and code.
///
/// Whatever the text is, it takes a time that grows with its length alone.
struct SlackText {
  private static let fence = Array("```".utf8)

  let directory: SlackDirectory

  init(_ directory: SlackDirectory) {
    self.directory = directory
  }

  /// A text with its styles.
  func rich(_ text: String) -> RichText {
    guard !text.isEmpty else { return RichText() }
    guard SlackInline.hasSigns(text) else { return RichText([.paragraph([RichRun(text)])]) }
    var inline = SlackInline(Array(text.utf8), directory)
    var blocks: [RichBlock] = []
    let fences = Self.fences(inline.bytes)
    var start = 0
    for index in stride(from: 0, to: fences.count - 1, by: 2) {
      let code = fences[index] + Self.fence.count..<fences[index + 1]
      // A line break beside a fence only separates it from what is around.
      blocks += paragraphs(inline.bytes.trimming(start..<fences[index], atStart: start > 0), &inline)
      blocks.append(.code(inline.code(inline.bytes.trimming(code, atStart: true))))
      start = code.upperBound + Self.fence.count
    }
    let rest = start..<inline.bytes.count
    blocks += paragraphs(start > 0 ? inline.bytes.trimming(rest, atStart: true, atEnd: false) : rest, &inline)
    return RichText(blocks)
  }

  /// A text without styles, as of a title.
  func plain(_ text: String) -> String {
    guard SlackInline.hasSigns(text) else { return text }
    var inline = SlackInline(Array(text.utf8), directory)
    return inline.plain(0..<inline.bytes.count)
  }

  /// Where fences of code are that are not empty, an even number of them.
  private static func fences(_ bytes: [UInt8]) -> [Int] {
    var (fences, index): ([Int], Int) = ([], 0)
    while index < bytes.count {
      guard bytes[index] == fence[0], bytes[index...].starts(with: fence) else {
        index += 1
        continue
      }
      fences.append(index)
      index += fence.count
      // A fence that follows at once is a part of the code.
      while fences.count.isMultiple(of: 2) == false, index < bytes.count, bytes[index] == fence[0] { index += 1 }
    }
    if !fences.count.isMultiple(of: 2) { fences.removeLast() }
    return fences
  }

  /// Lines that begin with a sign for quotations are one; those between are paragraphs.
  private func paragraphs(_ range: Range<Int>, _ inline: inout SlackInline) -> [RichBlock] {
    guard !range.isEmpty else { return [] }
    var blocks: [RichBlock] = []
    var (lines, isQuote, quotesAll): ([Range<Int>], Bool, Bool) = ([], false, false)
    func end() {
      guard !lines.isEmpty else { return }
      let runs = inline.runs(lines)
      lines = []
      if !runs.isEmpty { blocks.append(isQuote ? .quote(runs) : .paragraph(runs)) }
    }
    for line in inline.bytes.lines(range) {
      let (rest, depth) = inline.bytes.unquoted(line)
      let isQuoted = quotesAll || depth > 0
      if isQuoted != isQuote { end() }
      isQuote = isQuoted
      lines.append(quotesAll ? line : rest)
      quotesAll = quotesAll || depth == 3
    }
    end()
    return blocks
  }
}

extension [UInt8] {
  fileprivate func trimming(_ range: Range<Int>, atStart: Bool, atEnd: Bool = true) -> Range<Int> {
    var range = range
    if atStart, !range.isEmpty, self[range.lowerBound] == UInt8(ascii: "\n") {
      range = range.lowerBound + 1..<range.upperBound
    }
    if atEnd, !range.isEmpty, self[range.upperBound - 1] == UInt8(ascii: "\n") {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  fileprivate func lines(_ range: Range<Int>) -> [Range<Int>] {
    self[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.indices)
  }

  /// A line without its sign for a quotation: one, or three for all lines that follow.
  fileprivate func unquoted(_ line: Range<Int>) -> (rest: Range<Int>, depth: Int) {
    var (rest, depth) = (self[line], 0)
    while depth < 3, let mark = ["&gt;", ">"].first(where: { rest.starts(with: $0.utf8) }) {
      rest = rest.dropFirst(mark.utf8.count)
      depth += 1
    }
    if depth == 2 {
      rest = self[line].dropFirst((line.count - rest.count) / 2)
      depth = 1
    }
    if depth > 0, rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
    return (rest.indices, depth)
  }
}
