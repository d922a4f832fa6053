/// The rules of HTML by which a browser would build another tree than the one written, and controls inside controls.
enum HTMLRules {
  /// Elements without content or end tag.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  /// Elements whose content is text up to their end tag, without character references.
  static let rawText: Set<String> = ["script", "style"]
  /// Elements whose content is text with character references.
  static let escapableText: Set<String> = ["textarea", "title"]
  /// Elements that a person works.
  static let controls: Set<String> = ["a", "button", "input", "select", "textarea", "summary"]

  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
  private static let closesParagraph: Set<String> = [
    "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset", "figcaption", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "menu", "nav", "ol", "p", "pre",
    "search", "section", "table", "ul",
  ]
  private static let tableParents: [String: Set<String>] = [
    "caption": ["table"], "colgroup": ["table"], "col": ["colgroup"], "thead": ["table"], "tbody": ["table"],
    "tfoot": ["table"], "tr": ["thead", "tbody", "tfoot"], "td": ["tr"], "th": ["tr"],
  ]
  private static let tableParts: Set<String> = ["table", "colgroup", "thead", "tbody", "tfoot", "tr"]

  /// What is wrong with an element in these open ones, outermost first; nil if nothing is.
  static func problem(withElement name: String, inside open: [String]) -> String? {
    guard let parent = open.last, !open.contains("svg") else { return nil }
    if let outer = open.last(where: { controls.contains($0) }), controls.contains(name) {
      return "a control, <\(name)>, stands inside another one, <\(outer)>"
    }
    if name == "form", open.contains("form") { return "a form stands inside a form" }
    if open.contains("p"), closesParagraph.contains(name) { return "<\(name)> stands inside <p>" }
    if headings.contains(name), headings.contains(parent) { return "<\(name)> stands inside <\(parent)>" }
    if name == "li", !["ul", "ol", "menu"].contains(parent) { return "<li> stands in <\(parent)>, which isn't a list" }
    if ["ul", "ol"].contains(parent), name != "li" { return "<\(name)> stands between the items of a list" }
    if let parents = tableParents[name] {
      return parents.contains(parent) ? nil : "<\(name)> stands in <\(parent)>"
    }
    if tableParts.contains(parent) { return "<\(name)> stands between the parts of a table" }
    return nil
  }

  /// What is wrong with text in an element; nil if nothing is.
  static func problem(withText text: String, in parent: DOMNode) -> String? {
    guard !text.singleSpaced.isEmpty else { return nil }
    if tableParts.contains(parent.name) { return "text stands between the parts of a table" }
    if ["ul", "ol"].contains(parent.name) { return "text stands between the items of a list" }
    if ["html", "head"].contains(parent.name) { return "text stands in <\(parent.name)>" }
    return nil
  }
}
