/// Accessible names, by the W3C's "Accessible Name and Description Computation" as far as our pages use it.
extension DOMNode {
  /// What assistive technology calls the element.
  package var accessibleName: String {
    if let references = attributes["aria-labelledby"], let root = selfAndAncestors.last {
      let names = references.split(separator: " ").compactMap { root.element(withID: String($0))?.contentName }
      if !names.isEmpty { return names.joined(separator: " ").singleSpaced }
    }
    if let label = attributes["aria-label"]?.singleSpaced, !label.isEmpty { return label }
    let native = (nativeName ?? "").singleSpaced
    if !native.isEmpty { return native }
    if Role.namedByContent.contains(role) {
      let content = contentName.singleSpaced
      if !content.isEmpty { return content }
    }
    return (attributes["title"] ?? attributes["placeholder"] ?? "").singleSpaced
  }

  private var nativeName: String? {
    switch name {
    case "img": return attributes["alt"]
    case "svg": return children.first { $0.name == "title" }?.rawText
    case "fieldset": return children.first { $0.name == "legend" }?.contentName
    case "table": return children.first { $0.name == "caption" }?.contentName
    case "figure": return children.first { $0.name == "figcaption" }?.contentName
    case "input" where ["submit", "button", "reset"].contains(attributes["type"]): return attributes["value"]
    case "input", "select", "textarea", "progress", "meter", "output": return labels
    default: return nil
    }
  }

  private var labels: String? {
    if let label = selfAndAncestors.first(where: { $0.name == "label" }) { return label.contentName }
    guard let id = attributes["id"], let root = selfAndAncestors.last else { return nil }
    return root.first { $0.name == "label" && $0.attributes["for"] == id }?.contentName
  }

  /// The name that the content makes: words and the names of pictures and controls inside, without what is hidden.
  private var contentName: String { children.map(\.partOfName).joined() }

  private var partOfName: String {
    if isText { return text }
    // A field inside a label adds nothing to the name that the label gives it.
    guard !hidesItself, attributes["aria-hidden"] != "true", !["input", "select", "textarea"].contains(name) else {
      return ""
    }
    let ownName = attributes["aria-label"] ?? (["img", "svg"].contains(name) ? nativeName ?? "" : nil)
    return spaced(ownName ?? contentName)
  }
}
