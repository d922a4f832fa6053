/// A run of text in one style.
///
/// Nil: as the surroundings.
package struct TextRun: Sendable, Hashable {
  package var string: String
  package var font: Font?
  package var color: Color?
  package var lineLimit: Int?
  package var alignment: TextAlignment?
}
