import Foundation

/// What an evaluation leaves: one thing on the screen, in terms of meaning and layout, not of any renderer's language.
///
/// Nodes are values without closures, so a renderer may work on them away from the main actor. What a person can do
/// (tap, switch, …) is known by the graph under the node's `key`.
package struct Node: Sendable, Equatable {
  /// The identity of the view that made it.
  ///
  /// Renderers use it to find controls again and to match rows.
  package var key: Identity
  package var kind: NodeKind { didSet { shared.renderings = nil } }
  /// The axes along which the node takes all the room that its parent offers.
  package var expands: Axis.Set
  /// True where the key must be visible to the page: rows of a `ForEach`, controls.
  package var isKeyed: Bool
  package var accessibility: Accessibility?
  package var children: [Node] { didSet { shared.renderings = nil } }
  /// What a list, or a menu, does with it as a row; nil for most nodes.
  package var row: RowTraits?
  private var shared = Shared()

  package init(
    _ kind: NodeKind, key: Identity, expands: Axis.Set = [], isKeyed: Bool = false, children: [Node] = []
  ) {
    self.key = key
    self.kind = kind
    self.expands = expands
    self.isKeyed = isKeyed
    self.children = children
  }
}

extension Node {
  /// What renderers made of the kind and the children, where many windows share them.
  package var renderings: NodeRenderings? { shared.renderings }

  /// The node as one that many windows show.
  func sharedByWindows() -> Node {
    var node = self
    node.shared.renderings = NodeRenderings()
    return node
  }

  /// Says nothing about the node: one that windows share equals one that they do not.
  private struct Shared: Sendable, Equatable {
    var renderings: NodeRenderings?

    static func == (lhs: Shared, rhs: Shared) -> Bool { true }
  }

  /// The node with a decoration around it, whose key follows from the node's own.
  func modified(by decoration: Decoration, expands: Axis.Set? = nil) -> Node {
    var inner = self
    inner.row = nil
    var outer = Node(
      .modified(decoration), key: key.child(.wrapper), expands: expands ?? self.expands, children: [inner])
    outer.row = row
    return outer
  }
}

/// The kinds of nodes.
package indirect enum NodeKind: Sendable, Equatable {
  case text(TextRun)
  /// Several runs in one line of text.
  case texts([TextRun])
  case image(SymbolImage)
  case picture(PictureImage)
  case stack(StackLayout)
  case spacer(minLength: CGFloat?)
  case divider
  case shape(ShapeDrawing)
  case scroll(Axis.Set)
  case progress(fraction: Double?)

  /// Children: sections and loose rows.
  case list(ListLayout)
  /// Children: the rows.
  case section(header: [Node], footer: [Node])

  /// Children: the label.
  case link(LinkTarget)
  case button(ButtonTraits)
  case toggle(ToggleTraits)
  case field(FieldTraits)
  case picker(PickerTraits)
  case dateField(DateFieldTraits)

  /// Children: the content of the screen.
  case screen(ScreenTraits)
  /// Children: the columns, each one a `group`.
  case columns(ColumnLayout)
  /// Children: the content of the selected tab.
  case tabs([TabTraits])
  /// Children: the actions. An alert above everything else.
  case alert(AlertTraits)
  /// Children: one screen. A sheet above everything else.
  case sheet(SheetTraits)
  /// No thing on the screen: what the whole window stands in.
  case surroundings(ColorScheme)
  /// Children: the items.
  case menu(MenuTraits)
  /// Children: the cells.
  case grid(GridLayout)
  /// The edge of the rows shown of a long list.
  case rowWindow(RowWindowTraits)
  /// Children: the label.
  case fileField(FileFieldTraits)
  /// Children: the label.
  case share(ShareTraits)
  case group
  /// Children: a control's label; beside it the label as it looks while the control is pressed, none where it cannot be.
  case pressable(whilePressed: [Node])

  /// Children: the view that is changed. Applied from the inside out.
  case modified(Decoration)
}

/// What assistive technology is told in place of what is drawn.
///
/// Nil means: as drawn.
package struct Accessibility: Sendable, Equatable {
  package var identifier: String?
  package var label: String?
  package var value: String?
  package var hint: String?
  package var isHidden = false
  package var traits: AccessibilityTraits = []
  /// The level of a heading, from 1; nil: as deep as the first below the screen's title.
  package var headingLevel: Int?
  /// True where the node was made an element of its own, which a container is not by itself.
  package var isElement = false
  /// True where the children are read as one.
  package var combinesChildren = false
}

/// A run of text in one style.
///
/// Nil: as the surroundings.
package struct TextRun: Sendable, Hashable {
  package var string: String
  package var font: Font?
  package var color: Color?
  package var lineLimit: Int?
  package var alignment: TextAlignment?
}

/// A picture from the symbol catalogue.
package struct SymbolImage: Sendable, Hashable {
  package var name: String
  package var font: Font?
  package var color: Color?

  package init(name: String, font: Font? = nil, color: Color? = nil) {
    self.name = name
    self.font = font
    self.color = color
  }
}

/// A picture from a file of the program's own.
package struct PictureImage: Sendable, Hashable {
  /// An address of the program: a path.
  package var address: String
  /// Pixels for each point, where the picture has its own size.
  package var scale: CGFloat = 1
  /// True where it takes the size that there is.
  package var isResizable = false
  /// How it keeps its proportions in that size; nil: it does not.
  package var contentMode: ContentMode?
  /// Another proportion, width to height, than the picture's own.
  package var aspectRatio: CGFloat?
  /// True where its pixels stay squares.
  package var keepsPixels = false
}

/// How a stack lays out its children.
///
/// `nil` axis: on top of each other.
package struct StackLayout: Sendable, Hashable {
  package var axis: Axis?
  package var horizontal: HorizontalAlignment = .center
  package var vertical: VerticalAlignment = .center
  package var spacing: CGFloat?
}

extension StackLayout {
  /// Alignments are not `Hashable` on Apple's platforms, so not here either.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(horizontal.place)
    hasher.combine(vertical.place)
    hasher.combine(spacing)
  }
}

package struct ListLayout: Sendable, Hashable {
  package var style: ListStyleKind
}

/// Where a link leads.
package struct LinkTarget: Sendable, Hashable {
  /// The address, or nil where the link is pressed like a button because its place has no address.
  package var address: String?
  package var isCurrent: Bool
  package var showsDisclosure: Bool

  package init(address: String?, isCurrent: Bool = false, showsDisclosure: Bool = false) {
    self.address = address
    self.isCurrent = isCurrent
    self.showsDisclosure = showsDisclosure
  }
}

package struct ButtonTraits: Sendable, Equatable {
  package var role: ButtonRole?
  package var style: ButtonStyleKind
  package var isEnabled: Bool
  package var tint: Color?
  /// The key that presses it.
  package var shortcut: KeyboardShortcut.Kind?
}

package struct ToggleTraits: Sendable, Hashable {
  package var isOn: Bool
  package var isEnabled: Bool
}

/// A screen's bar.
///
/// The content is in the node's children.
package struct ScreenTraits: Sendable, Equatable {
  package var title: String?
  package var leading: [Node] = []
  package var trailing: [Node] = []
  package var back: BackTarget?
  /// The screen's search field; none where it has no search.
  package var search: [Node] = []
  /// True for the screen that the address stands for; the others are beside it.
  package var isCurrent = true
}

/// The way back from a screen: the previous screen's address and title.
package struct BackTarget: Sendable, Hashable {
  package var address: String?
  package var title: String?
  /// The control that goes back, for where there is no address.
  package var key: Identity?
  /// Whether it leads to the column beside this one, which a wide screen shows anyway.
  package var isBeside = false
}

package struct ColumnLayout: Sendable, Hashable {
  /// The column that a narrow screen shows.
  package var preferred: Int
}

package struct TabTraits: Sendable, Equatable {
  package var label: [Node]
  package var address: String?
  package var isSelected: Bool
  package var key: Identity
}

package struct AlertTraits: Sendable, Hashable {
  package var title: String
  package var message: String?
  /// True for a confirmation dialog: choices about something at hand, no interruption.
  package var isConfirmation = false
  /// False where the title is only told to assistive technology.
  package var showsTitle = true
  /// True where Escape closes it.
  package var isDismissable = false
}
