import Domain

/// Texts of an export as they may be kept.
extension JSONNode {
  /// A text that isn't empty, of so many bytes at most, without the tokens that addresses may have.
  func words(_ mostBytes: Int = WorkspacePass.longestContent) -> String? {
    guard isText else { return nil }
    let text = withText { bytes in
      SlackToken.mayBe(in: bytes)
        ? String(decoding: SlackToken.removed(from: Array(bytes)), as: UTF8.self)
        : String(decoding: bytes, as: UTF8.self)
    }
    return text.isEmpty ? nil : text.bounded(mostBytes)
  }

  /// An id, which isn't empty.
  var id: String? { words(WorkspacePass.longestID) }

  /// A name, which isn't empty.
  var name: String? { words(WorkspacePass.longestName) }
}

extension String {
  /// True where it has nothing to be seen.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text, cut between two characters where it is longer than so many bytes.
  func bounded(_ mostBytes: Int) -> String {
    utf8.count > mostBytes ? beginning(bytes: mostBytes) : self
  }
}

/// The token by which an export's files can be downloaded: an item of an address, as in `?t=xoxe-1`.
///
/// Whoever is given an archive isn't to have the team's files as well.
enum SlackToken {
  private static let sign = Array("t=xox".utf8)

  /// What may follow an item of an address that stands in a text.
  private static let ends = Set(" \t\r\n&#<>|\"'`()[]{}\\".utf8)

  static func mayBe(in bytes: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while let index = bytes[start...].firstIndex(of: UInt8(ascii: "=")) {
      start = index + 1
      if bytes[start...].starts(with: "xox".utf8) { return true }
    }
    return false
  }

  /// The text without such items, wherever in it addresses stand.
  static func removed(from text: [UInt8]) -> [UInt8] {
    var (clean, index): ([UInt8], Int) = ([], 0)
    while index < text.count {
      guard text[index...].starts(with: sign), let before = separator(atEndOf: clean) else {
        clean.append(text[index])
        index += 1
        continue
      }
      while index < text.count, !ends.contains(text[index]) { index += 1 }
      let after = ["&amp;", "&"].first { text[index...].starts(with: $0.utf8) }?.utf8.count
      if before == 1, clean.last == UInt8(ascii: "?"), let after {
        index += after
      } else {
        clean.removeLast(before)
      }
    }
    return clean
  }

  /// How many bytes separate what is next from the rest of an address; nil where none do.
  private static func separator(atEndOf text: [UInt8]) -> Int? {
    if text.last == UInt8(ascii: "?") || text.last == UInt8(ascii: "&") { return 1 }
    return text.suffix(5).elementsEqual("&amp;".utf8) ? 5 : nil
  }
}
