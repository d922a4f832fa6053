import Domain
import Foundation
import PortableUI

extension Disease {
  /// The name with a capital letter, as headings have it.
  nonisolated func title(for locale: Locale) -> String {
    let name = name(for: locale)
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }
}

extension Outbreak {
  /// The name as part of a file's: letters and digits, at most 60 of them, with hyphens between.
  nonisolated var fileName: String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return String(words.joined(separator: "-").prefix(60))
  }
}

/// What is wrong with a name that somebody typed for an outbreak or a disease.
enum OutbreakNameText {
  static func text(_ problem: CountryName.Problem) -> Text {
    switch problem {
    case .empty: Text("Enter a name.", bundle: .module)
    case .noLetter: Text("The name needs at least one letter.", bundle: .module)
    case .tooLong: Text("The name can have at most \(CountryName.longest) characters.", bundle: .module)
    case .invisibleCharacter: Text("The name contains an invisible character. Type it again.", bundle: .module)
    }
  }
}
