import PortableUICore

extension ElementBuilder {
  /// The page's body: the screens and the form that their controls submit; above them what is presented, the uppermost
  /// last, with everything beneath it out of reach.
  mutating func body(of nodes: [Node]) -> Element {
    let hasMain = nodes.contains { if case .tabs = $0.kind { true } else { false } }
    let presented = nodes.filter(\.isPresentation)
    isBeneath = !presented.isEmpty
    var root = Element(hasMain ? .div : .main, attributes: [Attribute(.id, "root")])
    if let scheme = nodes.surroundings { root.classes.append(scheme.className) }
    let tint = nodes.firstValue(\.windowTint)
    if let tint { add(.tint, .color(tint), to: &root) }
    root.children = elements(for: nodes.filter(\.isContent), in: .column, .block)
    if isBeneath {
      root.set(.inert)
      keptFields = root.keptFields
    }
    // The form stands first, so that its own hidden button is the one that Return presses.
    var body = Element(.body, children: [form(FormField.pageForm, presentations: []), root])
    for (index, node) in presented.enumerated() {
      isBeneath = index < presented.count - 1
      presentations.append(node.key)
      var element = element(for: node, in: .column, .block)
      if let tint { add(.tint, .color(tint), to: &element) }
      if isBeneath {
        element.set(.inert)
        keptFields += element.keptFields
      }
      body.append(element)
    }
    body.children += elements(for: nodes.filter(\.isRowMenu), in: .column, .block)
    if !filters.isEmpty { body.append(filterDefinitions) }
    return body
  }

  /// The form that makes controls work without script: it posts to the address of the screen, and says what was shown
  /// above it and what had been typed beneath.
  func form(_ id: String, presentations: [Identity]) -> Element {
    var form = Element(.form, attributes: [Attribute(.id, id), Attribute(.method, "post")])
    if let formAddress { form.set(.action, formAddress) }
    form.append(
      Element(
        .button, classes: ["vh"],
        attributes: [
          Attribute(.name, FormField.event), Attribute(.value, FormField.returned), Attribute(.tabindex, "-1"),
          Attribute(.ariaHidden, "true"),
        ]))
    if !presentations.isEmpty {
      form.append(.hiddenField(FormField.presentation, presentations.map(\.name).joined(separator: " ")))
      form.children += keptFields
    }
    return form
  }

  /// Filters that add to each sRGB channel.
  private var filterDefinitions: Element {
    var svg = Element(
      .svg, classes: ["filters"],
      attributes: [Attribute(.width, "0"), Attribute(.height, "0"), Attribute(.ariaHidden, "true")])
    for amount in filters.sorted() {
      let channel = [Attribute(.type, "linear"), Attribute(.slope, "1"), Attribute(.intercept, CSS.number(amount))]
      let channels = [Tag.feFuncR, .feFuncG, .feFuncB].map { Element($0, attributes: channel) }
      svg.append(
        Element(
          .filter,
          attributes: [Attribute(.id, CSS.filterName(amount)), Attribute(.colorInterpolationFilters, "sRGB")],
          children: [Element(.feComponentTransfer, children: channels)]))
    }
    return svg
  }
}

extension Element {
  /// A hidden field for each one in it that a person can type into or choose from.
  fileprivate var keptFields: [Element] {
    guard let field = keptField else { return children.flatMap(\.keptFields) }
    return [field]
  }

  private var keptField: Element? {
    guard let name = value(of: .name), !has(.disabled) else { return nil }
    let text: String?
    switch tag {
    case .input: text = ["hidden", "file"].contains(value(of: .type)) ? nil : value(of: .value) ?? ""
    case .textarea: text = self.text
    case .select: text = value(of: .dataValue)
    default: text = nil
    }
    guard let text else { return nil }
    return .hiddenField(FormField.kept + name, text)
  }

  /// What a form brings along without showing it.
  fileprivate static func hiddenField(_ name: String, _ value: String) -> Element {
    Element(.input, attributes: [Attribute(.type, "hidden"), Attribute(.name, name), Attribute(.value, value)])
  }
}

extension Node {
  fileprivate var isRowMenu: Bool { kind == .rowMenu }

  /// False for what stands above the page, or only says something of it.
  fileprivate var isContent: Bool { !isPresentation && !isRowMenu && surroundings == nil && windowTint == nil }

  /// The tint of the whole window, if the node says so.
  fileprivate var windowTint: Color? {
    guard case .windowTint(let color) = kind else { return nil }
    return color
  }

  /// What the whole window stands in, if the node says so.
  var surroundings: ColorScheme? {
    guard case .surroundings(let scheme) = kind else { return nil }
    return scheme
  }
}

extension [Node] {
  /// What the window of these nodes stands in; nil: what the person prefers.
  var surroundings: ColorScheme? { firstValue(\.surroundings) }
}

extension ColorScheme {
  /// The class of what stands in these surroundings.
  var className: String { self == .light ? "light" : "dark" }
}
