import Domain
import Foundation
import PortableUI

extension FiguresAge {
  /// How old the figures are, as people say it; nil where nobody must be told.
  var ago: Text? {
    switch span {
    case nil: nil
    case .days(let days): Text("\(days) days old", bundle: .module)
    case .years(let years): Text("\(years, format: Self.tenths) years old", bundle: .module)
    }
  }

  /// The same as a sentence.
  var sentence: Text? {
    switch span {
    case nil: nil
    case .days(let days): Text("These figures are \(days) days old.", bundle: .module)
    case .years(let years): Text("These figures are \(years, format: Self.tenths) years old.", bundle: .module)
    }
  }

  private nonisolated enum Span {
    case days(Int)
    case years(Double)
  }

  /// Beyond a year nobody counts in days.
  private var span: Span? {
    guard case .old(let days) = self else { return nil }
    return days < 366 ? .days(days) : .years(Double(days) / 365.25)
  }

  private static let tenths = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
}
