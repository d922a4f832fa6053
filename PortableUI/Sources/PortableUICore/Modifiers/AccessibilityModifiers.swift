import Foundation

/// How deep a heading lies in the page.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// How a container's children are read.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  /// A name for tests.
  ///
  /// On a container that isn't an accessibility element it becomes that of every element inside.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    IdentifiedElements(content: self, identifier: identifier)
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    AccessibleView(content: self) { $0.label = label.string(for: $1) }
  }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    AccessibleView(content: self) { $0.value = valueDescription.string(for: $1) }
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    AccessibleView(content: self) { $0.hint = hint.string(for: $1) }
  }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// What a pointer that rests on the view is told.
  public nonisolated func help(_ text: Text) -> some View {
    AccessibleView(content: self) { $0.help = text.string(for: $1) }
  }

  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    AccessibleView(content: self) { accessibility, _ in accessibility.isHidden = hidden }
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    AccessibleView(content: self) { accessibility, _ in accessibility.traits.formUnion(traits) }
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    AccessibleView(content: self) { accessibility, _ in accessibility.traits.subtract(traits) }
  }

  /// The level of a heading; the view must have the trait of one.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    AccessibleView(content: self) { accessibility, _ in
      accessibility.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }

  /// Makes an element of a container.
  ///
  /// Where its children are ignored or combined they are no elements of their own, and their identifiers are not found.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    AccessibilityElement(content: self, isOne: children != .contain)
  }
}

private nonisolated struct IdentifiedElements<Content: View>: View {
  let content: Content
  let identifier: String

  @MainActor func _render(_ context: inout RenderContext) {
    context.decorate(content) { $0.identify(as: identifier) }
  }
}

private nonisolated struct AccessibilityElement<Content: View>: View {
  let content: Content
  /// True where it is read as one; false where its children are elements too.
  let isOne: Bool

  @MainActor func _render(_ context: inout RenderContext) {
    context.decorate(content) {
      $0.told.isElement = true
      $0.told.combinesChildren = isOne
      if isOne { $0.dropIdentifiersInside() }
    }
  }
}

private nonisolated struct AccessibleView<Content: View>: View {
  let content: Content
  let change: (inout Accessibility, Locale) -> Void

  @MainActor func _render(_ context: inout RenderContext) {
    let locale = context.environment.locale
    context.decorate(content) { change(&$0.told, locale) }
  }
}
