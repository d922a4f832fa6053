import DesignSystem
import Domain
import PortableUI

/// What is wrong with a file of guidance and what to do, in the user's language.
package enum GuidanceProblemText {
  package static func text(_ warning: GuidanceFileWarning) -> Text {
    switch warning.kind {
    case .unknownName: Text("Unknown field. It is ignored.", bundle: .module)
    case .unusedSource: Text("No statement uses this source.", bundle: .module)
    }
  }

  package static func text(_ problem: GuidanceFileProblem) -> Text {
    fileText(problem.kind) ?? shapeText(problem.kind) ?? wordingText(problem.kind) ?? valueText(problem.kind)
  }

  /// Of the whole file.
  private static func fileText(_ kind: GuidanceFileProblem.Kind) -> Text? {
    switch kind {
    case .unreadable: Text("The file couldn’t be opened. Choose it again.", bundle: .module)
    case .tooLarge(let limit): Text("The file is larger than \(limit / 1_000_000) MB.", bundle: .module)
    case .notText: Text("This isn’t a text file. Save it as JSON in UTF-8.", bundle: .module)
    case .empty: Text("The file is empty.", bundle: .module)
    case .mistaken(let file):
      mistakenFileText(file, wanted: Text("Choose a JSON file of guidance.", bundle: .module))
    case .notJSON(let fault, let line, let column): notJSONText(fault, line: line, column: column)
    case .notGuidance: Text("This isn’t a guidance file: it doesn’t contain \(formatMark).", bundle: .module)
    case .newerFormat:
      Text("The version isn’t 1. A newer Sitrep may have written the file.", bundle: .module)
    case .tooManyItems(let limit):
      Text("There are more than \(limit) statements and numbers in the file.", bundle: .module)
    case .more(let count): Text("\(count) more problems are not listed.", bundle: .module)
    default: nil
    }
  }

  private static let formatMark = "\"format\": \"sitrep.guidance\""

  /// Of objects, lists and their members.
  private static func shapeText(_ kind: GuidanceFileProblem.Kind) -> Text? {
    switch kind {
    case .missing: Text("It is missing. Add it.", bundle: .module)
    case .wrongForm(.text): Text("It must be a string in quotes.", bundle: .module)
    case .wrongForm(.object): Text("It must be an object in braces.", bundle: .module)
    case .wrongForm(.list): Text("It must be a list in brackets.", bundle: .module)
    case .wrongForm(.trueOrFalse): Text("It must be true or false, without quotes.", bundle: .module)
    case .repeatedName: Text("The name is there twice. Remove one.", bundle: .module)
    case .tooMany(let limit): Text("The list has more than \(limit) items.", bundle: .module)
    case .nothingInList: Text("The list is empty. Add something to it.", bundle: .module)
    case .badSymptomGroups:
      Text("There must be three groups: common, less-common and serious, in this order.", bundle: .module)
    case .badReview: Text("It must be notReviewed, or reviewed with by and date.", bundle: .module)
    default: nil
    }
  }

  /// Of what people read.
  private static func wordingText(_ kind: GuidanceFileProblem.Kind) -> Text? {
    switch kind {
    case .untranslated(.english, let owner?): Text("“\(owner)” has no English text. Write it.", bundle: .module)
    case .untranslated(.russian, let owner?): Text("“\(owner)” has no Russian text. Write it.", bundle: .module)
    case .untranslated(.english, nil): Text("The English text is missing. Write it.", bundle: .module)
    case .untranslated(.russian, nil): Text("The Russian text is missing. Write it.", bundle: .module)
    case .notRussian: Text("The text has no Russian letters. Translate it.", bundle: .module)
    case .emptyText: Text("The text is empty. Write it.", bundle: .module)
    case .tooLong(let limit): Text("The text has more than \(limit) characters. Shorten it.", bundle: .module)
    case .invisibleCharacter:
      Text("The text has a line break or an invisible character. Remove it.", bundle: .module)
    default: nil
    }
  }

  /// Of ids, dates, addresses and numbers.
  private static func valueText(_ kind: GuidanceFileProblem.Kind) -> Text {
    switch kind {
    case .badID:
      Text("An id consists of lowercase Latin letters, digits and hyphens, such as dry-cough.", bundle: .module)
    case .repeatedID(let id, let first):
      Text("The id “\(id)” is already used by \(first). Choose another one.", bundle: .module)
    case .unknownSource(let id): Text("The file has no source “\(id)”. Add it, or correct the id.", bundle: .module)
    case .badDay: Text("A day is written as 2021-05-13.", bundle: .module)
    case .badDate: Text("A date is written as 2021-05-13, 2021-05 or 2021.", bundle: .module)
    case .futureDate: Text("The date is in the future.", bundle: .module)
    case .badAddress:
      Text("An address begins with https:// and uses only Latin letters, digits and symbols.", bundle: .module)
    case .badPhone:
      Text("A number consists of digits, spaces, hyphens and parentheses, and may begin with +.", bundle: .module)
    case .badRegion: Text("A region is a country’s code of two capital letters, or EU.", bundle: .module)
    default: Text("It can’t be read.", bundle: .module)
    }
  }
}
