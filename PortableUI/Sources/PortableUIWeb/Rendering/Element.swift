/// An element of a page: what the browser's document holds.
///
/// It has a text or children, never both.
package struct Element: Sendable {
  package var tag: Tag
  package var classes: [String]
  package var attributes: [Attribute]
  package var text: String { didSet { content = nil } }
  package var children: [Element] { didSet { content = nil } }
  /// The inside as it was written before, while nobody changed it.
  package internal(set) var content: ElementContent?
  /// Which one it is among its siblings, from one page to the next: the bits of a row's or control's identity; 0 where
  /// its place is enough.
  package var key: UInt64 = 0
  /// What has already been laid on this element's box, so that further decorations know whether they need a box around it.
  var box: BoxState

  init(
    _ tag: Tag, classes: [String] = [], attributes: [Attribute] = [], text: String = "", children: [Element] = [],
    box: BoxState = []
  ) {
    self.tag = tag
    self.classes = classes
    self.attributes = attributes
    self.text = text
    self.children = children
    self.box = box
  }

  mutating func append(_ element: Element) {
    children.append(element)
  }

  /// Adds classes that it has not.
  mutating func mark(_ names: String...) {
    for name in names where !classes.contains(name) { classes.append(name) }
  }

  /// Sets an attribute; an earlier value of the same name is replaced, since HTML takes each name once.
  mutating func set(_ name: Attribute.Name, _ value: String = "") {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index] = Attribute(name, value)
    } else {
      attributes.append(Attribute(name, value))
    }
  }

  mutating func remove(_ name: Attribute.Name) {
    if has(name) { attributes.removeAll { $0.name == name } }
  }

  func has(_ name: Attribute.Name) -> Bool {
    attributes.contains { $0.name == name }
  }

  func value(of name: Attribute.Name) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// True where a person can press it or work in it.
  var isControl: Bool {
    switch tag {
    case .button, .select, .summary, .textarea: true
    case .input: value(of: .type) != "hidden"
    case .a: has(.href)
    default: false
    }
  }

  /// True where it or something in it can take the keyboard's focus.
  var holdsControl: Bool { isControl || has(.tabindex) || children.contains(where: \.holdsControl) }
}

/// What an element's box already carries.
struct BoxState: OptionSet, Sendable {
  let rawValue: UInt16

  static let padding = BoxState(rawValue: 1)
  /// Something lies behind or above it.
  static let layers = BoxState(rawValue: 2)
  static let width = BoxState(rawValue: 4)
  static let height = BoxState(rawValue: 8)
  static let clip = BoxState(rawValue: 16)
  /// Limits of its size.
  static let limits = BoxState(rawValue: 32)
  /// A greatest width, up to which it takes all the room there is, standing in it where its parent puts it.
  static let upToLimit = BoxState(rawValue: 2048)
  /// Opacity or a filter: what comes later must not be changed by it.
  static let effect = BoxState(rawValue: 64)
  /// Nothing but a filled box: it may hold layers and take a size.
  static let shape = BoxState(rawValue: 128)
  /// A shape with corners of its own.
  static let rounded = BoxState(rawValue: 256)
  /// A box that lays out children and may hold layers.
  static let container = BoxState(rawValue: 512)
  /// A control, or a box with sizes of its own: decorations go around it.
  static let closed = BoxState(rawValue: 1024)
  /// A duration for changes of its look.
  static let timed = BoxState(rawValue: 4096)
  /// Drawn larger or smaller.
  static let scaled = BoxState(rawValue: 8192)
}
