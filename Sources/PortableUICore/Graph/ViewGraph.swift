import Observation
import Synchronization

/// One window's views: evaluates them, keeps their state between evaluations, runs what a person does.
///
/// The graph knows no renderer. It observes what the evaluation reads; a change of any of it makes the graph dirty.
@MainActor
package final class ViewGraph {
  private let render: @MainActor (inout RenderContext) -> Void
  private let environment: EnvironmentValues
  let changes = ChangeFlag()
  /// Read by every evaluation, so that changing it ends the observation of that evaluation.
  private let observation = ObservationEnd()
  private var scopes: [Identity: Scope] = [:]
  private var controls: [Identity: ControlAction] = [:]
  private var presentations: [Identity: @MainActor () -> Void] = [:]
  private var presented: [Node] = []
  private var focusFields: [FocusField] = []
  private var exports: [ExportedFile] = []
  /// The focus states that the program changed, the last one last.
  private var focusWishes: [any FocusHolder] = []
  private var pass = 0
  private var afterEvaluation: [() -> Void] = []
  private let tasks = RunningTasks()

  /// Values that the window's address stands for.
  package let scene: SceneValues

  /// The most evaluations that one settling may take before the graph gives up and logs the views' fault.
  package static let passLimit = 16

  /// The graph that asks views for their bodies at this moment.
  static weak var evaluating: ViewGraph?

  package init(
    scene: SceneValues, environment: EnvironmentValues, render: @escaping @MainActor (inout RenderContext) -> Void
  ) {
    self.scene = scene
    self.environment = environment
    self.render = render
  }

  isolated deinit { observation.end() }

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
    guard let action = controls[identity] else { return false }
    return action.perform(event)
  }

  /// Shows what a page says it was showing (an alert) when its control was used.
  ///
  /// False: no such presentation.
  package func restorePresentation(_ identity: Identity) -> Bool {
    guard let show = presentations[identity] else { return false }
    show()
    return true
  }

  /// The value that the field under the identity has on the page; nil: no such field, or it is disabled.
  package func value(of identity: Identity) -> String? {
    guard case .field(let field) = controls[identity] else { return nil }
    return field.value
  }

  /// Where the program has put the keyboard's focus since this was last asked; nil: nowhere.
  ///
  /// To be asked after an evaluation, since the field may be new.
  package func takeFocusRequest() -> FocusRequest? {
    let wishes = focusWishes
    focusWishes = []
    let isLeft = wishes.contains(where: \.isUnfocused)
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

  /// Ends the window: tasks are cancelled, views disappear, nothing is observed any more.
  package func close() {
    retire()
    observation.end()
  }

  /// Ends the window but goes on observing: `isDirty` still tells when what was shown last is no longer true.
  package func retire() {
    for scope in scopes.values { scope.end() }
    scopes = [:]
    controls = [:]
    presentations = [:]
    presented = []
    focusFields = []
    focusWishes = []
    afterEvaluation = []
  }

  private func evaluateOnce() -> [Node] {
    pass += 1
    controls.removeAll(keepingCapacity: true)
    presentations.removeAll(keepingCapacity: true)
    presented = []
    focusFields = []
    scene.beginEvaluation()
    observation.end()
    changes.lower()
    var context = RenderContext(graph: self, environment: environment, identity: .root)
    let outer = Self.evaluating
    Self.evaluating = self
    withObservationTracking {
      observation.begin()
      render(&context)
    } onChange: { [changes] in
      changes.raise()
    }
    Self.evaluating = outer
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

  /// Makes the field a place where the states of its surroundings can put the focus.
  func register(focus links: [FocusLink], for identity: Identity) {
    for link in links { focusFields.append(FocusField(identity: identity, link: link)) }
  }

  /// The program changed a focus state.
  func wishFocus(_ holder: any FocusHolder) {
    focusWishes.removeAll { $0 === holder }
    focusWishes.append(holder)
  }

  /// Remembers how a presentation is shown again.
  func register(presentation show: @escaping @MainActor () -> Void, for identity: Identity) {
    presentations[identity] = show
  }

  /// Adds a node above everything else, and above it what is presented while it is made.
  func present(_ make: () -> Node) {
    let place = presented.count
    let node = make()
    presented.insert(node, at: place)
  }

  /// Keeps a file for the person to save.
  func export(_ file: ExportedFile) {
    exports.append(file)
  }

  /// The files that views exported since this was asked last.
  package func takeExports() -> [ExportedFile] {
    defer { exports = [] }
    return exports
  }

  /// Runs the action when the evaluation has ended, so that it may change state.
  func afterEvaluation(_ action: @escaping () -> Void) {
    afterEvaluation.append(action)
  }

  /// A view's body changed state.
  ///
  /// What was read before shows the old value, so the window is evaluated once more.
  func stateChangedInBody(of type: Any.Type) {
    Fault.log("State of type \(type) was changed while views were evaluated; change it in an action or a task.")
    afterEvaluation { [changes] in changes.raise() }
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
}

/// Ends what `withObservationTracking` began, which offers no way to do so: every object that an evaluation read would
/// otherwise remember it until it changes, so a long-lived model would remember every window that ever showed it.
@MainActor
private final class ObservationEnd: Observable {
  private let registrar = ObservationRegistrar()
  private nonisolated var signal: Void { () }

  /// To be called within the observed evaluation.
  func begin() { registrar.access(self, keyPath: \.signal) }

  /// The observation that began last reports a change, and with that lets go of all that it observed.
  func end() { registrar.withMutation(of: self, keyPath: \.signal) {} }
}
