extension Node {
  /// What assistive technology is told, where anything is: setting a part of it makes the rest.
  var told: Accessibility {
    get { accessibility ?? Accessibility() }
    set { accessibility = newValue }
  }

  /// Gives the identifier to what assistive technology, and a test, finds here.
  ///
  /// That is the node itself where it is an element. A container that is none, such as a stack or a section, hands it down
  /// to every element in it, and what stands further out wins: so it is with Apple's layer, where a row with an
  /// identifier takes away those of its texts unless it says `.accessibilityElement(children: .contain)` first.
  mutating func identify(as identifier: String) {
    if handsIdentifierDown {
      changeParts { parts in
        for index in parts.indices where parts[index].isFoundInContainer { parts[index].identify(as: identifier) }
      }
    } else {
      told.identifier = identifier
    }
  }

  /// True for a container that isn't an element.
  private var handsIdentifierDown: Bool {
    if accessibility?.isElement == true { return false }
    return switch kind {
    case .stack, .grid, .group, .section, .modified, .screen, .columns, .tabs, .pressable: true
    default: false
    }
  }

  /// Drops the identifiers of everything inside: in a node that is read as one, nothing else is an element.
  mutating func dropIdentifiersInside() {
    changeParts { parts in
      // Most have none: those stay in the storage that they share with others.
      for index in parts.indices where parts[index].hasIdentifier {
        parts[index].accessibility?.identifier = nil
        parts[index].dropIdentifiersInside()
      }
    }
  }

  /// True where it or anything inside has an identifier.
  private var hasIdentifier: Bool {
    if accessibility?.identifier != nil || children.contains(where: \.hasIdentifier) { return true }
    return switch kind {
    case .section(let header, let footer): (header + footer).contains(where: \.hasIdentifier)
    case .modified(.background(let nodes, _)), .modified(.overlay(let nodes, _)): nodes.contains(where: \.hasIdentifier)
    default: false
    }
  }

  /// Changes the nodes that lie in it or belong to it.
  private mutating func changeParts(_ change: (inout [Node]) -> Void) {
    if !children.isEmpty { change(&children) }
    switch kind {
    case .section(var header, var footer):
      change(&header)
      change(&footer)
      kind = .section(header: header, footer: footer)
    case .modified(.background(var nodes, let alignment)):
      change(&nodes)
      kind = .modified(.background(nodes, alignment))
    case .modified(.overlay(var nodes, let alignment)):
      change(&nodes)
      kind = .modified(.overlay(nodes, alignment))
    default: break
    }
  }

  /// False for what is only drawn, or hidden, or stands on a page of its own.
  private var isFoundInContainer: Bool {
    if accessibility?.isHidden == true { return false }
    return switch kind {
    case .spacer, .divider, .rowWindow, .surroundings, .alert, .sheet: false
    case .shape: accessibility != nil
    default: true
    }
  }
}
