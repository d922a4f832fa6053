import Domain

/// The pages of a channel, the newest first.
struct MonthList {
  let pages: [(link: PageFrame.Link, messages: Int)]
  let texts: ArchivePageTexts

  var markup: PageMarkup {
    var markup = PageMarkup()
    if pages.isEmpty { markup.write(note: texts.noMessages) }
    markup.writeRows(pages.reversed().map { ($0.link, [texts.messages($0.messages)]) })
    return markup
  }
}

extension PageMarkup {
  /// A sentence of the program.
  mutating func write(note: String) {
    raw("<p class=\"quiet\">")
    text(note)
    raw("</p>\n")
  }

  /// Links with what is to be said of them.
  mutating func writeRows(_ rows: [(link: PageFrame.Link, facts: [String])]) {
    guard !rows.isEmpty else { return }
    raw("<ul class=\"rows\">\n")
    for row in rows {
      raw("<li>")
      write(row.link)
      raw(" <span class=\"quiet\">")
      isolated(row.facts)
      raw("</span></li>\n")
    }
    raw("</ul>\n")
  }
}
