import Domain

/// What every page has around its content.
struct PageFrame {
  /// A link to another page.
  struct Link: Hashable {
    let title: String

    /// From the page's own folder.
    let path: String
  }

  let texts: ArchivePageTexts

  /// The way to the archive's folder from the page's own, such as `../../`.
  let root: String

  let title: String

  /// The pages that this one belongs to, the outermost first.
  var parents: [Link] = []

  /// Below the title.
  var facts: [String] = []

  var earlier: Link?
  var later: Link?

  /// The whole page.
  func page(_ content: PageMarkup) -> [UInt8] {
    var page = PageMarkup()
    writeHead(to: &page)
    page.raw("<body>\n<a class=\"skip\" href=\"#main\">")
    page.text(texts.skipToContent)
    page.raw("</a>\n")
    writeNavigation(to: &page)
    page.raw("<main id=\"main\">\n<h1>")
    page.isolated(title)
    page.raw("</h1>\n")
    writeFacts(to: &page)
    page.append(content)
    writeNeighbours(to: &page)
    page.raw("</main>\n</body>\n</html>\n")
    return page.bytes
  }

  private func writeHead(to page: inout PageMarkup) {
    page.raw("<!DOCTYPE html>\n<html lang=\"")
    page.text(texts.language)
    page.raw("\">\n<head>\n<meta charset=\"utf-8\">\n")
    // A page that is opened from a folder has no origin; its styles are of the scheme file.
    page.raw(
      """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' file:; base-uri 'none'; \
      form-action 'none'">
      <meta name="referrer" content="no-referrer">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>
      """)
    page.text(([title] + parents.reversed().map(\.title)).joined(separator: " · "))
    page.raw("</title>\n<link rel=\"stylesheet\" href=\"")
    page.text(root)
    page.raw("style.css\">\n</head>\n")
  }

  private func writeNavigation(to page: inout PageMarkup) {
    guard !parents.isEmpty else { return }
    page.raw("<header><nav aria-label=\"")
    page.text(texts.navigation)
    page.raw("\">\n<ol class=\"path\">\n")
    for parent in parents {
      page.raw("<li>")
      page.write(parent)
      page.raw("</li>\n")
    }
    page.raw("</ol>\n")
    writeNeighbours(to: &page)
    page.raw("</nav></header>\n")
  }

  private func writeFacts(to page: inout PageMarkup) {
    guard !facts.isEmpty else { return }
    page.raw("<p class=\"quiet\">")
    page.isolated(facts)
    page.raw("</p>\n")
  }

  private func writeNeighbours(to page: inout PageMarkup) {
    guard earlier != nil || later != nil else { return }
    page.raw("<p class=\"pages\">")
    if let earlier { page.write(Link(title: texts.earlier(earlier.title), path: earlier.path)) }
    if let later { page.write(Link(title: texts.later(later.title), path: later.path)) }
    page.raw("</p>\n")
  }
}

extension PageMarkup {
  mutating func write(_ link: PageFrame.Link) {
    beginLink(toPage: link.path)
    isolated(link.title)
    raw("</a>")
  }
}
