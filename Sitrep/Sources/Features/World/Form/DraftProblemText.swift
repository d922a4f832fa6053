import DesignSystem
import Domain
import PortableUI

/// What is wrong with the fields, and what would be right (R121).
struct DraftProblemText: View {
  let problem: DraftProblem?

  var body: some View {
    VStack(spacing: 4) {
      if let problem = problem?.name { Self.text(problem) }
      if let problem = problem?.population { Self.text(problem) }
    }
  }

  static func text(_ problem: CountryName.Problem) -> Text {
    switch problem {
    case .empty: Text("Enter the country’s name.", bundle: .module)
    case .noLetter: Text("The name needs at least one letter.", bundle: .module)
    case .tooLong: Text("The name can have at most \(CountryName.longest) characters.", bundle: .module)
    case .invisibleCharacter: Text("The name contains an invisible character. Type it again.", bundle: .module)
    }
  }

  static func text(_ problem: PopulationInput.Problem) -> Text {
    switch problem {
    case .empty: Text("Enter the population.", bundle: .module)
    case .negative: Text("Population can’t be negative.", bundle: .module)
    case .fraction, .notANumber:
      Text("Population must be a whole number, such as 83,000,000.", bundle: .module)
    case .tooLarge: Text("Population can’t be more than \(PopulationInput.largest, format: .count).", bundle: .module)
    }
  }
}
