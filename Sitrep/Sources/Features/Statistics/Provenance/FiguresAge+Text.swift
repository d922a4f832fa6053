import Domain
import PortableUI

extension FiguresAge {
  /// How old the figures are, as people say it; nil where nobody must be told.
  var ago: Text? {
    switch span {
    case nil: nil
    case .days(let days): Text("\(days) days old", bundle: .module)
    case .years(let years): Text("\(years) years old", bundle: .module)
    }
  }

  /// The same as a sentence.
  var sentence: Text? {
    switch span {
    case nil: nil
    case .days(let days): Text("These figures are \(days) days old.", bundle: .module)
    case .years(let years): Text("These figures are more than \(years) years old.", bundle: .module)
    }
  }

  private nonisolated enum Span {
    case days(Int)
    case years(Int)
  }

  /// Beyond a year nobody counts in days.
  private var span: Span? {
    guard case .old(let days) = self else { return nil }
    return days < 366 ? .days(days) : .years(Int(Double(days) / 365.25))
  }
}
