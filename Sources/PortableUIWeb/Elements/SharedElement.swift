import PortableUICore

/// What a builder made of a node that many windows show: the element, and all that it asked of the page.
final class SharedElement: Sendable {
  let flow: ElementBuilder.Flow
  let place: ElementBuilder.Place
  let language: String
  let element: Element
  let rules: [StyleRule]
  let filters: Set<Double>

  init(_ element: Element, in flow: ElementBuilder.Flow, _ place: ElementBuilder.Place, by builder: ElementBuilder) {
    self.flow = flow
    self.place = place
    self.element = element
    language = builder.language
    rules = builder.styles.rules
    filters = builder.filters
  }
}

extension ElementBuilder {
  /// The element of a node that many windows show, built and written once for each way in which it can stand on a page.
  mutating func sharedElement(
    for node: Node, _ renderings: NodeRenderings, in flow: Flow, _ place: Place
  ) -> Element {
    let shared =
      renderings.all.lazy.compactMap { $0 as? SharedElement }
      .first { $0.flow == flow && $0.place == place && $0.language == language }
      ?? makeSharedElement(for: node, renderings, in: flow, place)
    if shared.rules != sharedRules {
      for rule in shared.rules { _ = styles.use(rule) }
      sharedRules = shared.rules
    }
    if !shared.filters.isEmpty { filters.formUnion(shared.filters) }
    return shared.element
  }

  /// Made by a builder that has met nothing yet, so that all that it asks of the page is known.
  private func makeSharedElement(
    for node: Node, _ renderings: NodeRenderings, in flow: Flow, _ place: Place
  ) -> SharedElement {
    var builder = ElementBuilder(locale: locale)
    builder.sharesElements = false
    var element = builder.builtElement(for: node, in: flow, place)
    element.keepContent()
    let shared = SharedElement(element, in: flow, place, by: builder)
    renderings.keep(shared)
    return shared
  }
}
