import ArgumentParser
import DesignSystem
import PortableUI

extension ArgumentHelp {
  /// Help in the terminal's language.
  ///
  /// ArgumentParser's own words, such as USAGE and OPTIONS, are always English.
  init(_ text: Text, valueName: String? = nil) {
    self.init(text.inTerminal, valueName: valueName)
  }
}

extension ValidationError {
  /// What is wrong with the arguments, in the terminal's language.
  init(_ text: Text) {
    self.init(TerminalText.line(text))
  }
}

extension Text {
  /// Our own text in the terminal's language, with its line breaks.
  var inTerminal: String { words(for: TerminalLanguage.current) }
}
