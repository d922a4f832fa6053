/// What assistive technology is told in place of what is drawn.
///
/// Nil means: as drawn.
package struct Accessibility: Sendable, Equatable {
  package var identifier: String?
  package var label: String?
  package var value: String?
  package var hint: String?
  /// What a pointer that rests on it is told.
  package var help: String?
  package var isHidden = false
  package var traits: AccessibilityTraits = []
  /// The level of a heading, from 1; nil: as deep as the first below the screen's title.
  package var headingLevel: Int?
  /// True where the node was made an element of its own, which a container is not by itself.
  package var isElement = false
  /// True where the children are read as one.
  package var combinesChildren = false
}
