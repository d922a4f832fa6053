import Foundation
import PortableUI

/// What the program says to the person or script that started it.
enum Console {
  /// Writes one line at once, also into a pipe: whoever waits for the address must not wait for a full buffer.
  static func writeLine(_ line: String, to stream: FileHandle) {
    stream.write(Data((line + "\n").utf8))
  }

  /// The same in the terminal's language.
  static func writeLine(_ line: Text, to stream: FileHandle) {
    writeLine(TerminalText.line(line), to: stream)
  }
}
