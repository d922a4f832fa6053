/// Reads pages as our renderer writes them and refuses all else, with its place.
///
/// Browsers forgive and rearrange; this parser does neither, so the tree it returns is the tree that every browser
/// builds. Every element is closed in order, attribute values are quoted, `id`s are unique, every `&` begins a known
/// character reference, and nothing stands where a browser would move it (``HTMLRules``).
package struct HTMLParser {
  private var scanner: HTMLScanner
  private var open: [(node: DOMNode, position: Int)]
  private var ids: Set<String> = []
  /// The elements around a part of a page, outermost first, without the innermost.
  private let around: [String]

  private init(_ html: String, inside names: [String] = ["#document"]) {
    scanner = HTMLScanner(html)
    around = names.dropLast()
    open = [(DOMNode(names.last ?? "#document"), 0)]
  }

  /// Reads a whole page: `<!doctype html>`, then one `html` with `head` and `body`.
  package static func document(_ html: String) throws(HTMLError) -> DOMNode {
    var parser = HTMLParser(html)
    parser.scanner.skipSpaces()
    guard parser.scanner.skip("<!doctype html>") else {
      throw parser.scanner.error("a page begins with <!doctype html>")
    }
    let document = try parser.content()
    let roots = document.children.filter { !$0.isText }
    guard roots.map(\.name) == ["html"] else { throw parser.scanner.error("a page is one html element") }
    guard roots[0].children.filter({ !$0.isText }).map(\.name) == ["head", "body"] else {
      throw parser.scanner.error("html holds head and body")
    }
    return document
  }

  /// Reads a part of a page; the result is a node named `#document` around it.
  package static func fragment(_ html: String) throws(HTMLError) -> DOMNode {
    var parser = HTMLParser(html)
    return try parser.content()
  }

  /// Reads the nodes that are to stand in an element.
  static func nodes(_ html: String, inside parent: DOMNode) throws(HTMLError) -> [DOMNode] {
    var parser = HTMLParser(html, inside: parent.selfAndAncestors.reversed().map(\.name))
    let read = try parser.content()
    return read.remove(read.children.indices)
  }

  private mutating func content() throws(HTMLError) -> DOMNode {
    while !scanner.isAtEnd {
      if HTMLRules.rawText.contains(current.name) || HTMLRules.escapableText.contains(current.name) {
        try textElementContent()
      } else if scanner.skip("<!--") {
        guard scanner.skip(past: "-->") else { throw scanner.error("a comment is not closed") }
      } else if scanner.skip("</") {
        try endTag()
      } else if scanner.peek == UInt8(ascii: "<") {
        try startTag()
      } else {
        try text()
      }
    }
    guard let last = open.last, open.count == 1 else {
      throw scanner.error("<\(current.name)> is not closed", at: open.last?.position)
    }
    return last.node
  }

  private var current: DOMNode { open[open.count - 1].node }

  private mutating func text() throws(HTMLError) {
    let start = scanner.position
    let text = try scanner.text(upTo: "<")
    if let problem = HTMLRules.problem(withText: text, in: current) { throw scanner.error(problem, at: start) }
    current.append(DOMNode(text: text))
  }

  private mutating func textElementContent() throws(HTMLError) {
    let name = current.name
    let text =
      HTMLRules.rawText.contains(name)
      ? try scanner.rawText(upTo: "</\(name)>") : try scanner.text(upTo: "</\(name)>")
    if !text.isEmpty { current.append(DOMNode(text: text)) }
    _ = scanner.skip("</\(name)>")
    open.removeLast()
  }

  private mutating func endTag() throws(HTMLError) {
    let start = scanner.position - 2
    let name = try scanner.name("a tag")
    guard scanner.skip(">") else { throw scanner.error("</\(name) is not closed by >") }
    guard open.count > 1 else { throw scanner.error("</\(name)> closes nothing", at: start) }
    guard current.name == name else {
      throw scanner.error("</\(name)> comes while <\(current.name)> is open", at: start)
    }
    open.removeLast()
  }

  private mutating func startTag() throws(HTMLError) {
    let start = scanner.position
    _ = scanner.skip("<")
    let name = try scanner.name("a tag")
    let attributes = try scanner.attributes(of: name)
    let closesItself = scanner.skip("/>")
    guard closesItself || scanner.skip(">") else { throw scanner.error("<\(name) is not closed by >", at: start) }
    let names = around + open.map(\.node.name)
    let isDrawing = name == "svg" || names.contains("svg")
    guard isDrawing || !closesItself || HTMLRules.void.contains(name) else {
      throw scanner.error("<\(name)/> does not close itself", at: start)
    }
    if let problem = HTMLRules.problem(withElement: name, inside: names) {
      throw scanner.error(problem, at: start)
    }
    if let id = attributes["id"], !ids.insert(id).inserted { throw scanner.error("id \(id) is not unique", at: start) }
    let node = DOMNode(name, attributes: attributes)
    current.append(node)
    if !closesItself, isDrawing || !HTMLRules.void.contains(name) { open.append((node, start)) }
    if name == "pre" || name == "textarea" { _ = scanner.skip("\n") }
  }
}
