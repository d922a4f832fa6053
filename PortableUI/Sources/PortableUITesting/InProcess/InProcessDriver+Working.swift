/// Tapping, typing and keys.
extension InProcessDriver {
  public func tap(_ query: ElementQuery) async throws {
    let node = try await node(query)
    if let why = node.whyOutOfReach { throw UITestError.refused(query, why: why, page: await pageForMessage()) }
    guard let control = node.selfAndAncestors.first(where: \.isControl) else {
      throw UITestError.refused(query, why: "it is nothing that one can tap", page: await pageForMessage())
    }
    if control.isDisabled {
      throw UITestError.refused(query, why: "it is disabled", page: await pageForMessage())
    }
    if live != nil { try await click(node, control) } else { try await activate(control) }
  }

  public func enter(_ text: String, into query: ElementQuery) async throws {
    let node = try await node(query)
    let why =
      node.whyOutOfReach ?? (node.isDisabled ? "it is disabled" : nil)
      ?? (node.has("readonly") ? "it is read-only" : nil)
      ?? (node.isTextField || node.name == "select" ? nil : "it isn't a text field")
    if let why { throw UITestError.refused(query, why: why, page: await pageForMessage()) }
    focus = node
    if live != nil { try await type(text, into: node) } else { node.typedValue = node.entry(for: text) }
  }

  public func press(_ key: Key) async throws {
    if live != nil { try await pressLive(key) } else { try await pressWithoutScript(key) }
  }

  private func pressWithoutScript(_ key: Key) async throws {
    switch (key, focus) {
    case (.tab, _): focus = try neighbourInTabOrder(forward: true)
    case (.shiftTab, _): focus = try neighbourInTabOrder(forward: false)
    case (.enter, .some(let field)) where field.name == "input" && !field.isSubmitter: try await submitFromField(field)
    case (.enter, .some(let control)) where control.name != "textarea": try await activate(control)
    case (.space, .some(let control)) where control.name != "a" && !control.isTextField: try await activate(control)
    case (_, .none): throw UITestError.keyRefused(key, why: "nothing has the focus")
    default: throw UITestError.keyRefused(key, why: "without script it does nothing here")
    }
  }

  func neighbourInTabOrder(forward: Bool) throws -> DOMNode? {
    let order = try shown().document.selfAndDescendants.filter(\.isInTabOrder)
    guard let place = order.firstIndex(where: { $0 === focus }) else { return forward ? order.first : order.last }
    let next = forward ? place + 1 : place - 1
    return order.indices.contains(next) ? order[next] : nil
  }

  private func submitFromField(_ field: DOMNode) async throws {
    let document = try shown().document
    guard let form = field.owningForm(in: document) else {
      throw UITestError.keyRefused(.enter, why: "the field stands in no form")
    }
    let submitter = document.selfAndDescendants.first { $0.isSubmitter && $0.owningForm(in: document) === form }
    guard submitter?.isDisabled != true else {
      throw UITestError.keyRefused(.enter, why: "the form's button is disabled")
    }
    try await submit(form, with: submitter)
  }

  /// Does what a tap, or Return, does on a control.
  func activate(_ control: DOMNode) async throws {
    focus = control
    let document = try shown().document
    switch control.name {
    case "a": try await follow(control.attributes["href"] ?? "")
    case "summary":
      if let details = control.parent { details.attributes["open"] = details.has("open") ? nil : "" }
    case "label":
      if let field = control.labelled(in: document) { try await activate(field) }
    case "input" where ["checkbox", "radio"].contains(control.attributes["type"]):
      control.choose(in: document)
    case "button", "input":
      if control.isSubmitter, let form = control.owningForm(in: document) { try await submit(form, with: control) }
    default: break
    }
  }

  func follow(_ reference: String) async throws {
    if reference.hasPrefix("#") { return }
    let from = try address()
    try await load(try from.resolving(reference, origin: origin), comingFrom: from)
  }

  private func submit(_ form: DOMNode, with submitter: DOMNode?) async throws {
    let from = try address()
    let submission = try FormSubmission(of: form, in: try shown().document, submitter: submitter)
    let target = try from.resolving(submission.action, origin: origin)
    if submission.isPost {
      try await load(target, posting: submission.body, comingFrom: from)
    } else {
      try await load(try target.resolving("?" + submission.body, origin: origin), comingFrom: from)
    }
  }
}
