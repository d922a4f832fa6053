import PortableUICore

/// An element of a page: what the browser's document holds.
package struct Element: Sendable {
  package var tag: Tag
  package var classes: [String]
  package var attributes: [Attribute]
  package var children: [Child]
  /// What has already been laid on this element's box, so that further decorations know whether they need a box around it.
  var box: BoxState

  package enum Child: Sendable {
    case element(Element)
    case text(String)
  }

  init(
    _ tag: Tag, classes: [String] = [], attributes: [Attribute] = [], children: [Element] = [], box: BoxState = []
  ) {
    self.tag = tag
    self.classes = classes
    self.attributes = attributes
    self.children = children.map { .element($0) }
    self.box = box
  }

  init(_ tag: Tag, classes: [String] = [], attributes: [Attribute] = [], text: String) {
    self.init(tag, classes: classes, attributes: attributes)
    children = [.text(text)]
  }

  mutating func append(_ element: Element) {
    children.append(.element(element))
  }

  /// Sets an attribute; an earlier value of the same name is replaced, since HTML takes each name once.
  mutating func set(_ name: Attribute.Name, _ value: String? = nil) {
    remove(name)
    attributes.append(Attribute(name, value))
  }

  mutating func remove(_ name: Attribute.Name) {
    attributes.removeAll { $0.name == name }
  }
}

/// The elements that the renderer writes.
package enum Tag: String, Sendable {
  case a, body, button, dialog, div, footer, form, h1, h2, head, header, hr, html, input, li, link, main, meta, nav, p
  case path, progress, section, span, style, svg, title, ul
  case filter, feComponentTransfer, feFuncR, feFuncG, feFuncB

  /// True for elements that have no content and no end tag.
  var isVoid: Bool {
    switch self {
    case .hr, .input, .link, .meta: true
    default: false
    }
  }
}

/// A name and a value of an element; a nil value stands for an attribute that is just there.
package struct Attribute: Sendable {
  package let name: Name
  package let value: String?

  init(_ name: Name, _ value: String? = nil) {
    self.name = name
    self.value = value
  }

  /// The attributes that the renderer writes.
  package enum Name: String, Sendable {
    case action, charset, content, d, dir, disabled, fill, height, hidden, href, id, inert, lang, max, media, method
    case name, nonce, open, rel, role, title, type, value, viewBox, width
    case ariaChecked = "aria-checked"
    case ariaCurrent = "aria-current"
    case ariaDescribedby = "aria-describedby"
    case ariaDescription = "aria-description"
    case ariaHidden = "aria-hidden"
    case ariaLabel = "aria-label"
    case ariaLabelledby = "aria-labelledby"
    case ariaModal = "aria-modal"
    case ariaPressed = "aria-pressed"
    case ariaValuetext = "aria-valuetext"
    case colorInterpolationFilters = "color-interpolation-filters"
    case dataTestid = "data-testid"
    case intercept, slope, stroke
    case strokeDasharray = "stroke-dasharray"
    case strokeWidth = "stroke-width"
  }
}

/// What an element's box already carries.
struct BoxState: OptionSet, Sendable {
  let rawValue: UInt8

  static let padding = BoxState(rawValue: 1)
  static let background = BoxState(rawValue: 2)
  static let width = BoxState(rawValue: 4)
  static let height = BoxState(rawValue: 8)
  static let clip = BoxState(rawValue: 16)
  /// Nothing but a filled box: it may hold layers and take a size.
  static let isShape = BoxState(rawValue: 32)
  /// A control or a container of its own; decorations go around it.
  static let isClosed = BoxState(rawValue: 64)
}
