import DesignSystem
import PortableUI

/// "person" or "people", as the number wants it; the number itself is written beside it.
///
/// The literal sentences (D31) have populations without marks between digits, where a plural's own number would get them.
func peopleNoun(_ count: Int) -> Text {
  Text("people, after \(count)", bundle: .module)
}

/// "30,451 people", or a word where the sum is too large for a number.
func peopleText(_ count: Int?) -> Text {
  guard let count else { return Text("more people than can be counted", bundle: .module) }
  return Text("\(count, format: .count) \(peopleNoun(count))", bundle: .module)
}
