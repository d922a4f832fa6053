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
  fileprivate var objects = KeyedValues()

  /// True where the views inside are being asked for their tabs, which has to be done each time.
  var gathersTabs: Bool { tabs != nil }

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
    place.dismissal = EnvironmentPlace.Dismissal(source: source, dismiss: dismiss)
  }
}
