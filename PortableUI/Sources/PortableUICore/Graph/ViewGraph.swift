import Foundation

/// One window's views: evaluates them, keeps their state between evaluations, runs what a person does.
///
/// The graph knows no renderer. It observes what the evaluation reads; a change of any of it makes the graph dirty.
@MainActor
package final class ViewGraph {
  private let render: @MainActor (inout RenderContext) -> Void
  private let surroundings: ViewSurroundings
  let changes = ChangeFlag()
  private var scopes: [Identity: Scope] = [:]
  /// The last evaluation of the window, or the one under way.
  private(set) var evaluation: Evaluation
  /// The evaluation under way of the innermost view that can be kept.
  var current: Evaluation { didSet { underWay.moves(to: current) } }
  let underWay = EvaluationUnderWay()
  let watch = SlowRenderWatch()
  private(set) var now = ContinuousClock.now
  var exports: [ExportedFile] = []
  /// The focus states that the program changed, the last one last.
  var focusRequests: [any FocusHolder] = []
  /// True where what views gave was let go of, so that nobody can use their controls before another evaluation.
  private var needsEvaluation = false
  private var pass = 0
  /// Evaluations that nobody needs any more.
  private var past: [Evaluation] = []
  private var afterEvaluation: [() -> Void] = []
  private let tasks = RunningTasks()

  /// The time of day; tests set their own.
  package var date: @MainActor () -> Date = { Date() }
  /// The time by which what windows share grows old; tests set their own.
  var instant: @MainActor () -> ContinuousClock.Instant = { .now }

  /// Values that the window's address stands for.
  package let scene: SceneValues

  /// The most evaluations that one settling may take before the graph gives up and logs the views' fault.
  package static let passLimit = 16

  /// False: every evaluation asks every view; for tests that compare.
  package var skipsCleanViews = true
  /// False: an evaluation keeps no view for the next one but those that windows share.
  ///
  /// It takes less time and a fraction of the memory, since all that the views read is observed once; the next one evaluates
  /// them all.
  package var keepsViews = true

  /// True: an evaluation that kept views, and that nobody needs any more, stays until ``releasePast()``.
  ///
  /// To let go of much takes longer than whoever waits for the next one should wait.
  package var keepsPast = false

  package init(
    scene: SceneValues, environment: EnvironmentValues, render: @escaping @MainActor (inout RenderContext) -> Void
  ) {
    self.scene = scene
    surroundings = ViewSurroundings(environment)
    self.render = render
    evaluation = Evaluation()
    current = evaluation
    scene.belong(to: self)
  }

  /// Called when something that the last evaluation read has changed: once for each evaluation, from any thread.
  ///
  /// Set it before the first evaluation.
  package var onChange: (@Sendable () -> Void)? {
    get { changes.whenRaised }
    set { changes.whenRaised = newValue }
  }

  /// True when something that the last evaluation read has changed since.
  package nonisolated var isDirty: Bool { changes.isRaised }

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
    onEvaluation?()
    if isDirty {
      Fault.log("The views of a window change what they show each time they are evaluated; given up after 16 times.")
    }
    return (nodes, !isDirty)
  }

  /// Called after each evaluation.
  package var onEvaluation: (@MainActor () -> Void)?

  /// True while tasks of the views run.
  package var hasTasks: Bool { tasks.count > 0 }

  /// Returns when no task of the views runs any more, or the patience is over.
  package func tasksEnded(within patience: Duration) async {
    await tasks.ended(within: patience)
  }

  /// Called when a view took longer than ``SlowRenderWatch/limit`` to evaluate, once for each evaluation.
  package var onSlowRender: (@MainActor (_ viewName: String, _ duration: Duration) -> Void)? {
    get { watch.onSlowRender }
    set { watch.onSlowRender = newValue }
  }

  /// Lets go of what the views gave, which is most of what a window takes: their state stays, their changes are still
  /// heard of, and the next use of a control evaluates them first.
  ///
  /// No view is kept until ``keepsViews`` says so again.
  package func releaseViews() {
    keepsViews = false
    // What each view that was kept had observed by itself is observed once for all of them.
    if evaluation.hasParts, !isDirty { _ = evaluate() }
    evaluation.retire()
    past = []
    needsEvaluation = true
  }

  /// Evaluates the views again where what they gave was let go of.
  func ensureEvaluated() {
    if needsEvaluation { _ = evaluate() }
  }

  /// Lets go of what windows shared and none asked for since this was called before the last time.
  /// - Returns: false where nothing is left.
  package static func releaseSharedViews() -> Bool {
    let areLeft = [SharedViews.all, .rows].map { $0.releaseUnused() }
    return areLeft.contains(true)
  }

  /// Ends the window: tasks are cancelled, views disappear, nothing is observed any more.
  package func close() {
    retire()
    evaluation.endObservation()
    changes.raiseSilently()
    evaluation = Evaluation()
    current = evaluation
  }

  /// Ends the window but goes on observing: `isDirty` still tells when what was shown last is no longer true.
  package func retire() {
    for scope in scopes.values { scope.end() }
    scopes = [:]
    evaluation.retire()
    focusRequests = []
    afterEvaluation = []
    past = []
  }

  package var hasPast: Bool { !past.isEmpty }

  /// Lets go of what was kept because of ``keepsPast``.
  package func releasePast() { past = [] }

  private func evaluateOnce() -> [Node] {
    pass += 1
    needsEvaluation = false
    scene.beginEvaluation()
    now = instant()
    let last = evaluation
    underWay.begin(pass)
    evaluation = Evaluation(previous: last)
    evaluation.changes.pass(to: changes)
    current = evaluation
    var context = RenderContext(graph: self, surroundings: surroundings, identity: .root)
    last.endObservation()
    changes.lower()
    _ = evaluation.observe(expected: true) { render(&context) }
    underWay.end()
    evaluation.markSeen(in: pass)
    endVanishedScopes()
    runAfterEvaluation()
    watch.report()
    if keepsPast, last.hasParts { past.append(last) }
    return context.nodes + evaluation.presented
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
    current.note(scope)
    return scope
  }

  /// Does something now, and again each time what is evaluated here is used again without being evaluated.
  func replay(_ action: @escaping @MainActor () -> Void) {
    action()
    current.note(.replayed(action))
  }

  /// Runs the action when the evaluation has ended, so that it may change state.
  func afterEvaluation(_ action: @escaping () -> Void) {
    afterEvaluation.append(action)
  }

  /// Starts the task of a view, which is cancelled with it and let go of when it has ended: it would keep its memory.
  func start(
    _ priority: TaskPriority, of scope: Scope, _ action: sending @escaping @isolated(any) () async -> Void
  ) {
    scope.tasksBegun += 1
    let number = scope.tasksBegun
    scope.task = start(priority) { @MainActor [weak scope] in
      await action()
      if let scope, scope.tasksBegun == number { scope.task = nil }
    }
  }

  func start(
    _ priority: TaskPriority, _ action: sending @escaping @isolated(any) () async -> Void
  ) -> Task<Void, Never> {
    tasks.begin()
    return Task(priority: priority) { [tasks] in
      await action()
      tasks.end()
    }
  }
}
