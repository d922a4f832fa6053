import Observation
import Synchronization

/// One window's views: evaluates them, keeps their state between evaluations, runs what a person does.
///
/// The graph knows no renderer. It observes what the evaluation reads; a change of any of it makes the graph dirty.
@MainActor
public final class ViewGraph {
  private let render: @MainActor (inout RenderContext) -> Void
  private let environment: EnvironmentValues
  private let changes = ChangeFlag()
  private var scopes: [Identity: Scope] = [:]
  private var controls: [Identity: ControlAction] = [:]
  private var presentations: [Identity: Binding<Bool>] = [:]
  private var presented: [Node] = []
  private var pass = 0
  private var runningTasks = 0
  private var taskWaiters: [CheckedContinuation<Void, Never>] = []
  private var afterEvaluation: [() -> Void] = []

  /// Values that the window's address stands for.
  package let scene: SceneValues

  /// The most evaluations that one settling may take before the graph gives up and logs the views' fault.
  package static let passLimit = 16

  package init(
    scene: SceneValues, environment: EnvironmentValues, render: @escaping @MainActor (inout RenderContext) -> Void
  ) {
    self.scene = scene
    self.environment = environment
    self.render = render
  }

  /// True when something that the last evaluation read has changed since.
  package var isDirty: Bool { changes.isRaised }

  /// Evaluates the whole window and, if that changed what was read, again, until nothing changes.
  ///
  /// - Returns: the nodes, and whether they are stable (false: the pass limit was reached).
  package func evaluate() -> (nodes: [Node], isStable: Bool) {
    var nodes = evaluateOnce()
    var passes = 1
    while isDirty, passes < Self.passLimit {
      nodes = evaluateOnce()
      passes += 1
    }
    return (nodes, !isDirty)
  }

  /// Does what the control under the identity does. False: no such control, or it is disabled.
  package func perform(_ event: ControlEvent, on identity: Identity) -> Bool {
    guard let action = controls[identity] else { return false }
    return action.perform(event)
  }

  /// Shows what a page says it was showing (an alert) when its control was used. False: no such presentation.
  package func restorePresentation(_ identity: Identity) -> Bool {
    guard let isPresented = presentations[identity] else { return false }
    isPresented.wrappedValue = true
    return true
  }

  /// True while tasks of the views run.
  package var hasTasks: Bool { runningTasks > 0 }

  /// Returns when no task of the views runs any more, or the patience is over.
  package func tasksEnded(within patience: Duration) async {
    let timeout = Task {
      try await Task.sleep(for: patience)
      releaseTaskWaiters()
    }
    defer { timeout.cancel() }
    guard runningTasks > 0 else { return }
    await withCheckedContinuation { taskWaiters.append($0) }
  }

  private func releaseTaskWaiters() {
    let waiters = taskWaiters
    taskWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  /// Ends the window: tasks are cancelled, views disappear.
  package func close() {
    for scope in scopes.values { scope.end() }
    scopes = [:]
    controls = [:]
  }

  private func evaluateOnce() -> [Node] {
    pass += 1
    controls.removeAll(keepingCapacity: true)
    presentations.removeAll(keepingCapacity: true)
    presented = []
    changes.lower()
    var context = RenderContext(graph: self, environment: environment, identity: .root)
    withObservationTracking {
      render(&context)
    } onChange: { [changes] in
      changes.raise()
    }
    endVanishedScopes()
    runAfterEvaluation()
    return context.nodes + presented
  }

  private func endVanishedScopes() {
    for (identity, scope) in scopes where scope.lastSeen != pass {
      scope.end()
      scopes[identity] = nil
    }
  }

  private func runAfterEvaluation() {
    let actions = afterEvaluation
    afterEvaluation = []
    for action in actions { action() }
  }
}

extension ViewGraph {
  /// What is kept for the view of this identity; made when it is first seen.
  func scope(for identity: Identity) -> Scope {
    let scope = scopes[identity] ?? Scope()
    scope.lastSeen = pass
    scopes[identity] = scope
    return scope
  }

  func register(_ action: ControlAction, for identity: Identity) {
    controls[identity] = action
  }

  func register(presentation isPresented: Binding<Bool>, for identity: Identity) {
    presentations[identity] = isPresented
  }

  /// Adds a node above everything else.
  func present(_ node: Node) {
    presented.append(node)
  }

  /// Runs the action when the evaluation has ended, so that it may change state.
  func afterEvaluation(_ action: @escaping () -> Void) {
    afterEvaluation.append(action)
  }

  func start(_ priority: TaskPriority, _ action: sending @escaping @isolated(any) () async -> Void) -> Task<Void, Never> {
    runningTasks += 1
    return Task(priority: priority) {
      await action()
      runningTasks -= 1
      if runningTasks == 0 { releaseTaskWaiters() }
    }
  }
}

/// A flag that any thread may raise: observation reports a change where it happens.
private final class ChangeFlag: Sendable {
  private let raised = Atomic(false)

  var isRaised: Bool { raised.load(ordering: .acquiring) }
  func raise() { raised.store(true, ordering: .releasing) }
  func lower() { raised.store(false, ordering: .releasing) }
}
