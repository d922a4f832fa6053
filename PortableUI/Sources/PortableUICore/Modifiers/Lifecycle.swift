extension View {
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action
    return LifecycleView(content: self) { scope, context in
      guard let action, !scope.hasAppeared else { return }
      scope.hasAppeared = true
      context.graph.afterEvaluation(action)
    }
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action
    return LifecycleView(content: self) { scope, _ in scope.disappear = action }
  }

  /// Runs when the value differs from the one of the evaluation before.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    nonisolated(unsafe) let (action, value) = (action, value)
    return LifecycleView(content: self) { scope, context in
      let last = scope.lastValue as? LastValue<V>
      if let last, last.value == value { return }
      scope.lastValue = LastValue(value)
      guard last != nil || initial else { return }
      context.graph.afterEvaluation { action(last?.value ?? value, value) }
    }
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs while the view is shown; cancelled when it vanishes.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs while the view is shown, and anew when the id changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    nonisolated(unsafe) let (action, value) = (action, value)
    return LifecycleView(content: self) { scope, context in
      let last = scope.lastValue as? LastValue<T>
      if let last, last.value == value { return }
      scope.lastValue = LastValue(value)
      scope.task?.cancel()
      context.graph.start(priority, of: scope) { await action() }
    }
  }
}

/// A view with a scope of its own that hears of each evaluation.
private nonisolated struct LifecycleView<Content: View>: View {
  let content: Content
  let evaluated: @MainActor (Scope, RenderContext) -> Void

  @MainActor func _render(_ context: inout RenderContext) {
    evaluated(context.graph.scope(for: context.identity.child(.part(3))), context)
    context.descend(.branch(0)) { content._render(&$0) }
  }
}
