import PortableUICore

/// What a builder made of a node that many windows show: the element, and all that it asked of the page.
final class SharedElement: Sendable {
  /// How a node can stand on a page.
  enum Form: Equatable {
    case element(ElementBuilder.Flow, ElementBuilder.Context)
    /// A row of a list, with what others have said of the node.
    case row(isKeyed: Bool, Accessibility?)
  }

  let form: Form
  let language: String
  let element: Element
  let rules: [StyleSheet.Entry]
  let filters: Set<Double>

  /// `latest` are the rules of another one, which are likely to be the same and are then kept once.
  init(_ element: Element, as form: Form, by builder: ElementBuilder, after latest: [StyleSheet.Entry]) {
    self.form = form
    self.element = element
    language = builder.language
    rules = builder.styles.entries == latest ? latest : builder.styles.entries
    filters = builder.filters
  }
}

extension ElementBuilder {
  /// The element of a node that many windows show, built and written once for each form; nil where it is nobody else's.
  mutating func sharedElement(
    for node: Node, as form: SharedElement.Form, by build: (inout ElementBuilder) -> Element
  ) -> Element? {
    guard sharesElements, presentation == nil, let renderings = node.renderings else { return nil }
    if let known = renderings.first(of: SharedElement.self, where: { $0.form == form && $0.language == language }) {
      return use(known)
    }
    let made = madeToShare(as: form, by: build)
    renderings.keep(made)
    return use(made)
  }

  /// Made by a builder that has met nothing yet, so that all that it asks of the page is known.
  func madeToShare(as form: SharedElement.Form, by build: (inout ElementBuilder) -> Element) -> SharedElement {
    var builder = ElementBuilder(locale: locale, drawings: drawings)
    builder.sharesElements = false
    var element = build(&builder)
    element.keepContent()
    return SharedElement(element, as: form, by: builder, after: sharedRules)
  }

  /// The element, with all that it asks of the page.
  mutating func use(_ shared: SharedElement) -> Element {
    if shared.rules != sharedRules {
      styles.use(shared.rules)
      sharedRules = shared.rules
    }
    if !shared.filters.isEmpty { filters.formUnion(shared.filters) }
    return shared.element
  }
}
