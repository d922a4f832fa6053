import PortableUICore

extension ElementBuilder {
  /// Tells a pointer the name of a control that shows a picture and no words, as Apple's toolbars do.
  func addTooltip(to control: inout Element, _ node: Node, showing label: [Node]) {
    guard !label.isEmpty, !label.contains(where: \.showsWords) else { return }
    if let name = node.accessibility?.label ?? label.firstValue(\.pictureName) { control.set(.title, name) }
  }
}

extension Node {
  fileprivate var showsWords: Bool {
    switch kind {
    case .text(let run): !run.string.isEmpty
    case .texts, .markedText: true
    default: children.contains(where: \.showsWords)
    }
  }

  /// The name of the first picture in it.
  fileprivate var pictureName: String? { accessibility?.label ?? children.firstValue(\.pictureName) }
}
