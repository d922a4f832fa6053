import ArgumentParser
import PortableUI

/// A word on the command line that stands where a command's name belongs, and is none.
struct UnknownCommand {
  /// The most letters by which a name may be mistyped.
  private static let mostMistakes = 2

  private let word: String

  /// The command whose subcommand it should be.
  private let command: any ParsableCommand.Type

  /// Nil where all names are right, or only ArgumentParser can tell.
  init?(in arguments: [String]) {
    var command: any ParsableCommand.Type = Sitrep.self
    for word in arguments {
      let subcommands = command.configuration.subcommands
      guard !word.hasPrefix("-"), word != "help", !subcommands.isEmpty else { return nil }
      if let named = subcommands.first(where: { $0.configuration.commandName == word }) {
        command = named
        continue
      }
      // The words after `search` are a query; `serve`, the default of all, takes none.
      guard command.configuration.defaultSubcommand == nil || command == Sitrep.self else { return nil }
      self.word = word
      self.command = command
      return
    }
    return nil
  }

  /// What is wrong, the name that was probably meant, and the commands that there are.
  var message: String {
    let word = TerminalText.short(word)
    let text =
      suggestion.map { Text("There is no command “\(word)”. Did you mean “\($0)”?", bundle: .module) }
      ?? Text("There is no command “\(word)”. Choose one of those below.", bundle: .module)
    return "Error: \(TerminalText.line(text))\n\n\(Sitrep.helpMessage(for: command))"
  }

  private var suggestion: String? {
    let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
    let nearest = names.map { ($0, Self.mistakes(in: word, for: $0)) }.min { $0.1 < $1.1 }
    return nearest.flatMap { $0.1 <= Self.mostMistakes ? $0.0 : nil }
  }

  /// How many letters have to be added, removed or replaced to get a name.
  private static func mistakes(in word: String, for name: String) -> Int {
    guard word.utf8.count <= 2 * name.utf8.count else { return .max }
    var row = Array(0...name.count)
    for (index, letter) in word.lowercased().enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for (column, other) in name.enumerated() {
        let replaced = corner + (letter == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(replaced, corner + 1, row[column] + 1)
      }
    }
    return row[name.count]
  }
}
