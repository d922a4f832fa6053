import Domain

/// Reads what may stand in a line of Slack's markup.
struct SlackInline {
  /// A piece of a line.
  private enum Token {
    case run(RichRun)

    /// A sign that may begin or end a style.
    case mark(UInt8, opens: Bool, closes: Bool)
  }

  private static let marks: [UInt8: RichStyle] = [
    UInt8(ascii: "*"): .bold, UInt8(ascii: "_"): .italic, UInt8(ascii: "~"): .strikethrough, UInt8(ascii: "`"): .code,
  ]

  /// An emoji's name, and an address with its label, have no more bytes.
  private static let longestName = 100
  private static let longestReference = 10_000

  private let directory: SlackDirectory

  /// Whether signs and emoji stand for themselves.
  private let isCode: Bool

  init(_ directory: SlackDirectory, isCode: Bool = false) {
    self.directory = directory
    self.isCode = isCode
  }

  /// The text with its styles.
  func runs(_ text: Substring) -> [RichRun] {
    Self.styled(tokens(text))
  }

  /// The text alone.
  func plain(_ text: Substring) -> String {
    runs(text).map(\.text).joined()
  }

  // MARK: Tokens

  private func tokens(_ text: Substring) -> [Token] {
    let bytes = Array(text.utf8)
    var (tokens, plain, index): ([Token], [UInt8], Int) = ([], [], 0)
    func end() {
      guard !plain.isEmpty else { return }
      tokens.append(.run(RichRun(String(decoding: plain, as: UTF8.self))))
      plain = []
    }
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "<"):
        guard let close = Self.end(of: UInt8(ascii: ">"), in: bytes, from: index + 1, Self.longestReference) else {
          break
        }
        end()
        tokens.append(.run(reference(String(decoding: bytes[index + 1..<close], as: UTF8.self))))
        index = close + 1
        continue
      case UInt8(ascii: "&"):
        if let (sign, length) = Self.entity(bytes[index...]) {
          plain.append(sign)
          index += length
          continue
        }
      case UInt8(ascii: ":") where !isCode:
        if let (emoji, next) = Self.emoji(in: bytes, from: index) {
          plain += emoji.utf8
          index = next
          continue
        }
      default:
        if !isCode, Self.marks[byte] != nil {
          end()
          tokens.append(Self.mark(byte, at: index, in: bytes))
          index += 1
          continue
        }
      }
      plain.append(byte)
      index += 1
    }
    end()
    return tokens
  }

  /// Where a sign is, before the line's end and within so many bytes.
  private static func end(of sign: UInt8, in bytes: [UInt8], from start: Int, _ most: Int) -> Int? {
    let part = bytes[start..<min(bytes.count, start + most)]
    let end = part.firstIndex { $0 == sign || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "<") }
    return end.flatMap { bytes[$0] == sign && $0 > start ? $0 : nil }
  }

  private static func entity(_ bytes: ArraySlice<UInt8>) -> (sign: UInt8, length: Int)? {
    let entities: [(String, UInt8)] = [
      ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
    ]
    return entities.first { bytes.starts(with: $0.0.utf8) }.map { ($0.1, $0.0.utf8.count) }
  }

  private static func emoji(in bytes: [UInt8], from start: Int) -> (String, next: Int)? {
    func name(_ first: Int) -> Int? {
      let part = bytes[first..<min(bytes.count, first + longestName)]
      let end = part.firstIndex { byte in
        let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        return !(isLetter || (48...57).contains(byte) || "_+-'".utf8.contains(byte))
      }
      return end.flatMap { bytes[$0] == UInt8(ascii: ":") && $0 > first ? $0 : nil }
    }
    guard let end = name(start + 1) else { return nil }
    if end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: ":"), let toneEnd = name(end + 2),
      let emoji = Emoji.named(String(decoding: bytes[start + 1..<toneEnd], as: UTF8.self))
    {
      return (emoji, toneEnd + 1)
    }
    return Emoji.named(String(decoding: bytes[start + 1..<end], as: UTF8.self)).map { ($0, end + 1) }
  }

  /// A sign within a word is a letter like others, and one beside a blank begins or ends nothing there.
  private static func mark(_ byte: UInt8, at index: Int, in bytes: [UInt8]) -> Token {
    let before = index > 0 ? bytes[index - 1] : UInt8(ascii: " ")
    let after = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
    let opens = !isWord(before) && !isBlank(after)
    let closes = !isWord(after) && !isBlank(before)
    return .mark(byte, opens: opens, closes: closes)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  // MARK: References

  /// What stands between angle brackets.
  private func reference(_ text: String) -> RichRun {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map {
      Self.decoded(String($0))
    }
    let label = parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil
    let rest = String(parts[0].dropFirst())
    switch parts[0].first {
    case "@": return person(rest, label)
    case "#":
      return RichRun("#" + (directory.channelName(rest) ?? label ?? rest), to: Self.target(rest) { .channel($0) })
    case "!": return RichRun(label ?? "@" + (rest.split(separator: "^").last.map(String.init) ?? rest))
    default: return address(parts[0], label)
    }
  }

  private func person(_ id: String, _ label: String?) -> RichRun {
    RichRun(
      "@" + (directory.person(id) ?? label ?? id), to: Self.target(directory.known(id)) { .member($0) })
  }

  private static func target(_ id: String, _ target: (String) -> RichTarget) -> RichTarget? {
    id.isEmpty || id.utf8.count > WorkspacePass.longestID ? nil : target(id)
  }

  /// An address that isn't safe to follow stays a text that shows it.
  private func address(_ address: String, _ label: String?) -> RichRun {
    let address = SlackLink.withoutToken(address)
    guard let link = WebLink(address) else {
      return RichRun(label.map { "\($0) (\(address))" } ?? address)
    }
    let shown = address.hasPrefix("mailto:") ? String(address.dropFirst("mailto:".count)) : address
    return RichRun(label ?? shown, to: .link(link))
  }

  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  // MARK: Styles

  /// Pairs of signs become styles; a sign without a partner stays.
  private static func styled(_ tokens: [Token]) -> [RichRun] {
    let pairs = pairs(tokens)
    var (runs, depths): ([RichRun], [UInt8: Int]) = ([], [:])
    for (index, token) in tokens.enumerated() {
      let style = depths.reduce(into: RichStyle()) { style, depth in
        if depth.value > 0, let mark = marks[depth.key] { style.insert(mark) }
      }
      switch token {
      case .run(let run): append(RichRun(run.text, style, to: run.target), to: &runs)
      case .mark(let byte, _, _):
        if let isStart = pairs[index] {
          depths[byte, default: 0] += isStart ? 1 : -1
        } else {
          append(RichRun(String(UnicodeScalar(byte)), style), to: &runs)
        }
      }
    }
    return runs
  }

  private static func append(_ run: RichRun, to runs: inout [RichRun]) {
    if let last = runs.last, last.style == run.style, last.target == run.target, run.target == nil {
      runs[runs.count - 1] = RichRun(last.text + run.text, run.style)
    } else {
      runs.append(run)
    }
  }

  /// The places of signs that have a partner, and whether they begin a style.
  private static func pairs(_ tokens: [Token]) -> [Int: Bool] {
    var (pairs, open): ([Int: Bool], [(byte: UInt8, index: Int)]) = ([:], [])
    var counts: [UInt8: Int] = [:]
    let codes = codes(tokens)
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      if let end = codes[index] {
        (pairs[index], pairs[end]) = (true, false)
        index = end
        continue
      }
      guard case .mark(let byte, let opens, let closes) = tokens[index], byte != UInt8(ascii: "`") else { continue }
      // Between two signs there must be something.
      if let last = open.last, last.byte == byte, last.index == index - 1 { continue }
      if closes, counts[byte, default: 0] > 0 {
        // What was begun in between has no partner.
        while let last = open.popLast() {
          counts[last.byte, default: 0] -= 1
          guard last.byte == byte else { continue }
          (pairs[last.index], pairs[index]) = (true, false)
          break
        }
      } else if opens {
        open.append((byte, index))
        counts[byte, default: 0] += 1
      }
    }
    return pairs
  }

  /// For each sign that begins code, where it ends; no other sign counts in between.
  private static func codes(_ tokens: [Token]) -> [Int: Int] {
    var (codes, start): ([Int: Int], Int?) = ([:], nil)
    for (index, token) in tokens.enumerated() {
      guard case .mark(UInt8(ascii: "`"), let opens, let closes) = token else { continue }
      if let begun = start, closes, index > begun + 1 {
        codes[begun] = index
        start = nil
      } else if opens {
        start = start ?? index
      }
    }
    return codes
  }
}
