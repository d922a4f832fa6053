import Domain
import PortableUI

/// What of a query wasn't understood, in the user's language.
package enum SearchProblemText {
  package static func text(_ problem: SearchProblem) -> Text {
    switch problem {
    case .notADay(let part): Text("“\(part)” has no date. Write it as in 2020-04-17.", bundle: .module)
    case .unknownFeature(let part):
      Text("“\(part)” isn’t known. Messages have a link, file, reaction or thread.", bundle: .module)
    }
  }

  /// The doubt, and a line for each one who or that may be meant.
  package static func lines(_ doubt: SearchResolution.Doubt) -> [Text] {
    switch doubt {
    case .unknown: return [text(doubt)]
    case .ambiguous(_, _, let candidates):
      return [text(doubt)] + candidates.map { Text(verbatim: "\($0.id) (\($0.names.joined(separator: ", ")))") }
    }
  }

  package static func text(_ doubt: SearchResolution.Doubt) -> Text {
    switch doubt {
    case .unknown(.person, let name): Text("Nobody here is called “\(name)”.", bundle: .module)
    case .unknown(.channel, let name): Text("No channel here is called “\(name)”.", bundle: .module)
    case .ambiguous(.person, let name, _): Text("Several people are called “\(name)”. Who is meant?", bundle: .module)
    case .ambiguous(.channel, let name, _):
      Text("Several channels are called “\(name)”. Which one is meant?", bundle: .module)
    }
  }
}
