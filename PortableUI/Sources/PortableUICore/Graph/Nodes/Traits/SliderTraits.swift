/// A number between two others.
package struct SliderTraits: Sendable, Hashable {
  package var label: String
  package var value: Double
  package var lowest: Double
  package var highest: Double
  /// Nil: any value between them.
  package var step: Double?
  package var state: FieldState
}
