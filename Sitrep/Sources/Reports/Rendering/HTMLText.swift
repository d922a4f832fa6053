import DesignSystem
import Domain

/// Texts inside of a report's page: every one of them goes through here.
enum HTMLText {
  /// Characters that aren't seen and change how others are read are written as their numbers.
  static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    return XMLText.escaped(isPlain ? text : text.visible)
  }
}
