import Foundation

/// What a browser sends when a form is submitted.
struct FormSubmission {
  /// Where to; empty for the page itself.
  let action: String
  let isPost: Bool
  /// The names and values, in page order, encoded as `application/x-www-form-urlencoded`.
  let body: String

  /// Collects the fields of a form.
  ///
  /// The name and value of the button that was tapped go along; there is none for Return in a field without a button.
  init(of form: DOMNode, in page: DOMNode, submitter: DOMNode?) throws {
    action = submitter?.attributes["formaction"] ?? form.attributes["action"] ?? ""
    let method = (submitter?.attributes["formmethod"] ?? form.attributes["method"] ?? "get").lowercased()
    guard ["get", "post"].contains(method) else { throw UITestError.badAnswer("a form with the method \(method)") }
    isPost = method == "post"
    let encoding = form.attributes["enctype"] ?? "application/x-www-form-urlencoded"
    guard encoding == "application/x-www-form-urlencoded" else {
      throw UITestError.badAnswer("a form encoded as \(encoding), which this driver does not send")
    }
    body = page.selfAndDescendants
      .filter { $0.owningForm(in: page) === form }
      .flatMap { Self.entries(of: $0, submitter: submitter) }
      .map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }
      .joined(separator: "&")
  }

  private static func entries(of node: DOMNode, submitter: DOMNode?) -> [(name: String, value: String)] {
    guard let name = node.attributes["name"], !name.isEmpty, !node.isDisabled else { return [] }
    let type = node.attributes["type"] ?? (node.name == "button" ? "submit" : "text")
    switch (node.name, type) {
    case ("button", _), ("input", "submit"), ("input", "button"), ("input", "reset"):
      return node === submitter ? [(name, node.attributes["value"] ?? "")] : []
    case ("input", "checkbox"), ("input", "radio"):
      return node.isOn ? [(name, node.attributes["value"] ?? "on")] : []
    case ("input", "hidden"): return [(name, node.attributes["value"] ?? "")]
    default: return node.value.map { [(name, $0)] } ?? []
    }
  }

  /// The text as it stands in a form's body: a space is `+`, a line break CR LF, the rest UTF-8 in percent.
  static func encoded(_ text: String) -> String {
    let text = text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
    return (text.addingPercentEncoding(withAllowedCharacters: plain) ?? "").replacing(" ", with: "+")
  }

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789*-._ ")
}

extension DOMNode {
  /// The form that a field or button belongs to: the one that its `form` attribute names, or the one around it.
  func owningForm(in page: DOMNode) -> DOMNode? {
    if let id = attributes["form"] { return page.element(withID: id) }
    return selfAndAncestors.dropFirst().first { $0.name == "form" }
  }

  /// Whether tapping it submits its form.
  var isSubmitter: Bool {
    (name == "button" && (attributes["type"] ?? "submit") == "submit")
      || (name == "input" && attributes["type"] == "submit")
  }
}
