import Observation

/// What evaluating one view gave, kept so that it need not be evaluated again while its inputs, its surroundings and
/// all that it observed are the same.
///
/// Evaluations form a tree: the window's own, in it those of the composed views that can be kept, and so on. What views
/// do beyond giving nodes is noted in the evaluation around them, so that a kept one still counts without being asked.
@MainActor
final class Evaluation {
  /// Raised when what was observed here or further in has changed; hands it on to the evaluation around.
  private(set) var changes = ChangeFlag()
  /// The view and its surroundings as they were; nil for the window's own evaluation.
  var inputs: AnyObject?
  var surroundings: ViewSurroundings?
  var nodes: [Node] = []
  var screen = ScreenPreferences()
  private(set) var effects: [Effect] = []
  private(set) var scopes: [Scope] = []
  private(set) var parts: [Identity: Evaluation] = [:]
  /// True where the views read what belongs to their window without observing it, such as where links lead.
  var dependsOnWindow = false
  /// The shared views that it shows, without those in them.
  private(set) var shared: [SharedViews.Shown] = []
  /// The same with those in them; found when somebody asks.
  private var allShared: Set<ObjectIdentifier>?
  /// True where the view, or one around it, is evaluated because what windows share of it has become too old: then
  /// nothing old may be in it.
  private let isRenewed: Bool
  /// What was kept at the same place before; only while this one is under way.
  private var previous: Evaluation?
  /// Whose shared views the window showed here before: the previous one's or, where there is none, that of a view around.
  private var forerunner: Evaluation?
  private var observation: ObservationEnd?
  private var isEnded = false
  private var presents = false
  private var replays = false
  private var showsLinks = false
  private var actions: [Identity: ControlAction] = [:]
  private var partsWithControls: [Evaluation] = []

  /// Something that a view does beyond giving nodes.
  enum Effect {
    /// A control, whose action is kept beside the effects: finding it looks at no other effect.
    case control(Identity)
    /// How a presentation is shown again.
    case presentation(Identity, @MainActor () -> Void)
    /// A node above everything else: rare, and three times as large as any other effect.
    indirect case presented(Node)
    /// What is done again each time the evaluation is used again.
    case replayed(@MainActor () -> Void)
    /// A field that states can give the focus.
    case focus(FocusField)
    /// A link to a value, and who takes it or knows who does.
    case link(RenderedLink, LinkContainer)
    /// The links of a view that windows share.
    case links(RenderedLinks, LinkContainer)
    case part(Evaluation)
  }

  init(previous: Evaluation? = nil, in around: Evaluation? = nil, isRenewed: Bool = false) {
    self.isRenewed = isRenewed || around?.isRenewed ?? false
    self.previous = previous
    forerunner = previous ?? around?.forerunner
  }

  isolated deinit { endObservation() }

  /// True where evaluations further in were kept.
  var hasParts: Bool { !parts.isEmpty }

  /// The links of the view in the container around it, where they and the nodes are all there is to it.
  ///
  /// What was observed is known to ``observe(_:)`` only.
  /// - Returns: nil where there is more to it.
  func onlyLinks(in container: LinkContainer?) -> [RenderedLink]? {
    guard scopes.isEmpty, !dependsOnWindow, screen.isEmpty, !changes.isRaised else { return nil }
    var links: [RenderedLink] = []
    for effect in effects {
      switch effect {
      case .link(let link, let taker) where taker === container: links.append(link)
      case .links(let shown, let taker) where taker === container: links += shown.all
      default: return nil
      }
    }
    return links
  }

  /// The evaluation kept for the view of this identity, if it was not used in this evaluation yet.
  func kept(for identity: Identity) -> Evaluation? {
    parts[identity] == nil ? previous?.parts[identity] : nil
  }

  /// Runs what evaluates the view and notes what it observes.
  ///
  /// An evaluation whose views are not expected to observe anything cannot be ended should they do; it then remembers
  /// the flag until something that it read changes. One that can be ended is observed by itself, here and by each view
  /// around, so it is not made so where there is nothing to end.
  ///
  /// - Parameters:
  ///   - expected: Whether the views observe anything; nil where that is not known.
  ///   - evaluate: What evaluates them.
  /// - Returns: true where anything was observed.
  func observe(expected: Bool?, _ evaluate: () -> Void) -> Bool {
    previous?.endObservation()
    let end = expected == false ? nil : ObservationEnd()
    observation = end
    var isEndable = expected ?? false
    withObservationTracking {
      if expected == nil { isEndable = Self.observesAnything(evaluate) } else { evaluate() }
      if isEndable { end?.begin() }
    } onChange: { [changes] in
      changes.raise()
    }
    (previous, forerunner) = (nil, nil)
    return !isKnownUniquelyReferenced(&changes)
  }

  /// Evaluates views, and tells whether they observe anything: then what hears of the changes is remembered.
  static func observesAnything(_ evaluate: () -> Void) -> Bool {
    var listener = Listener()
    withObservationTracking(evaluate) { [listener] in listener.hear() }
    return !isKnownUniquelyReferenced(&listener)
  }

  private final class Listener: Sendable {
    func hear() {}
  }

  /// Lets go of all that was observed; the flag stays up and tells nobody.
  func endObservation() {
    guard !isEnded else { return }
    isEnded = true
    changes.raiseSilently()
    observation?.end()
  }

  func note(_ effect: Effect) { note(effect, at: effects.count) }

  /// Notes an effect before those that were noted since there were so many.
  func note(_ effect: Effect, at place: Int) {
    effects.insert(effect, at: place)
    switch effect {
    case .presented: presents = true
    case .replayed: replays = true
    case .link, .links: showsLinks = true
    default: break
    }
  }

  func note(_ action: ControlAction, of control: Identity) {
    note(.control(control))
    actions[control] = action
  }

  func note(_ shown: SharedViews.Shown) { shared.append(shown) }

  /// True where the window's evaluation before this one showed the same, of the same inputs, so that it may be old.
  func mayShowAgain(_ shown: SharedViews.Shown) -> Bool { !isRenewed && forerunner?.shows(shown) ?? false }

  private func shows(_ shown: SharedViews.Shown) -> Bool {
    let all = allShared ?? shared.reduce(into: []) { $1.insert(into: &$0) }
    allShared = all
    return all.contains(ObjectIdentifier(shown))
  }

  func note(_ scope: Scope) {
    if scopes.last !== scope { scopes.append(scope) }
  }

  /// Takes an evaluation further in as a part of this one.
  func add(_ part: Evaluation, for identity: Identity) {
    parts[identity] = part
    effects.append(.part(part))
    presents = presents || part.presents
    replays = replays || part.replays
    showsLinks = showsLinks || part.showsLinks
    if part.hasControls { partsWithControls.append(part) }
  }

  /// Lets go of all but the flags: whether what was shown is still true is all that is asked from now on.
  func retire() {
    (inputs, surroundings, nodes, screen, effects, scopes) = (nil, nil, [], ScreenPreferences(), [], [])
    (shared, allShared, actions, partsWithControls) = ([], nil, [:], [])
    for part in parts.values { part.retire() }
  }
}

extension Evaluation {
  /// The control's action; where one identity has two, that of the outer view, else the later one's.
  func control(_ identity: Identity) -> ControlAction? { ownControl(identity) ?? link(identity) }

  private var hasControls: Bool { !actions.isEmpty || !partsWithControls.isEmpty }

  private func ownControl(_ identity: Identity) -> ControlAction? {
    if let action = actions[identity] { return action }
    for part in partsWithControls.reversed() {
      if let action = part.ownControl(identity) { return action }
    }
    return nil
  }

  private func link(_ identity: Identity) -> ControlAction? {
    guard showsLinks else { return nil }
    for effect in effects.reversed() {
      switch effect {
      case .link(let link, let container) where link.identity == identity:
        return container.action(of: link.value)
      case .links(let links, let container):
        if let link = links[identity] { return container.action(of: link.value) }
      case .part(let part): if let action = part.link(identity) { return action }
      default: break
      }
    }
    return nil
  }

  /// True where each link here and further in still leads to the address that it shows.
  var hasTrueLinks: Bool {
    guard showsLinks else { return true }
    return effects.allSatisfy { effect in
      switch effect {
      case .link(let link, let container): link.isTrue(in: container)
      case .links(let links, let container): links.areTrue(in: container)
      case .part(let part): part.hasTrueLinks
      default: true
      }
    }
  }

  /// The links to the value that the container of the identity takes, of all that were noted from a place on.
  func links(to value: AnyHashable, in container: Identity, from first: Int = 0) -> [Identity] {
    guard showsLinks else { return [] }
    return effects[first...].flatMap { effect -> [Identity] in
      switch effect {
      case .link(let link, let known): link.value == value && known.takes(link, container) ? [link.identity] : []
      case .links(let links, let known): links.links(to: value).filter { known.takes($0, container) }.map(\.identity)
      case .part(let part): part.links(to: value, in: container)
      default: []
      }
    }
  }

  /// The links that were noted from a place on, in the order in which the views gave them.
  func links(from first: Int = 0) -> some Sequence<RenderedLink> {
    effects[first...].lazy.flatMap { effect -> [RenderedLink] in
      switch effect {
      case .link(let link, _): [link]
      case .links(let links, _): links.all
      case .part(let part) where part.showsLinks: Array(part.links())
      default: []
      }
    }
  }

  /// How the presentation is shown again.
  func presentation(_ identity: Identity) -> (@MainActor () -> Void)? {
    for effect in effects.reversed() {
      switch effect {
      case .presentation(identity, let show): return show
      case .part(let part): if let show = part.presentation(identity) { return show }
      default: break
      }
    }
    return nil
  }

  /// The nodes above everything else, in the order in which the views gave them.
  var presented: [Node] {
    guard presents else { return [] }
    return effects.flatMap { effect -> [Node] in
      switch effect {
      case .presented(let node): [node]
      case .part(let part): part.presented
      default: []
      }
    }
  }

  /// The fields that states can give the focus, in the order in which the views gave them.
  var focusFields: [FocusField] {
    effects.flatMap { effect -> [FocusField] in
      switch effect {
      case .focus(let field): [field]
      case .part(let part): part.focusFields
      default: []
      }
    }
  }

  /// Does again what has to be done each time.
  func replay() {
    guard replays else { return }
    for effect in effects {
      switch effect {
      case .replayed(let action): action()
      case .part(let part): part.replay()
      default: break
      }
    }
  }

  /// Marks all scopes here and further in as seen.
  func markSeen(in pass: Int) {
    for scope in scopes { scope.lastSeen = pass }
    for part in parts.values { part.markSeen(in: pass) }
  }
}

extension SharedViews.Shown {
  /// Inserts it, and the shared views in it.
  fileprivate func insert(into all: inout Set<ObjectIdentifier>) {
    all.insert(ObjectIdentifier(self))
    for part in parts { part.insert(into: &all) }
  }
}

extension LinkContainer {
  /// True where the link is taken by the container of the identity: this one or one around it.
  fileprivate func takes(_ link: RenderedLink, _ container: Identity) -> Bool {
    taker(of: link.value)?.container.identity == container
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
