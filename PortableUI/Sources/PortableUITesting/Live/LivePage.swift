/// The page in a browser whose script runs: the tree, and what the script knows of it.
///
/// It does with operations, fields and presentations what the client script does with them, line by line where that
/// matters, so that what a scenario sees here is what a person sees in a browser.
final class LivePage {
  let window: String
  let body: DOMNode
  let head: DOMNode
  let assets: String
  private(set) var version: String
  private(set) var revision = 0
  /// The rules that came after the page.
  private var addedRules: Set<String> = []
  /// Messages that came before the one that they follow.
  var held: [ReceivedMessage] = []
  /// What is to be sent.
  var queue: [[WireValue]] = []
  var lastNumber = 0
  /// The elements that the last message brought.
  private(set) var arrived: [DOMNode] = []
  /// What is done to fields once the tree is complete.
  private var late: [() -> Void] = []

  /// Nil for a page that does not become live.
  init?(_ document: DOMNode) {
    guard let body = document.first(where: { $0.name == "body" }),
      let head = document.first(where: { $0.name == "head" }),
      let version = body.attributes["data-version"], let assets = body.attributes["data-assets"]
    else { return nil }
    self.body = body
    self.head = head
    self.version = version
    self.assets = assets
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    window = String((0..<32).compactMap { _ in letters.randomElement() })
    adopt(body)
    for presentation in presentations { presentation.isAddressed = true }
  }

  /// The fields whose values go to the server.
  var fields: [DOMNode] { body.selfAndDescendants.filter(\.isLiveField) }

  /// The presentations that are shown, bottom to top.
  var presentations: [DOMNode] { body.elements.filter { $0.has("data-in") } }

  private func adopt(_ node: DOMNode) {
    for surface in node.selfAndDescendants where surface.isReader { surface.becomeSlider() }
    for element in node.selfAndDescendants where element.isLiveField {
      let value =
        element.attributes["data-value"].flatMap { element.name == "select" ? $0 : nil } ?? element.value ?? ""
      element.serverValue = value
      element.firstValue = value
      element.typedValue = element.value
    }
  }
}

// MARK: Loading anew

extension LivePage {
  /// What a page keeps while it is loaded anew.
  struct Kept {
    struct Field {
      let name: String
      let label: String
      let value: String?
      /// The value with which the field came.
      let first: String?
    }

    let fields: [Field]
    /// The presentations that come again, bottom to top.
    let presentations: [String]
  }

  /// What fields hold that the page did not bring, and the presentations in which they stand; all that are shown where
  /// the page is loaded anew by itself.
  func kept(isRenewed: Bool) -> Kept {
    let changed = fields.filter { !$0.isFileField && !$0.isDisabled && $0.value != $0.firstValue }
    let above = presentations
    let last =
      isRenewed
      ? above.indices.last
      : above.lastIndex { shade in
        shade.selfAndDescendants.contains { field in changed.contains { $0 === field } }
      }
    return Kept(
      fields: changed.map {
        Kept.Field(
          name: $0.attributes["name"] ?? "", label: $0.accessibleName, value: $0.value, first: $0.firstValue)
      },
      presentations: above[..<(last.map { $0 + 1 } ?? 0)].compactMap { $0.attributes["data-in"] })
  }

  /// Puts what was kept into the fields that are there, where they are as they were then.
  func fill(_ kept: Kept) {
    for one in kept.fields {
      let field =
        fields.first { $0.attributes["name"] == one.name } ?? fields.first { $0.accessibleName == one.label }
      if let field, field.value == one.first { field.typedValue = one.value }
    }
  }
}

// MARK: Fields

extension LivePage {
  /// The fields with a value that the server may not know.
  private var unsent: [DOMNode] {
    fields.filter { !$0.isFileField && !$0.isDisabled && $0.value != $0.serverValue }
  }

  /// Whether a field has a value that the server may not know.
  var hasInputs: Bool { !unsent.isEmpty }

  /// The values that the server may not know; they count as sent.
  func dequeueInputs() -> [String: WireValue] {
    var inputs: [String: WireValue] = [:]
    for field in unsent {
      field.sentValue = field.value
      inputs[field.attributes["name"] ?? ""] = field.value.map { .string($0) } ?? .null
    }
    return inputs
  }

  /// Lets the server's value in where nothing that was typed is lost by it.
  private func apply(_ field: DOMNode, _ value: String, isAnswer: Bool) {
    guard !field.isFileField else { return }
    let sent = isAnswer ? field.sentValue : nil
    let common = sent ?? field.serverValue ?? ""
    var wanted = field.value ?? ""
    if wanted == common {
      wanted = value
    } else if sent != nil, wanted.hasPrefix(common) {
      wanted = value + wanted.dropFirst(common.count)
    }
    field.serverValue = value
    if sent != nil { field.sentValue = nil }
    field.typedValue = wanted
  }

  /// The server has what was sent.
  func answered() {
    for field in fields {
      if let sent = field.sentValue { field.serverValue = sent }
      field.sentValue = nil
    }
  }
}

// MARK: Operations

extension LivePage {
  /// Applies what changes the tree; the rest is the driver's.
  ///
  /// - Throws: ``UITestError/badAnswer(_:)`` for an operation that does not fit the tree.
  func apply(_ message: ReceivedMessage) throws {
    arrived = []
    for operation in message.operations { try apply(operation, isAnswer: message.isAnswer) }
    for work in late { work() }
    late = []
    let steps = message.operations.contains { if case .history(.push, _) = $0 { true } else { false } }
    for node in arrived where node.has("data-in") { node.isAddressed = steps }
    revision = message.to
    version = message.version
    if message.isAnswer { answered() }
  }

  private func apply(_ operation: LiveOperation, isAnswer: Bool) throws {
    switch operation {
    case .attributes(let path, let attributes):
      setAttributes(of: try element(at: path, operation), attributes, isAnswer: isAnswer)
    case .text(let path, let text): setText(of: try element(at: path, operation), text, isAnswer: isAnswer)
    case .insert(let path, let index, let html):
      let parent = try element(at: path, operation)
      guard (0...parent.elements.count).contains(index) else { throw Self.unfit(operation) }
      let nodes = try Self.parse(html, inside: parent)
      nodes.forEach(adopt)
      parent.insert(nodes, at: index)
      arrived += nodes
    case .remove(let path, let index, let count):
      let parent = try element(at: path, operation)
      guard index >= 0, count >= 0, index + count <= parent.elements.count else { throw Self.unfit(operation) }
      parent.remove(index..<(index + count))
    case .move(let path, let from, let to):
      let parent = try element(at: path, operation)
      let places = parent.elements.indices
      guard places.contains(from), places.contains(to) else { throw Self.unfit(operation) }
      parent.insert(parent.remove(from..<(from + 1)), at: to)
    case .styles(let rules): addedRules.formUnion(rules)
    case .title(let title):
      head.first { $0.name == "title" }?.replaceChildren(with: title.isEmpty ? [] : [DOMNode(text: title)])
    case .reset(let html): morph(body, to: try Self.body(of: html), isAnswer: isAnswer)
    case .history, .focus, .load, .download, .deliver, .notice: break
    }
  }

  private static func unfit(_ operation: LiveOperation) -> UITestError {
    .badAnswer("\(operation) does not fit the page")
  }

  private static func parse(_ html: String, inside parent: DOMNode) throws -> [DOMNode] {
    let nodes: [DOMNode]
    do {
      nodes = try HTMLParser.nodes(html, inside: parent)
    } catch {
      throw UITestError.badAnswer("“\(html.prefix(200))” is not well-formed. \(error)")
    }
    guard nodes.allSatisfy({ !$0.isText }) else {
      throw UITestError.badAnswer("“\(html.prefix(200))” has text between elements")
    }
    return nodes
  }

  private func element(at path: [Int], _ operation: LiveOperation) throws -> DOMNode {
    var element = body
    for index in path {
      guard element.elements.indices.contains(index) else { throw Self.unfit(operation) }
      element = element.elements[index]
    }
    return element
  }

  private func setAttributes(of element: DOMNode, _ attributes: [String: String], isAnswer: Bool) {
    var attributes = attributes
    if let name = element.attributes["value"], queue.contains(where: { $0.starts(with: ["set", .string(name)]) }) {
      attributes["aria-checked"] = element.attributes["aria-checked"]
    }
    for (name, value) in element.attributes where element.keepsItself(name) { attributes[name] = value }
    if element.name == "details", !element.has("open") { attributes["open"] = nil }
    element.attributes = attributes
    guard element.isLiveField else { return }
    if element.name == "select" {
      late.append { [unowned self] in apply(element, element.attributes["data-value"] ?? "", isAnswer: isAnswer) }
    } else if element.name == "input" {
      apply(element, attributes["value"] ?? "", isAnswer: isAnswer)
    }
  }

  private func setText(of element: DOMNode, _ text: String, isAnswer: Bool) {
    element.replaceChildren(with: text.isEmpty ? [] : [DOMNode(text: text)])
    if element.name == "textarea", element.isLiveField { apply(element, text, isAnswer: isAnswer) }
  }
}

// MARK: Resets

extension LivePage {
  /// Parses what a reset sends, as a body of its own.
  static func body(of html: String) throws -> DOMNode {
    let body = DOMNode("body")
    let page = DOMNode("html")
    page.append(body)
    body.insert(try parse(html, inside: body), at: 0)
    return body
  }

  private func morph(_ old: DOMNode, to next: DOMNode, isAnswer: Bool) {
    if old !== body { setAttributes(of: old, next.attributes, isAnswer: isAnswer) }
    let wanted = next.elements
    guard !wanted.isEmpty else { return setText(of: old, next.rawText, isAnswer: isAnswer) }
    var known = Dictionary(grouping: old.elements, by: \.morphName)
    next.remove(next.children.indices)
    let result = wanted.map { child in
      if let same = known[child.morphName]?.first {
        known[child.morphName]?.removeFirst()
        morph(same, to: child, isAnswer: isAnswer)
        return same
      }
      adopt(child)
      arrived.append(child)
      return child
    }
    old.replaceChildren(with: result)
  }
}

// MARK: Checks

extension LivePage {
  /// How the page differs from a whole one that the server renders; nil if it does not.
  func difference(from html: String, rules: [String]) throws -> String? {
    let ids = body.selfAndDescendants.compactMap { $0.attributes["id"] }
    let doubled = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys
    if let id = doubled.first { return "the id \(id) is not unique" }
    let style = head.first { $0.name == "style" }?.rawText ?? ""
    if let rule = rules.first(where: { !addedRules.contains($0) && !Self.style(style, has: $0) }) {
      return "the rule \(rule) never reached the page"
    }
    let fresh = try Self.body(of: html)
    guard !body.isSame(as: fresh) else { return nil }
    return UnifiedDiff(from: fresh.structure, to: body.structure, names: ("a fresh render", "the page")).description
  }

  /// Whether a page's style element has a rule; there the rules for one kind of reader stand together.
  private static func style(_ style: String, has rule: String) -> Bool {
    guard rule.hasPrefix("@media"), let start = rule.firstIndex(of: "{") else { return style.contains(rule) }
    return style.contains(rule[...start]) && style.contains(rule[start...].dropFirst().dropLast())
  }
}
