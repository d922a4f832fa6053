import Foundation

/// One line at the bottom of a terminal that is written again and again; where there is no terminal, none.
struct ProgressLine: Sendable {
  private let isTerminal = isatty(STDERR_FILENO) == 1

  func show(_ text: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\(text)\u{1B}[K".utf8))
  }

  func clear() {
    show("")
  }

  /// Writes a line that stays.
  func tell(_ text: String) {
    clear()
    Console.writeLine(text, to: .standardError)
  }
}
