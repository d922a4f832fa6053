import Foundation
import HTTPTypes
import PortableUICore
import Testing

@testable import PortableUIWeb

/// A view as the renderer draws it, for tests that compare exact HTML.
@MainActor
struct Rendered {
  let elements: [Element]
  let html: String
  let css: String

  init(_ view: some View, language: String = "en") {
    self.init(nodes: Self.nodes(of: view, language: language), language: language)
  }

  init(nodes: [Node], language: String = "en") {
    var builder = ElementBuilder(locale: Locale(identifier: language))
    elements = builder.elements(for: nodes, in: .column, .block)
    var writer = HTMLWriter(reserving: 0)
    for element in elements { writer.write(element) }
    html = String(decoding: writer.bytes, as: UTF8.self)
    css = builder.styles.css.string
  }

  /// What a window with the view evaluates to, alerts included.
  static func nodes(of view: some View, language: String = "en", address: String? = nil) -> [Node] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: language)
    let scene = SceneValues(addressKey: "address", texts: address.map { ["address": $0] } ?? [:])
    let graph = ViewGraph(scene: scene, environment: environment) { view._render(&$0) }
    defer { graph.close() }
    return graph.evaluate().nodes
  }

  /// The hidden button that Return in a field presses.
  static let returnButton =
    "<button class=\"vh\" name=\"event\" value=\"return\" tabindex=\"-1\" aria-hidden=\"true\"></button>"
  /// The form with which every page begins.
  static let pageForm = "<form id=\"use\" method=\"post\">\(returnButton)</form>"

  /// The whole page's body.
  static func body(_ view: some View, language: String = "en", address: String? = nil) -> String {
    let visitor = Visitor([.acceptLanguage: language], languages: [language])
    let writer = PageWriter(programName: "Test", visitor: visitor)
    var html = HTMLWriter(reserving: 0)
    html.append(writer.page(of: nodes(of: view, language: language, address: address)).body)
    return html.string
  }
}

/// Texts that would do harm if anything took them for markup.
enum HostileTexts {
  static let all = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)", "a & b &lt; c",
    "</style><script>alert(1)</script>", "</title><script>alert(1)</script>", "<!--", "]]>", "javascript:alert(1)",
    "\u{202E}gnp.exe", "a\u{0}b", "a\u{8}b\u{1B}c\u{7F}", "\u{2066}\u{2067}\u{2068}",
  ]

  /// The text as it must stand in HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{0}", "\u{8}", "\u{1B}", "\u{7F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
