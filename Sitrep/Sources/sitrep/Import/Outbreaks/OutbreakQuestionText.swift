import Domain
import PortableUI
import Statistics

/// What files leave open: what must be said, and by which option.
@MainActor
enum OutbreakQuestionText {
  static func text(_ question: OutbreakQuestion) -> Text {
    switch question {
    case .columns(let missing): return columns(missing)
    case .disease(let named, _) where !named.isEmpty:
      let names = named.map { TerminalText.short($0) }.joined(separator: ", ")
      return Text("The file counts several diseases: \(names). Choose one with --disease.", bundle: .module)
    case .disease(_, let proposed?):
      return Text(
        "The file doesn’t say which disease it counts. If its name is right, add --disease \(proposed.storedText).",
        bundle: .module)
    case .disease:
      return Text(
        "The file doesn’t say which disease it counts. Name it, for example --disease cholera.", bundle: .module)
    case .counting(let columns):
      let names = columns.map { TerminalText.short($0) }.joined(separator: ", ")
      return Text(
        "The file doesn’t say whether its counts are new or cumulative (\(names)). Add --new or --cumulative.",
        bundle: .module)
    case .dateOrder(let example, let readings):
      let orders = readings.map { "--date-order \($0.order.argument) (\($0.day.iso8601))" }.joined(separator: ", ")
      return Text("\(TerminalText.short(example)) may be several days. Add one of \(orders).", bundle: .module)
    case .year(let example):
      return Text("The week \(TerminalText.short(example)) has no year. Name it with --year.", bundle: .module)
    }
  }

  private static func columns(_ missing: [ColumnNeed]) -> Text {
    Text(
      "The table isn’t recognized. \(ColumnNeedText.text(missing)) Add --column heading=role for each.",
      bundle: .module)
  }

  /// - Parameters:
  ///   - question: What a line list leaves open.
  ///   - hasBirths: True where its dates may be somebody's date of birth, so that none is shown.
  /// - Returns: A sentence without any cell that names a person.
  static func text(_ question: CaseQuestion, hasBirths: Bool) -> Text {
    switch question {
    case .dateColumn: return columns([.caseDate])
    case .disease(let proposed): return text(OutbreakQuestion.disease(named: [], proposed: proposed))
    case .dateOrder(_, let readings) where hasBirths:
      let orders = readings.map { "--date-order \($0.order.argument)" }.joined(separator: ", ")
      return Text("The dates may be read in several orders. Add one of \(orders).", bundle: .module)
    case .dateOrder(let example, let readings):
      return text(OutbreakQuestion.dateOrder(example: example, readings: readings))
    case .sexOfM(_, let name):
      return Text(
        """
        M in the column “\(TerminalText.short(name))” may be a man or a woman. Import the file on the Statistics tab, \
        where you can say which.
        """, bundle: .module)
    }
  }
}
