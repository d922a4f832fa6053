import PortableUICore

/// Writes the whole page around a window's nodes.
struct PageWriter: Sendable {
  /// The program's name, shown after the screen's title.
  let programName: String
  /// The address of the program's style file.
  let styleAddress: String
  /// BCP 47, for the page's `lang`.
  let language: String

  /// What a page is made of, with everything but the nonce decided.
  struct Page: Sendable, Equatable {
    let title: String
    let styles: String
    let body: [UInt8]
  }

  /// Works away from the main actor: the nodes are values.
  func page(of nodes: [Node]) -> Page {
    var builder = ElementBuilder()
    let body = document(of: nodes, &builder)
    var writer = HTMLWriter(reserving: 65_536)
    writer.write(body)
    return Page(title: title(of: nodes), styles: builder.styles.css, body: writer.bytes)
  }

  /// The page as bytes. The nonce lets the page's own styles, and no other inline ones, through the content policy.
  func html(_ page: Page, nonce: String) -> [UInt8] {
    var writer = HTMLWriter(reserving: page.body.count + page.styles.utf8.count + 1024)
    writer.raw("<!doctype html>")
    writer.raw("<html lang=\"")
    writer.text(language)
    writer.raw("\" dir=\"ltr\">")
    writer.write(head(page, nonce: nonce))
    writer.append(page.body)
    writer.raw("</html>")
    return writer.bytes
  }

  private func head(_ page: Page, nonce: String) -> Element {
    Element(
      .head,
      children: [
        Element(.meta, attributes: [Attribute(.charset, "utf-8")]),
        Element(
          .meta,
          attributes: [
            Attribute(.name, "viewport"), Attribute(.content, "width=device-width, initial-scale=1, viewport-fit=cover"),
          ]),
        Element(.meta, attributes: [Attribute(.name, "color-scheme"), Attribute(.content, "light dark")]),
        themeColor("#F2F2F7", "light"), themeColor("#000000", "dark"),
        Element(.title, text: page.title),
        Element(.link, attributes: [Attribute(.rel, "icon"), Attribute(.href, Self.icon)]),
        Element(.link, attributes: [Attribute(.rel, "stylesheet"), Attribute(.href, styleAddress)]),
        Element(.style, attributes: [Attribute(.nonce, nonce)], text: page.styles),
      ])
  }

  private func themeColor(_ color: String, _ scheme: String) -> Element {
    Element(
      .meta,
      attributes: [
        Attribute(.name, "theme-color"), Attribute(.content, color),
        Attribute(.media, "(prefers-color-scheme: \(scheme))"),
      ])
  }

  /// The body: the screens, inert below an alert, and the alerts.
  private func document(of nodes: [Node], _ builder: inout ElementBuilder) -> Element {
    let alerts = nodes.filter(\.isAlert)
    let screens = builder.elements(for: nodes.filter { !$0.isAlert }, in: .column)
    let hasMain = nodes.contains { if case .tabs = $0.kind { true } else { false } }
    var root = Element(hasMain ? .div : .main, attributes: [Attribute(.id, "root")], children: screens)
    if !alerts.isEmpty { root.attributes.append(Attribute(.inert)) }
    var body = Element(.body, children: [root] + builder.elements(for: alerts, in: .column))
    if !builder.filters.isEmpty { body.append(Self.filters(builder.filters)) }
    return body
  }

  private func title(of nodes: [Node]) -> String {
    guard let screen = nodes.lazy.compactMap(\.currentTitle).first, screen != programName else { return programName }
    return "\(screen) – \(programName)"
  }

  /// Filters that add to each sRGB channel.
  private static func filters(_ amounts: Set<Double>) -> Element {
    var svg = Element(
      .svg, classes: ["filters"],
      attributes: [Attribute(.width, "0"), Attribute(.height, "0"), Attribute(.ariaHidden, "true")])
    for amount in amounts.sorted() {
      let channel = [Attribute(.type, "linear"), Attribute(.slope, "1"), Attribute(.intercept, CSS.number(amount))]
      let transfer = Element(
        .feComponentTransfer,
        children: [
          Element(.feFuncR, attributes: channel), Element(.feFuncG, attributes: channel),
          Element(.feFuncB, attributes: channel),
        ])
      svg.append(
        Element(
          .filter,
          attributes: [
            Attribute(.id, ElementBuilder.filterName(amount)), Attribute(.colorInterpolationFilters, "sRGB"),
          ], children: [transfer]))
    }
    return svg
  }

  private static let icon =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' "
    + "fill='%23AF52DE'/%3E%3Cpath d='M7 18h4v7H7zM14 12h4v13h-4zM21 7h4v18h-4z' fill='%23fff'/%3E%3C/svg%3E"
}

extension Node {
  var isAlert: Bool { if case .alert = kind { true } else { false } }

  /// The title of the current screen in this node.
  var currentTitle: String? {
    if case .screen(let traits) = kind, traits.isCurrent, let title = traits.title { return title }
    return children.lazy.compactMap(\.currentTitle).first
  }
}
