import Domain
import PortableUI

/// A heading of the page; the title of the screen is the first level.
struct GuidanceHeading: View {
  enum Level {
    case part, group, item
  }

  private let text: Text
  private let level: Level

  init(_ text: Text, _ level: Level) {
    self.text = text
    self.level = level
  }

  var body: some View {
    switch level {
    case .part: text.font(.title2).bold().accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    case .group: text.font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
    case .item: text.font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h4)
    }
  }
}
