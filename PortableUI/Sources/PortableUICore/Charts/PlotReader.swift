/// A chart of which a person can ask what it shows at a place, or choose a part.
///
/// Renderers answer by themselves, and say which place it was when the person rests there.
package nonisolated struct PlotReader<Content: View>: View {
  private let content: Content
  private let isSpan: Bool
  private let value: @MainActor () -> String
  private let set: @MainActor (String) -> Bool

  /// - Parameters:
  ///   - content: The chart.
  ///   - isSpan: True: a part is chosen, which is said by its two ends.
  ///   - value: The place that is asked for; empty: none.
  ///   - set: Takes another one; false: it is none.
  package init(
    content: Content, isSpan: Bool = false, value: @escaping @MainActor () -> String,
    set: @escaping @MainActor (String) -> Bool
  ) {
    self.content = content
    self.isSpan = isSpan
    self.value = value
    self.set = set
  }

  @MainActor package func _render(_ context: inout _RenderContext) {
    let isEnabled = context.environment.isEnabled
    let control = context.identity
    context.register(FieldAction(value: value(), set: set))
    let children = context.nodes(of: content)
    let expands = children.reduce(Axis.Set()) { $0.union($1.expands) }
    // Not under the control's identity: what a person does to the control is not done to the chart.
    context.descend(.wrapper) {
      let control = isEnabled ? control : nil
      $0.emit(isSpan ? .spanReader(control) : .plotReader(control), expands: expands, isKeyed: true, children: children)
    }
  }
}
