import Foundation
import PortableUICore

/// Writes the whole page around a window's nodes.
struct PageWriter: Sendable {
  /// The program's name, shown after the screen's title.
  let programName: String
  /// Who reads the page.
  let visitor: Visitor
  /// Where the page's long paths are kept; nil: they stand in the page.
  var drawings: DrawingCache?

  /// What a page shows, before it is written.
  struct Content: Sendable {
    let title: String
    let body: Element
    let styles: StyleSheet
  }

  /// What a page is made of, with everything decided.
  struct Page: Sendable, Equatable {
    let title: String
    let styles: StyleSheet.Text
    /// What the whole page stands in; nil: what the person prefers.
    let surroundings: ColorScheme?
    /// False: a page without script, which leaves nothing in the browser.
    let isLive: Bool
    let body: WrittenHTML
  }

  /// The content that shows the nodes.
  ///
  /// They are values, so it is made away from the main actor.
  func content(of nodes: [Node], formAddress: String? = nil) -> Content {
    var builder = ElementBuilder(locale: visitor.locale, drawings: drawings)
    builder.formAddress = formAddress
    let body = builder.body(of: nodes)
    return Content(title: title(of: nodes), body: body, styles: builder.styles)
  }

  /// The page that shows the nodes; one that can become live says which one it is.
  ///
  /// `formAddress` is where its forms post to, if that is not the address that it was asked for at.
  func page(of nodes: [Node], isLive: Bool = true, formAddress: String? = nil) -> Page {
    let content = content(of: nodes, formAddress: formAddress)
    var body = content.body
    if isLive {
      body.set(.dataVersion, PageDigest(of: body).version(titled: content.title))
      body.set(.dataAssets, Assets.version)
      setSentences(on: &body)
    }
    var writer = HTMLWriter(reserving: 32_768, leavingOutShared: true)
    writer.write(body)
    return Page(
      title: content.title, styles: content.styles.css, surroundings: nodes.surroundings, isLive: isLive,
      body: writer.written)
  }

  /// What the client script says where it has to: it has no words of its own.
  private func setSentences(on body: inout Element) {
    body.set(.dataAway, LayerText.away(in: visitor.locale))
    body.set(.dataGone, LayerText.gone(in: visitor.locale))
    body.set(.dataLong, LayerText.tooLong(in: visitor.locale))
    body.set(.dataCopied, LayerText.copied(in: visitor.locale))
    body.set(.dataUnsent, LayerText.unsent(in: visitor.locale))
  }

  /// The page as bytes.
  func html(_ page: Page) -> [UInt8] {
    var writer = HTMLWriter(reserving: page.body.count + page.styles.string.utf8.count + 2048)
    writer.raw("<!doctype html><html lang=\"")
    writer.text(visitor.languageTag)
    writer.raw(visitor.layoutDirection == .rightToLeft ? "\" dir=\"rtl\">" : "\" dir=\"ltr\">")
    writer.raw(Self.headStart)
    writer.raw(Self.colors(in: page.surroundings))
    writer.raw(Self.icon)
    writer.raw("<title>")
    writer.text(page.title)
    writer.raw("</title><link rel=\"stylesheet\" href=\"")
    writer.text(Assets.style.address)
    writer.raw("\">")
    if page.isLive {
      writer.raw("<script src=\"")
      writer.text(Assets.script.address)
      writer.raw("\" defer></script>")
    }
    writer.raw("<style id=\"rules\">")
    writer.styles(page.styles)
    writer.raw("</style></head>")
    writer.append(page.body)
    writer.raw("</html>")
    return writer.bytes
  }

  /// The current screen's title and the program's name.
  private func title(of nodes: [Node]) -> String {
    guard let title = nodes.firstValue(\.currentTitle) else { return programName }
    // Nothing isolates a part of a window's title: a control of text direction in it would turn the whole around.
    let screen = String(String.UnicodeScalarView(title.unicodeScalars.filter { !$0.properties.isBidiControl }))
    return screen.isEmpty || screen == programName ? programName : "\(screen) – \(programName)"
  }

  private static let headStart: StaticString = """
    <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    """

  /// What the browser draws around the page, and the page before its style file is there.
  private static func colors(in surroundings: ColorScheme?) -> StaticString {
    switch surroundings {
    case .light: ##"<meta name="color-scheme" content="light"><meta name="theme-color" content="#f2f2f7">"##
    case .dark: ##"<meta name="color-scheme" content="dark"><meta name="theme-color" content="#000">"##
    case nil:
      """
      <meta name="color-scheme" content="light dark">\
      <meta name="theme-color" content="#f2f2f7" media="(prefers-color-scheme: light)">\
      <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">
      """
    }
  }

  private static let icon: StaticString = """
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E\
    %3Crect width='32' height='32' rx='7' fill='%23AF52DE'/%3E\
    %3Cpath d='M7 18h4v7H7zM14 12h4v13h-4zM21 7h4v18h-4z' fill='%23fff'/%3E%3C/svg%3E">
    """
}

extension Node {
  var isPresentation: Bool {
    switch kind {
    case .alert, .sheet: true
    default: false
    }
  }

  /// The title of the current screen in this node.
  var currentTitle: String? {
    switch kind {
    case .screen(let traits) where traits.isCurrent && traits.title != nil: return traits.title
    // What stands in a row or in a control is no screen, and there are many of them.
    case .list, .section, .link, .button, .toggle, .text, .texts, .markedText: return nil
    default: break
    }
    for child in children { if let title = child.currentTitle { return title } }
    return nil
  }
}
