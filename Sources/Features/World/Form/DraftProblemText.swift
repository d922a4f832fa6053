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
    case .empty: Text("Type the country’s name.", bundle: .module)
    case .noLetter: Text("A name has at least one letter.", bundle: .module)
    case .tooLong: Text("A name has at most \(CountryName.longest) characters.", bundle: .module)
    case .invisibleCharacter: Text("The name has a character that cannot be seen. Type it anew.", bundle: .module)
    }
  }

  static func text(_ problem: PopulationInput.Problem) -> Text {
    switch problem {
    case .empty: Text("Type the number of people.", bundle: .module)
    case .negative: Text("A population is not below 0.", bundle: .module)
    case .fraction: Text("A population is a whole number, without a fraction.", bundle: .module)
    case .notANumber: Text("A population is written in digits alone, such as 83000000.", bundle: .module)
    case .tooLarge: Text("A population is at most \(PopulationInput.largest, format: .count).", bundle: .module)
    }
  }
}
