import Domain

/// Puts runs together: neighbours of one style become one, and all of them stay below a limit.
struct RunBuilder {
  /// How many bytes there is room for; names and labels may make a text longer than it was.
  private(set) var left: Int

  private var runs: [RichRun] = []

  /// What has no run yet, because more of its style may come.
  private var text = ""
  private var style = RichStyle()

  init(mostBytes: Int = WorkspacePass.longestContent) {
    left = mostBytes
  }

  mutating func add(_ text: String, _ style: RichStyle = RichStyle(), to target: RichTarget? = nil) {
    let text = text.bounded(left)
    left -= text.utf8.count
    guard !text.isEmpty else { return }
    if target != nil || style != self.style { flush() }
    if target != nil {
      runs.append(RichRun(text, style, to: target))
    } else {
      self.style = style
      if self.text.isEmpty { self.text = text } else { self.text += text }
    }
  }

  /// All runs since the last call.
  mutating func take() -> [RichRun] {
    flush()
    defer { runs = [] }
    return runs
  }

  /// The same without the line break that ends a section.
  mutating func takeSection() -> [RichRun] {
    if text.utf8.last == UInt8(ascii: "\n") { text = String(text.dropLast()) }
    return take()
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    runs.append(RichRun(text, style))
    text = ""
  }
}
