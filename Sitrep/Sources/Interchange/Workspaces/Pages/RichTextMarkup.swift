import Domain

/// A message's styled text as HTML.
struct RichTextMarkup {
  /// Deeper lists look like those of this depth.
  private static let mostDepth = 5

  let dates: PageDates

  /// The page of a channel of the same workspace, by id.
  let page: (String) -> String?

  func write(_ text: RichText, to markup: inout PageMarkup) {
    for block in text.blocks { write(block, to: &markup) }
  }

  /// Writes a text without styles, with its line breaks.
  func write(plain text: String, to markup: inout PageMarkup) {
    guard !text.isEmpty else { return }
    markup.raw("<p class=\"text\" dir=\"auto\">")
    markup.text(text)
    markup.raw("</p>\n")
  }

  private func write(_ block: RichBlock, to markup: inout PageMarkup) {
    switch block {
    case .paragraph(let runs):
      markup.raw("<p class=\"text\" dir=\"auto\">")
      write(runs, to: &markup)
      markup.raw("</p>\n")
    case .quote(let runs):
      markup.raw("<blockquote><p class=\"text\" dir=\"auto\">")
      write(runs, to: &markup)
      markup.raw("</p></blockquote>\n")
    case .code(let code):
      markup.raw("<pre dir=\"ltr\"><code>")
      markup.text(code)
      markup.raw("</code></pre>\n")
    case .list(let items): write(ArraySlice(items), to: &markup)
    }
  }

  /// Items that count and items with bullets are lists of their own.
  private func write(_ items: ArraySlice<RichItem>, to markup: inout PageMarkup) {
    var rest = items
    while let first = rest.first {
      let isNumbered = first.number != nil
      let list = rest.prefix { ($0.number != nil) == isNumbered }
      markup.raw(isNumbered ? "<ol class=\"list\">\n" : "<ul class=\"list\">\n")
      for item in list { write(item, to: &markup) }
      markup.raw(isNumbered ? "</ol>\n" : "</ul>\n")
      rest = rest[list.endIndex...]
    }
  }

  private func write(_ item: RichItem, to markup: inout PageMarkup) {
    markup.raw("<li dir=\"auto\" class=\"text depth")
    markup.number(min(max(0, item.depth), Self.mostDepth))
    if let number = item.number {
      markup.raw("\" value=\"")
      markup.number(Int(Int32(clamping: number)))
    }
    markup.raw("\">")
    write(item.runs, to: &markup)
    markup.raw("</li>\n")
  }

  private func write(_ runs: [RichRun], to markup: inout PageMarkup) {
    for run in runs {
      switch run.target {
      case .link(let link):
        let isBlank = run.text.allSatisfy(\.isWhitespace)
        markup.beginLink(to: link)
        writeStyled(isBlank ? RichRun(link.text, run.style) : run, to: &markup)
        markup.raw("</a>")
      case .channel(let id): write(run, toChannel: id, &markup)
      case .member:
        markup.raw("<span class=\"mention\">")
        writeStyled(run, to: &markup)
        markup.raw("</span>")
      case .moment(let moment, let parts):
        markup.raw("<time datetime=\"")
        markup.text(dates.machine(moment))
        markup.raw("\">")
        writeStyled(RichRun(dates.text(of: moment, parts), run.style), to: &markup)
        markup.raw("</time>")
      case nil: writeStyled(run, to: &markup)
      }
    }
  }

  private func write(_ run: RichRun, toChannel id: String, _ markup: inout PageMarkup) {
    let page = page(id)
    if let page { markup.beginLink(toPage: page) }
    writeStyled(run, to: &markup)
    if page != nil { markup.raw("</a>") }
  }

  private func writeStyled(_ run: RichRun, to markup: inout PageMarkup) {
    if run.style.contains(.bold) { markup.raw("<strong>") }
    if run.style.contains(.italic) { markup.raw("<em>") }
    if run.style.contains(.strikethrough) { markup.raw("<s>") }
    if run.style.contains(.code) { markup.raw("<code>") }
    markup.text(run.text)
    if run.style.contains(.code) { markup.raw("</code>") }
    if run.style.contains(.strikethrough) { markup.raw("</s>") }
    if run.style.contains(.italic) { markup.raw("</em>") }
    if run.style.contains(.bold) { markup.raw("</strong>") }
  }
}
