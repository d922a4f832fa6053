/// A list beside the detail of what is selected in it; on a narrow screen one of the two.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let detail: Detail

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let report = context.slot(SelectionReport())
    (report.isSelected, report.deselectedAddress) = (false, nil)
    var leading = context.with {
      $0.window.navigation = NavigationContext(selectionReport: report)
    } _: { context in
      context.screen(.part(0), back: nil) { sidebar._render(&$0) }
    }

    let target = BackTarget(address: report.deselectedAddress, title: leading.screenTraits?.title, isBeside: true)
    let back = report.isSelected ? target : nil
    var trailing = context.with {
      $0.window.navigation = NavigationContext(back: back)
      $0.isBesideSelection = !report.isSelected
    } _: { context in
      context.screenOrStack(.part(1), back: back) { detail._render(&$0) }
    }

    leading.screenTraits?.isCurrent = !report.isSelected
    trailing.screenTraits?.isCurrent = report.isSelected
    context.emit(
      .columns(ColumnLayout(preferred: report.isSelected ? 1 : 0)), expands: [.horizontal, .vertical],
      children: [leading, trailing])
  }
}

extension RenderContext {
  /// An object of the container's own, the same one in each evaluation.
  func slot<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
    graph.scope(for: identity.child(.part(9))).slot(0, make)
  }

  /// A screen of the content's own (a stack), or the content as a screen.
  mutating func screenOrStack(
    _ step: IdentityStep, back: BackTarget?, _ render: (inout RenderContext) -> Void
  ) -> Node {
    let whole = screen(step, back: back, render)
    if whole.children.count == 1, whole.children[0].screenTraits != nil { return whole.children[0] }
    return whole
  }
}

extension Node {
  var screenTraits: ScreenTraits? {
    get { if case .screen(let traits) = kind { traits } else { nil } }
    set { if let newValue { kind = .screen(newValue) } }
  }
}
