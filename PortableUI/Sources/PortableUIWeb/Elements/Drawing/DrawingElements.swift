import PortableUICore

extension ElementBuilder {
  /// A node whose class says what a pointer meets.
  mutating func marked(_ name: String, _ node: Node, in flow: Flow, _ context: Context) -> Element {
    var element = ownElement(for: node, in: flow, context)
    element.mark(name)
    return element
  }

  /// A node whose long paths the browser loads in one file, which it keeps; the element of a drawing lately shown is there.
  mutating func drawn(_ node: Node, in flow: Flow, _ context: Context) -> Element {
    guard sharesElements, presentation == nil, let drawings else {
      return newlyDrawn(node, in: flow, context).element
    }
    let form = SharedElement.Form.element(flow, context)
    if let known = drawings.element(of: node, as: form, in: language) { return use(known) }
    var address: String?
    let made = madeToShare(as: form) { builder in
      let drawn = builder.newlyDrawn(node, in: flow, context)
      address = drawn.address
      return drawn.element
    }
    if let address { drawings.keep(made, of: node, at: address) }
    return use(made)
  }

  /// The element, and the address of its paths if it has long ones.
  private mutating func newlyDrawn(
    _ node: Node, in flow: Flow, _ context: Context
  ) -> (element: Element, address: String?) {
    let shares = sharesElements
    sharesElements = false
    defer { sharesElements = shares }
    var element = ownElement(for: node, in: flow, context)
    element.mark("rel")
    var isFirst = true
    element.leaveTabOrder(but: &isFirst)
    if !isFirst { element.set(.dataScript, Assets.charts.address) }
    guard let drawings else { return (element, nil) }
    var paths = DrawnPaths()
    element.takePaths(into: &paths)
    guard !paths.all.isEmpty else { return (element, nil) }
    let address = drawings.address(of: paths.all)
    element.usePaths(paths.indices, at: address)
    return (element, address)
  }
}

/// The long paths of a drawing, each once.
private struct DrawnPaths {
  private(set) var all: [DrawingCache.DrawnPath] = []
  private(set) var indices: [DrawingCache.DrawnPath: Int] = [:]

  mutating func add(_ path: DrawingCache.DrawnPath) {
    guard indices[path] == nil else { return }
    indices[path] = all.count
    all.append(path)
  }
}

extension Element {
  /// The path, if it is one whose data costs more in the page than an address would.
  private var longPath: DrawingCache.DrawnPath? {
    guard tag == .path, let data = value(of: .d), data.utf8.count > 64 else { return nil }
    return DrawingCache.DrawnPath(data: data, keepsLineWidth: has(.vectorEffect))
  }

  /// Makes the controls of a drawing one stop of the keyboard, the first; arrow keys lead to the others (readout.js).
  fileprivate mutating func leaveTabOrder(but isFirst: inout Bool) {
    if isControl, children.contains(where: { $0.classes.contains("hit") }) {
      if !isFirst { set(.tabindex, "-1") }
      // The style file shows the name beside the drawing, at once.
      remove(.title)
      isFirst = false
    }
    for place in children.indices { children[place].leaveTabOrder(but: &isFirst) }
  }

  fileprivate func takePaths(into paths: inout DrawnPaths) {
    if let longPath { paths.add(longPath) }
    for child in children { child.takePaths(into: &paths) }
  }

  /// Puts references to the file in the place of the long paths inside.
  fileprivate mutating func usePaths(_ indices: [DrawingCache.DrawnPath: Int], at address: String) {
    if let longPath, let index = indices[longPath] {
      tag = .use
      remove(.d)
      remove(.vectorEffect)
      set(.href, "\(address)#\(DrawingCache.name(of: index))")
    }
    for place in children.indices { children[place].usePaths(indices, at: address) }
  }
}
