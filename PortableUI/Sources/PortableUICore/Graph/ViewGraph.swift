import Foundation
import Synchronization

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
  var current: Evaluation
  let watch = SlowRenderWatch()
  private(set) var now = ContinuousClock.now
  private var exports: [ExportedFile] = []
  /// The focus states that the program changed, the last one last.
  private var focusWishes: [any FocusHolder] = []
  /// True where what views gave is forgotten, so that nobody can use their controls before another evaluation.
  private var isForgetful = false
  private(set) var pass = 0
  private var afterEvaluation: [() -> Void] = []
  private let tasks = RunningTasks()

  /// The time of day; tests set their own.
  package var date: @MainActor () -> Date = { Date() }

  /// Values that the window's address stands for.
  package let scene: SceneValues

  /// The most evaluations that one settling may take before the graph gives up and logs the views' fault.
  package static let passLimit = 16

  /// False: every evaluation asks every view; for tests that compare.
  package var skipsCleanViews = true

  /// The graph that asks views for their bodies at this moment.
  static var evaluating: ViewGraph?

  package init(
    scene: SceneValues, environment: EnvironmentValues, render: @escaping @MainActor (inout RenderContext) -> Void
  ) {
    self.scene = scene
    surroundings = ViewSurroundings(environment)
    self.render = render
    evaluation = Evaluation(changes: changes)
    current = evaluation
  }

  /// Called when something that the last evaluation read has changed: once for each evaluation, from any thread.
  ///
  /// Set it before the first evaluation.
  package var onChange: (@Sendable () -> Void)? {
    get { changes.whenRaised }
    set { changes.whenRaised = newValue }
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
    if isDirty {
      Fault.log("The views of a window change what they show each time they are evaluated; given up after 16 times.")
    }
    return (nodes, !isDirty)
  }

  /// Does what the control under the identity does.
  ///
  /// False: no such control, or it is disabled.
  package func perform(_ event: ControlEvent, on identity: Identity) -> Bool {
    remember()
    return evaluation.control(identity)?.perform(event) ?? false
  }

  /// Shows what a page says it was showing (an alert) when its control was used.
  ///
  /// False: no such presentation.
  package func restorePresentation(_ identity: Identity) -> Bool {
    remember()
    guard let show = evaluation.presentation(identity) else { return false }
    show()
    return true
  }

  /// The value that the field under the identity has on the page; nil: no such field, or it is disabled.
  package func value(of identity: Identity) -> String? {
    remember()
    guard case .field(let field) = evaluation.control(identity) else { return nil }
    return field.value
  }

  /// What the control under the identity takes; nil: it is no field for files, or it is disabled.
  package func fileField(_ identity: Identity) -> FileFieldTraits? {
    remember()
    guard case .files(let traits, _) = evaluation.control(identity) else { return nil }
    return traits
  }

  /// Where the program has put the keyboard's focus since this was last asked; nil: nowhere.
  ///
  /// To be asked after an evaluation, since the field may be new.
  package func takeFocusRequest() -> FocusRequest? {
    let wishes = focusWishes
    focusWishes = []
    let isLeft = wishes.contains(where: \.isUnfocused)
    let focusFields = wishes.isEmpty ? [] : evaluation.focusFields
    var found: Identity?
    for wish in wishes.reversed() where !wish.isUnfocused {
      let field = focusFields.first { $0.link.holder === wish && $0.link.isWanted() }
      // As SwiftUI does: a state that no field shows falls back.
      if field == nil { wish.unfocus() }
      found = found ?? field?.identity
    }
    if let found { return .field(found) }
    return isLeft ? .nothing : nil
  }

  /// True while tasks of the views run.
  package var hasTasks: Bool { tasks.count > 0 }

  /// Returns when no task of the views runs any more, or the patience is over.
  package func tasksEnded(within patience: Duration) async {
    await tasks.ended(within: patience)
  }

  /// Called when a view took longer than ``slowRenderLimit`` to evaluate, once for each evaluation.
  package var onSlowRender: (@MainActor (_ viewName: String, _ duration: Duration) -> Void)? {
    get { watch.onSlowRender }
    set { watch.onSlowRender = newValue }
  }

  /// How long a view may take to evaluate, with all that is in it; 50 ms where nobody says otherwise.
  package var slowRenderLimit: Duration {
    get { watch.limit }
    set { watch.limit = newValue }
  }

  /// Lets go of what the views gave, which is most of what a window takes: their state stays, their changes are still
  /// heard of, and the next use of a control evaluates them first.
  package func forgetViews() {
    evaluation.retire()
    isForgetful = true
  }

  /// Evaluates the views again where what they gave was let go of.
  func remember() {
    if isForgetful { _ = evaluate() }
  }

  /// Ends the window: tasks are cancelled, views disappear, nothing is observed any more.
  package func close() {
    retire()
    evaluation.endObservation()
    evaluation = Evaluation(changes: changes)
    current = evaluation
  }

  /// Ends the window but goes on observing: `isDirty` still tells when what was shown last is no longer true.
  package func retire() {
    for scope in scopes.values { scope.end() }
    scopes = [:]
    evaluation.retire()
    focusWishes = []
    afterEvaluation = []
  }

  private func evaluateOnce() -> [Node] {
    pass += 1
    isForgetful = false
    scene.beginEvaluation()
    now = .now
    let (outer, last) = (Self.evaluating, evaluation)
    evaluation = Evaluation(changes: changes, previous: last)
    current = evaluation
    Self.evaluating = self
    var context = RenderContext(graph: self, surroundings: surroundings, identity: .root)
    last.endObservation()
    changes.lower()
    _ = evaluation.observe(expected: true) { render(&context) }
    Self.evaluating = outer
    evaluation.see(in: pass)
    endVanishedScopes()
    runAfterEvaluation()
    watch.report()
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

  func register(_ action: ControlAction, for identity: Identity) {
    current.note(.control(identity, action))
  }

  /// Makes the field a place where the states of its surroundings can put the focus.
  func register(focus links: [FocusLink], for identity: Identity) {
    for link in links { current.note(.focus(FocusField(identity: identity, link: link))) }
  }

  /// The program changed a focus state.
  func wishFocus(_ holder: any FocusHolder) {
    focusWishes.removeAll { $0 === holder }
    focusWishes.append(holder)
  }

  /// Remembers how a presentation is shown again.
  func register(presentation show: @escaping @MainActor () -> Void, for identity: Identity) {
    current.note(.presentation(identity, show))
  }

  /// Adds a node above everything else, and above it what is presented while it is made.
  func present(_ make: () -> Node) {
    let place = current.effects.count
    current.note(.presented(make()), at: place)
  }

  /// Keeps a file for the person to save.
  func export(_ file: ExportedFile) {
    exports.append(file)
  }

  /// Makes a file beside the evaluation and keeps it for the person; nil: there is none.
  func startExport(_ make: @escaping @MainActor () async -> ExportedFile?) {
    _ = start(.userInitiated) { @MainActor [weak self] in
      guard let file = await make(), let self else { return }
      export(file)
      changes.raise()
    }
  }

  /// The files that views exported since this was asked last.
  package func takeExports() -> [ExportedFile] {
    defer { exports = [] }
    return exports
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

  /// A view's body changed state.
  ///
  /// What was read before shows the old value, so the views under way are evaluated once more.
  func stateChangedInBody(of type: Any.Type) {
    Fault.log("State of type \(type) was changed while views were evaluated; change it in an action or a task.")
    current.changes.raise()
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

/// A flag that any thread may raise: observation reports a change where it happens.
final class ChangeFlag: Sendable {
  private let raised = Atomic(false)
  private let listener = Mutex<(@Sendable () -> Void)?>(nil)

  /// Called when the flag goes up.
  var whenRaised: (@Sendable () -> Void)? {
    get { listener.withLock { $0 } }
    set { listener.withLock { $0 = newValue } }
  }

  var isRaised: Bool { raised.load(ordering: .acquiring) }
  func lower() { raised.store(false, ordering: .releasing) }

  func raise() {
    guard !raised.exchange(true, ordering: .acquiringAndReleasing) else { return }
    whenRaised?()
  }

  /// Raises it, and nobody hears of it.
  func raiseSilently() { raised.store(true, ordering: .releasing) }

  /// Raises the other flag too from now on.
  func pass(to outer: ChangeFlag) {
    whenRaised = { outer.raise() }
  }
}
