import AppShell
import Foundation

/// The language of what commands print, as the terminal asks for it.
enum TerminalLanguage {
  /// The language that this process was started in.
  static let current = locale(in: ProcessInfo.processInfo.environment)

  /// The language that these variables name, or the first one of the program's where they name none of them.
  ///
  /// `LC_ALL` decides before `LC_MESSAGES`, and that before `LANG`; one that is empty does not count.
  static func locale(in environment: [String: String]) -> Locale {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let language = String(name.prefix { $0.isLetter })
    return Locale(identifier: AppScene.languages.contains(language) ? language : AppScene.languages[0])
  }
}
