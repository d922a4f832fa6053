/// Reads server-sent events (WHATWG HTML, section 9.2) as far as ours go: data and comments.
struct EventStreamParser {
  private var rest: [UInt8] = []

  /// The data of the events that are complete with these bytes.
  mutating func parse(_ bytes: [UInt8]) -> [String] {
    rest += bytes
    let blocks = String(decoding: rest, as: UTF8.self).split(separator: "\n\n", omittingEmptySubsequences: false)
    guard let last = blocks.last, blocks.count > 1 else { return [] }
    rest = Array(last.utf8)
    return blocks.dropLast().compactMap { block in
      let lines = block.split(separator: "\n").filter { $0.hasPrefix("data:") }
      guard !lines.isEmpty else { return nil }
      return lines.map { $0.dropFirst(5).trimmingPrefix(" ") }.joined(separator: "\n")
    }
  }
}
