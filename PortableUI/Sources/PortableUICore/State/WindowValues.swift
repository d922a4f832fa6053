import Observation

/// What of the surroundings belongs to one window: where links lead, who gathers tabs and destinations, the program's
/// objects.
///
/// Views that read it are not shared among windows: they reach it by ``RenderContext/windowValues``, which notes it.
nonisolated struct WindowValues {
  var navigation: NavigationContext?
  fileprivate(set) var settings: ProfileSettings?
  /// The key of the setting that is false where the person wants one key alone to do nothing.
  fileprivate var singleKeysKey: String?
  var destinations: DestinationTable?
  var tabs: TabCollector?
  fileprivate var dismissal: Dismissal?
  /// What `dismiss` does here; nil where nothing can be closed.
  fileprivate var closing: Dismissal?
  var sheet: SheetReport?
  /// Who scrolls to the views inside.
  var scrollTargets: ScrollTargets?
  /// How the rows of a `ForEach` may be edited; those who read it have controls and are shared with nobody.
  var rowEdits: RowEdits?
  fileprivate var fields: FieldSurroundings?
  fileprivate var objects = KeyedValues()

  /// True where the views inside are being asked for their tabs or choices, which has to be done each time.
  var gathers: Bool { tabs != nil || options != nil }

  /// False where the person wants one key alone to do nothing.
  @MainActor var allowsSingleKeys: Bool { singleKeysKey.flatMap { settings?[$0] } != .bool(false) }

  /// The picker whose choices the views inside are.
  var options: PickerOptions? { fields?.options }

  /// What a button does to close the presentation around; nil where there is none.
  @MainActor var dismissPresentation: (@MainActor () -> Void)? { dismissal?.dismiss }

  /// How the presentation around is closed.
  fileprivate struct Dismissal: ComparableInput {
    /// Nil: it cannot be compared.
    let source: BindingSource?
    let dismiss: @MainActor () -> Void

    @MainActor static func inputComparison() -> InputComparison? {
      InputComparison(of: Self.self, isPlain: false) { $0.source != nil && $0.source == $1.source }
    }
  }
}

extension RenderContext {
  /// What of the surroundings belongs to this window; the evaluation under way notes that it depends on that.
  var windowValues: WindowValues {
    graph.current.dependsOnWindow = true
    return environment.window
  }
}

extension _DynamicConnection {
  /// What of the surroundings belongs to this window; the evaluation under way notes that it depends on that.
  var windowValues: WindowValues {
    graph.current.dependsOnWindow = true
    return surroundings.values.window
  }
}

extension EnvironmentValues {
  /// Who takes the links to values; who reads it notes the links that it shows.
  var links: LinkContainer? { window.navigation?.links }

  /// The object of this type; who reads it has said so when it was connected.
  func object<Object: AnyObject & Observable>(of type: Object.Type) -> Object? {
    window.objects.values[ObjectIdentifier(type)] as? Object
  }

  nonisolated mutating func setObject<Object: AnyObject & Observable>(_ object: Object?) {
    window.objects.values[ObjectIdentifier(Object.self)] = object
  }

  /// Surroundings with the person's settings, for `@AppStorage`, and the one of them that is about single keys.
  package nonisolated mutating func use(_ settings: ProfileSettings?, singleKeysKey: String? = nil) {
    window.settings = settings
    window.singleKeysKey = singleKeysKey
  }

  /// What the surroundings say to the fields in them; those who read it have controls and are shared with nobody.
  nonisolated var fields: FieldSurroundings {
    get { window.fields ?? FieldSurroundings() }
    set { window.fields = newValue }
  }

  /// What `dismiss` does; who reads it notes that it knows its window.
  nonisolated var dismissal: (@MainActor () -> Void)? { window.closing?.dismiss }

  /// Says what `dismiss` does.
  ///
  /// - Parameters:
  ///   - source: What it writes, where that can be compared.
  ///   - dismiss: Closes what is around; nil where that cannot be closed.
  nonisolated mutating func setDismissal(of source: BindingSource?, _ dismiss: (@MainActor () -> Void)?) {
    window.closing = dismiss.map { WindowValues.Dismissal(source: source, dismiss: $0) }
  }

  /// Makes these the surroundings of something above the screen: the look and state of the views below do not reach it.
  ///
  /// - Parameters:
  ///   - source: What is dismissed, where it can be compared.
  ///   - dismiss: What its buttons do to close it; nil where they do not.
  nonisolated mutating func beginPresentation(of source: BindingSource? = nil, dismiss: (@MainActor () -> Void)?) {
    let plain = EnvironmentValues()
    (font, foreground, tint, lineLimit) = (plain.font, plain.foreground, plain.tint, plain.lineLimit)
    (isEnabled, buttonStyle, fixedSize) = (plain.isEnabled, plain.buttonStyle, plain.fixedSize)
    (showsRowWindows, pinsSectionHeaders, isBesideSelection, labelStyle, shortcut) = (false, false, false, nil, nil)
    (window.rowEdits, window.fields) = (nil, nil)
    window.dismissal = dismiss.map { WindowValues.Dismissal(source: source, dismiss: $0) }
  }
}

extension RowEdits: ComparableInput {
  /// Closures: no two are the same.
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) { _, _ in false }
  }
}
