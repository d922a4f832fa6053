import DesignSystem
import Domain
import PortableUI

/// What an import would do to the list, as far as a person must know it before.
nonisolated enum ImportEffect: Hashable, Sendable {
  /// The list shows the file's figures, of no fewer countries than before.
  case replacesAll
  /// The list shows figures of a later day, and keeps them.
  case older(shown: Day)
  /// The list shows fewer countries than the number that it shows now.
  case fewer(shown: Int)

  /// - Parameters:
  ///   - plan: What would be imported.
  ///   - shown: What the list shows.
  init(of plan: FiguresImport, on shown: StatisticsReport) {
    let news = plan.set.report
    if news.asOf < shown.asOf {
      self = .older(shown: shown.asOf)
    } else if news.rows.count < shown.rows.count {
      self = .fewer(shown: shown.rows.count)
    } else {
      self = .replacesAll
    }
  }

  var isOlder: Bool {
    if case .older = self { return true }
    return false
  }
}

extension ImportEffect {
  /// The effect in the user's language; nil where it is what everybody expects.
  var text: Text? {
    switch self {
    case .replacesAll: nil
    case .older(let day):
      Text("The list keeps its newer figures, as of \(day, format: .day).", bundle: .module)
    case .fewer(let count):
      Text(
        "The list now shows \(count) countries and territories. This import replaces them all.", bundle: .module)
    }
  }
}
