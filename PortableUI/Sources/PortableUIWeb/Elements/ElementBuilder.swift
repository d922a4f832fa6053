import Foundation
import PortableUICore

/// Makes elements from nodes.
struct ElementBuilder {
  var styles = StyleSheet()
  /// The brightness filters that the page needs.
  var filters: Set<Double> = []
  /// The presentation (an alert) that the controls now built belong to.
  var presentation: Identity?
  /// The presentations shown up to the one that is built, outermost first.
  var presentations: [Identity] = []
  /// What is typed and chosen beneath the presentation that is built, for its form to bring along.
  var keptFields: [Element] = []
  /// True while what is built lies beneath a presentation.
  var isBeneath = false
  /// The classes of the texts' looks met so far.
  var textClasses: [TextLook: [String]] = [:]
  /// The classes of the stacks' layouts met so far; a page has few.
  var stackClasses: [(layout: StackLayout, classes: [String])] = []
  /// Where the page's forms post to; nil: to the address that the page was asked for at.
  var formAddress: String?
  /// The language of the layer's own words.
  let locale: Locale
  /// Tells languages apart in what is kept for many pages.
  let language: String
  /// Where long paths are kept for browsers to load once; nil: they stand in the page.
  var drawings: DrawingCache?
  /// False: every element is built anew, as if no two windows showed the same.
  var sharesElements = true
  /// The rules of the shared element met last, which the page has.
  var sharedRules: [StyleSheet.Entry] = []

  init(locale: Locale = Locale(identifier: "en_US"), drawings: DrawingCache? = nil) {
    self.locale = locale
    self.drawings = drawings
    language = locale.identifier
  }

  /// How the parent lays out its children.
  enum Flow {
    case column
    case row
    /// One child above another, in the same place.
    case layer
  }

  /// What HTML allows where an element stands.
  enum Context {
    /// Anything.
    case block
    /// In a heading or a label: phrases and controls, no blocks.
    case phrase
    /// In a link or a button: phrases without controls.
    case control

    /// The tag of a box.
    var box: Tag { self == .block ? .div : .span }
  }

  mutating func elements(for nodes: [Node], in flow: Flow, _ context: Context) -> [Element] {
    nodes.map { element(for: $0, in: flow, context) }
  }

  /// The element of a node, with what its parent's layout and its accessibility ask for.
  mutating func element(for node: Node, in flow: Flow, _ context: Context) -> Element {
    if let row = node.row, !row.actions.isEmpty, context == .block { return withMenu(node, row.actions, in: flow) }
    var element = ownElement(for: node, in: flow, context)
    grow(&element, node, in: flow)
    return element
  }

  /// The element of a node as it is, for a decoration that lays more on it and then lets it grow.
  mutating func ownElement(for node: Node, in flow: Flow, _ context: Context) -> Element {
    var element =
      sharedElement(for: node, as: .element(flow, context)) { $0.builtElement(for: node, in: flow, context) }
      ?? builtElement(for: node, in: flow, context)
    element.key = node.key.bits
    if let accessibility = node.accessibility { describe(&element, accessibility) }
    return element
  }

  private mutating func builtElement(for node: Node, in flow: Flow, _ context: Context) -> Element {
    switch node.kind {
    case .text(let run): text(run)
    case .texts(let runs): texts(runs)
    case .markedText(let text): markedText(text, context)
    case .image(let image): symbol(image)
    case .picture(let image): picture(image)
    case .stack(let layout): stack(layout, node.children, context)
    case .spacer(let minLength): spacer(minLength, in: flow, context)
    case .divider: divider(in: flow, context)
    case .shape(let drawing): shape(drawing, context)
    case .scroll(let axes): scroll(axes, node.children, context)
    case .progress(let fraction): progress(fraction, node.children, context)
    case .link(let target) where context != .control:
      link(target, node, classes: classes(target.showsDisclosure ? ["link", "more"] : ["link"], of: node))
    case .button(let traits) where context != .control: button(traits, node, classes: classes(["b"], of: node))
    case .toggle(let traits) where context != .control: toggle(traits, node, classes: ["sw"])
    case .field(let traits) where context != .control: field(traits, node)
    case .picker(let traits) where context == .block: picker(traits, node)
    case .dateField(let traits) where context != .control: dateField(traits, node)
    case .slider(let traits) where context != .control: slider(traits, node)
    case .modified(let decoration): decorated(node.children[0], with: decoration, in: flow, context)
    case .list(let layout) where context == .block: list(layout, node.children)
    case .section(let header, let footer) where context == .block:
      section(header: header, footer: footer, rows: node.children)
    case .screen(let traits) where context == .block: screen(traits, node)
    case .columns where context == .block: columns(node.children)
    case .tabs(let tabs) where context == .block: self.tabs(tabs, node.children)
    case .alert(let traits) where context == .block: alert(traits, node)
    case .sheet(let traits) where context == .block: sheet(traits, node)
    case .menu(let traits) where context == .block: menu(traits, node)
    case .rowMenu where context == .block: openMenu(node)
    case .grid(let layout): grid(layout, node.children, context)
    case .table(let headings) where context == .block: table(headings, rows: node.children)
    case .adaptiveColumns(let kind) where context == .block: adaptiveColumns(kind, node.children)
    case .disclosure where context == .block: disclosure(node.children)
    case .rowWindow(let traits) where context == .block:
      Element(.div, classes: ["row", "part"], children: rowWindow(traits, node), box: .closed)
    case .unseen(let address) where context == .block: unseen(address, node)
    case .fileField(let traits) where context == .block: fileField(traits, node)
    case .share(let traits) where context == .block: share(traits, node)
    case .chart(let layout): chart(layout, node.children, context)
    case .plot(let drawing): plot(drawing)
    case .plotReader(let control): plotReader(control, node, context)
    case .spanReader(let control): spanReader(control, node, context)
    case .pressable(let whilePressed): pressable(whilePressed, node, in: flow, context)
    // A control in a control, or a whole list in a label: HTML has no such thing, so only the content is shown.
    default: group(node.children, context)
    }
  }

  /// Adds a declaration to an element.
  mutating func add(_ property: StyleProperty, _ value: StyleValue, to element: inout Element) {
    element.classes.append(styles.use(StyleRule(property, value)))
  }

  mutating func group(_ children: [Node], _ context: Context) -> Element {
    Element(context.box, classes: ["v"], children: elements(for: children, in: .column, context), box: .container)
  }

  /// Takes the room that the parent offers along the axes on which the node expands; a fixed length never shrinks.
  func grow(_ element: inout Element, _ node: Node, in flow: Flow) {
    if case .divider = node.kind { return }
    let isLimited = element.box.contains(.upToLimit)
    if isLimited, flow != .row { element.classes.append("lx") }
    if flow == .layer {
      if node.expands.contains(.horizontal), element.box.isDisjoint(with: [.width, .upToLimit]) {
        element.classes.append("lx")
      }
      if node.expands.contains(.vertical), !element.box.contains(.height) { element.classes.append("ly") }
      return
    }
    let main: (axis: Axis.Set, fixed: BoxState) = flow == .column ? (.vertical, .height) : (.horizontal, .width)
    let cross: (axis: Axis.Set, fixed: BoxState) = flow == .column ? (.horizontal, .width) : (.vertical, .height)
    if element.box.contains(main.fixed) {
      element.classes.append("n")
    } else if node.expands.contains(main.axis) || (isLimited && flow == .row) {
      element.classes.append("g")
    }
    if isLimited, flow == .column { return }
    if node.expands.contains(cross.axis), !element.box.contains(cross.fixed) { element.classes.append("x") }
  }
}
