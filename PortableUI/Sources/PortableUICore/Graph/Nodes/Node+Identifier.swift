extension Node {
  /// Gives the identifier to what assistive technology, and a test, finds here.
  ///
  /// That is the node itself where it is an element. A container that is none, such as a stack or a section, hands it down
  /// to every element in it, and what stands further out wins: so it is with Apple's layer, where a row with an
  /// identifier takes away those of its texts unless it says `.accessibilityElement(children: .contain)` first.
  mutating func identify(as identifier: String) {
    if handsIdentifierDown {
      identifyParts(as: identifier)
    } else {
      var own = accessibility ?? Accessibility()
      own.identifier = identifier
      accessibility = own
    }
  }

  /// True for a container that is no element.
  private var handsIdentifierDown: Bool {
    if accessibility?.isElement == true { return false }
    return switch kind {
    case .stack, .grid, .group, .section, .modified, .screen, .columns, .tabs, .pressable: true
    default: false
    }
  }

  private mutating func identifyParts(as identifier: String) {
    children.identifyElements(as: identifier)
    switch kind {
    case .section(var header, var footer):
      header.identifyElements(as: identifier)
      footer.identifyElements(as: identifier)
      kind = .section(header: header, footer: footer)
    case .modified(.background(var nodes, let alignment)):
      nodes.identifyElements(as: identifier)
      kind = .modified(.background(nodes, alignment))
    case .modified(.overlay(var nodes, let alignment)):
      nodes.identifyElements(as: identifier)
      kind = .modified(.overlay(nodes, alignment))
    default: break
    }
  }

  /// False for what is only drawn, or hidden, or stands on a page of its own.
  fileprivate var isFoundInContainer: Bool {
    if accessibility?.isHidden == true { return false }
    return switch kind {
    case .spacer, .divider, .rowWindow, .surroundings, .alert, .sheet: false
    case .shape: accessibility != nil
    default: true
    }
  }
}

extension [Node] {
  fileprivate mutating func identifyElements(as identifier: String) {
    for index in indices where self[index].isFoundInContainer { self[index].identify(as: identifier) }
  }
}
