import Observation

/// What of the surroundings belongs to one window: where links lead, who gathers tabs and destinations, the program's
/// objects.
///
/// Views that read it are not shared among windows.
nonisolated struct EnvironmentPlace {
  fileprivate var navigation: NavigationContext?
  fileprivate var settings: ProfileSettings?
  fileprivate var destinations: DestinationTable?
  fileprivate var tabs: TabCollector?
  fileprivate var dismissal: Dismissal?
  /// What `dismiss` does here; nil where nothing can be closed.
  fileprivate var closing: Dismissal?
  fileprivate var sheet: SheetReport?
  fileprivate var rowEdits: RowEdits?
  fileprivate var fields: FieldSurroundings?
  fileprivate var objects = KeyedValues()

  /// True where the views inside are being asked for their tabs or choices, which has to be done each time.
  var gathers: Bool { tabs != nil || gathersOptions }

  /// True where the rows of a `ForEach` can be edited.
  var editsRows: Bool { rowEdits != nil }

  /// True where the views inside are a picker's choices.
  var gathersOptions: Bool { fields?.options != nil }

  /// How the presentation around is closed.
  fileprivate struct Dismissal: ComparableInput {
    /// Nil: it cannot be compared.
    let source: BindingSource?
    let dismiss: @MainActor () -> Void

    @MainActor static func inputComparison() -> InputComparison? {
      InputComparison(of: Self.self, isPlain: false) { one, other in
        guard let source = one.source else { return false }
        return source == other.source
      }
    }
  }
}

@MainActor
extension EnvironmentValues {
  var navigation: NavigationContext? {
    get { placeRead.navigation }
    set { place.navigation = newValue }
  }

  /// Who takes the links to values; who reads it notes the links that it shows.
  var links: LinkContainer? { place.navigation?.links }

  var settings: ProfileSettings? { placeRead.settings }

  var destinations: DestinationTable? {
    get { placeRead.destinations }
    set { place.destinations = newValue }
  }

  var tabs: TabCollector? {
    get { placeRead.tabs }
    set { place.tabs = newValue }
  }

  var dismissPresentation: (@MainActor () -> Void)? { placeRead.dismissal?.dismiss }

  var sheet: SheetReport? {
    get { placeRead.sheet }
    set { place.sheet = newValue }
  }

  func object<Object: AnyObject & Observable>(of type: Object.Type) -> Object? {
    placeRead.objects.values[ObjectIdentifier(type)] as? Object
  }

  /// The place, with a note that the evaluation under way knows it.
  private var placeRead: EnvironmentPlace {
    _read {
      ViewGraph.evaluating?.current.knowsItsPlace = true
      yield place
    }
  }
}

extension EnvironmentValues {
  nonisolated mutating func setObject<Object: AnyObject & Observable>(_ object: Object?) {
    place.objects.values[ObjectIdentifier(Object.self)] = object
  }

  /// ViewSurroundings with the person's settings, for `@AppStorage`.
  package nonisolated mutating func use(_ settings: ProfileSettings?) {
    place.settings = settings
  }

  /// How the rows of a `ForEach` may be edited; those who read it have controls and are shared with nobody.
  nonisolated var rowEdits: RowEdits? {
    get { place.rowEdits }
    set { place.rowEdits = newValue }
  }

  /// What the surroundings say to the fields in them; those who read it have controls and are shared with nobody.
  nonisolated var fields: FieldSurroundings {
    get { place.fields ?? FieldSurroundings() }
    set { place.fields = newValue }
  }

  /// What `dismiss` does; who reads it notes that it knows its place.
  nonisolated var dismissal: (@MainActor () -> Void)? { place.closing?.dismiss }

  /// Says what `dismiss` does.
  ///
  /// - Parameters:
  ///   - source: What it writes, where that can be compared.
  ///   - dismiss: Closes what is around; nil where that cannot be closed.
  nonisolated mutating func setDismissal(of source: BindingSource?, _ dismiss: (@MainActor () -> Void)?) {
    place.closing = dismiss.map { EnvironmentPlace.Dismissal(source: source, dismiss: $0) }
  }

  /// Buttons do not close what is around.
  nonisolated mutating func endPresentation() { place.dismissal = nil }

  /// Makes these the surroundings of something above the screen: the look and state of the views below do not reach it.
  ///
  /// - Parameters:
  ///   - source: What is dismissed, where it can be compared.
  ///   - dismiss: Closes it.
  nonisolated mutating func beginPresentation(
    of source: BindingSource? = nil, dismiss: @escaping @MainActor () -> Void
  ) {
    let plain = EnvironmentValues()
    (font, foreground, tint, lineLimit) = (plain.font, plain.foreground, plain.tint, plain.lineLimit)
    (isEnabled, buttonStyle, fixedSize) = (plain.isEnabled, plain.buttonStyle, plain.fixedSize)
    (showsRowWindows, labelStyle, shortcut) = (false, nil, nil)
    (place.rowEdits, place.fields) = (nil, nil)
    place.dismissal = EnvironmentPlace.Dismissal(source: source, dismiss: dismiss)
  }
}

extension SheetReport: ComparableInput {
  /// A sheet has the same report from one evaluation to the next.
  static func inputComparison() -> InputComparison? { .word }
}

extension RowEdits: ComparableInput {
  /// Closures: no two are the same.
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) { _, _ in false }
  }
}
