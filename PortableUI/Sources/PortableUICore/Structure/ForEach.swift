/// One view for each element of a collection, with the element's id as the view's identity.
///
/// Two elements with the same id are both shown; the second one's identity mixes in its ordinal. In a list, of more than
/// ``RowWindow/threshold`` elements only some are shown, and only those are looked at.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public let data: Data
  let id: (Data.Element) -> ID
  package let content: (Data.Element) -> Content

  package init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  @MainActor public func _render(_ context: inout _RenderContext) {
    let edits = context.environment.window.rowEdits
    let window = context.environment.showsRowWindows ? RowWindow(of: data.count, in: context) : nil
    guard edits != nil || window != nil else { return render(data[...], from: 0, nil, &context) }
    context.with {
      $0.window.rowEdits = nil
      if window != nil { $0.showsRowWindows = false }
    } _: { context in
      guard let window else { return render(data[...], from: 0, edits, &context) }
      window.emit(.earlier, &context)
      let start = data.index(data.startIndex, offsetBy: window.rows.lowerBound)
      let end = data.index(start, offsetBy: window.rows.count)
      context.inRowWindow { render(data[start..<end], from: window.rows.lowerBound, edits, &$0) }
      window.emit(.later, &context)
    }
  }

  @MainActor private func render(
    _ elements: Data.SubSequence, from offset: Int, _ edits: RowEdits?, _ context: inout RenderContext
  ) {
    var ordinals: [UInt64: UInt64] = [:]
    ordinals.reserveCapacity(elements.count)
    let options = context.environment.window.options
    let hashOf = StableHash.function(for: ID.self)
    var offset = offset
    for element in elements {
      var hash = hashOf(id(element))
      let ordinal = ordinals[hash, default: 0]
      ordinals[hash] = ordinal + 1
      if ordinal > 0 {
        Fault.log("ForEach has the id \(id(element)) twice; what a person does to one of the rows may reach the other.")
        hash = StableHash.mix(hash, ordinal)
      }
      context.descend(.element(hash)) { row in
        let first = row.nodes.count
        content(element)._render(&row)
        if let options { return row.addOption(id(element), from: first, to: options) }
        for index in first..<row.nodes.count { row.nodes[index].isKeyed = true }
        edits?.addActions(at: offset, of: data.count, to: first, &row)
      }
      offset += 1
    }
  }
}

extension RenderContext {
  /// Takes the nodes from `first` on, if any, as a choice of the picker around: its tag is the row's id.
  fileprivate mutating func addOption<ID: Hashable>(_ id: ID, from first: Int, to options: PickerOptions) {
    guard nodes.count > first else { return }
    options.add(AnyHashable(id), Array(nodes[first...]), in: self)
    nodes.removeSubrange(first...)
  }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    // A key path of a generic type would be made anew each time.
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
