import Domain

/// Reads what may stand in a line of Slack's markup.
struct SlackInline {
  /// A piece of a line.
  fileprivate enum Token {
    case text(Range<Int>, RichStyle)
    case run(RichRun)

    /// A sign that may begin or end a style.
    case mark(UInt8, opens: Bool, closes: Bool)
  }

  /// An address with its label has no more bytes.
  private static let longestReference = 20_000

  let bytes: [UInt8]

  private let directory: SlackDirectory
  private var builder = RunBuilder()

  init(_ bytes: [UInt8], _ directory: SlackDirectory) {
    self.bytes = bytes
    self.directory = directory
  }

  /// False for a text that stands for itself.
  static func hasSigns(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.contains { byte in
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: ":"), UInt8(ascii: "*"),
          UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"):
          true
        default: false
        }
      }
    }
  }

  /// Lines with their styles, each of which ends with its line.
  mutating func runs(_ lines: [Range<Int>]) -> [RichRun] {
    for (index, line) in lines.enumerated() where builder.left > 0 {
      if index > 0 { builder.add("\n") }
      add(tokens(line, [.emoji, .marks]))
    }
    return builder.take()
  }

  /// Code, in which signs and emoji stand for themselves.
  mutating func code(_ range: Range<Int>) -> String {
    add(tokens(range, []))
    return builder.take().map(\.text).joined()
  }

  /// A text in which signs stand for themselves.
  mutating func plain(_ range: Range<Int>) -> String {
    add(tokens(range, .emoji))
    return builder.take().map(\.text).joined()
  }
}

/// Tokens.
extension SlackInline {
  private struct Reading: OptionSet {
    static let emoji = Reading(rawValue: 1)
    static let marks = Reading(rawValue: 2)

    /// The style of code within a line.
    static let code = Reading(rawValue: 4)

    let rawValue: Int
  }

  private func tokens(_ range: Range<Int>, _ reading: Reading) -> [Token] {
    var tokens: [Token] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    let style: RichStyle = reading.contains(.code) ? .code : RichStyle()
    func end(before next: Int) {
      if start < index { tokens.append(.text(start..<index, style)) }
      (start, index) = (next, next)
    }
    func end(_ runs: [RichRun], before next: Int) {
      end(before: next)
      tokens += runs.map { .run(RichRun($0.text, style, to: $0.target)) }
    }
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "<"):
        if let (runs, next) = reference(index..<range.upperBound) {
          end(runs, before: next)
          continue
        }
      case UInt8(ascii: "&"):
        if let (sign, length) = Self.entity(bytes[index..<range.upperBound]) {
          end([RichRun(sign)], before: index + length)
          continue
        }
      case UInt8(ascii: ":") where reading.contains(.emoji):
        if let (emoji, next) = EmojiName.emoji(in: bytes, at: index, before: range.upperBound) {
          end([RichRun(emoji)], before: next)
          continue
        }
      case UInt8(ascii: "`") where reading.contains(.marks):
        if let code = code(at: index, before: range.upperBound) {
          end(before: code.upperBound + 1)
          tokens += self.tokens(code, .code)
          continue
        }
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        guard reading.contains(.marks) else { break }
        let mark = mark(byte, at: index, in: range)
        end(before: index + 1)
        tokens.append(mark)
        continue
      default: break
      }
      index += 1
    }
    end(before: index)
    return tokens
  }

  static func entity(_ bytes: ArraySlice<UInt8>) -> (sign: String, length: Int)? {
    let entities = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">")]
    return entities.first { bytes.starts(with: $0.0.utf8) }.map { ($0.1, $0.0.utf8.count) }
  }

  /// What stands between angle brackets in one line.
  private func reference(_ range: Range<Int>) -> ([RichRun], next: Int)? {
    let part = bytes[range].dropFirst().prefix(Self.longestReference)
    let end = part.firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "<") }
    guard let end, bytes[end] == UInt8(ascii: ">"), end > part.startIndex else { return nil }
    return (SlackReference.runs(String(decoding: bytes[part.startIndex..<end], as: UTF8.self), directory), end + 1)
  }

  /// What stands between two signs for code; it isn't empty.
  private func code(at index: Int, before end: Int) -> Range<Int>? {
    guard !bytes.hasWord(before: index, from: 0),
      let close = bytes[index + 1..<end].firstIndex(of: UInt8(ascii: "`")),
      close > index + 1, !bytes.hasWord(at: close + 1, before: end)
    else { return nil }
    return index + 1..<close
  }

  /// A sign within a word is a letter like others; one beside a blank, or beside the same sign, begins or ends nothing.
  private func mark(_ byte: UInt8, at index: Int, in range: Range<Int>) -> Token {
    let before = index > range.lowerBound ? bytes[index - 1] : UInt8(ascii: " ")
    let after = index + 1 < range.upperBound ? bytes[index + 1] : UInt8(ascii: " ")
    let isAlone = before != byte && after != byte
    return .mark(
      byte,
      opens: isAlone && !Self.isBlank(after) && !bytes.hasWord(before: index, from: range.lowerBound),
      closes: isAlone && !Self.isBlank(before) && !bytes.hasWord(at: index + 1, before: range.upperBound))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

/// Styles.
extension SlackInline {
  /// Pairs of signs become styles; a sign without a partner stays.
  private mutating func add(_ tokens: [Token]) {
    let pairs = Self.pairs(tokens)
    var style = RichStyle()
    for (index, token) in tokens.enumerated() {
      switch token {
      case .text(let range, let own): builder.add(String(decoding: bytes[range], as: UTF8.self), style.union(own))
      case .run(let run): builder.add(run.text, style.union(run.style), to: run.target)
      case .mark(let byte, _, _):
        if pairs.contains(index) {
          style.formSymmetricDifference(Self.style(of: byte))
        } else {
          builder.add(String(UnicodeScalar(byte)), style)
        }
      }
    }
  }

  private static func style(of mark: UInt8) -> RichStyle {
    switch mark {
    case UInt8(ascii: "*"): .bold
    case UInt8(ascii: "_"): .italic
    default: .strikethrough
    }
  }

  /// The places of signs that have a partner; pairs lie in each other or apart, and have something between them.
  private static func pairs(_ tokens: [Token]) -> Set<Int> {
    var pairs: Set<Int> = []
    var open: [(byte: UInt8, index: Int)] = []
    var last = -1
    for (index, token) in tokens.enumerated() {
      guard case .mark(let byte, let opens, let closes) = token else {
        last = index
        continue
      }
      if let begin = open.lastIndex(where: { $0.byte == byte }) {
        guard closes, last > open[begin].index else { continue }
        pairs.formUnion([open[begin].index, index])
        // What was begun in between has no partner.
        open.removeSubrange(begin...)
      } else if opens {
        open.append((byte, index))
      }
    }
    return pairs
  }
}
