import Domain

extension GuidanceFileProblem {
  /// What is wrong, where, and what to do.
  var words: String {
    path.isEmpty ? kind.words : "\(TerminalText.path(path)): \(kind.words)"
  }
}

extension GuidanceFileRefusal {
  /// All problems in one line, for a log.
  var words: String { problems.map(\.words).joined(separator: " ") }
}

extension GuidanceFileWarning {
  var words: String {
    switch kind {
    case .unknownName: "\(TerminalText.path(path)): Unknown field. It was ignored."
    case .unusedSource: "\(TerminalText.path(path)): No statement uses this source."
    }
  }
}

extension GuidanceFileProblem.Kind {
  fileprivate var words: String {
    fileWords ?? shapeWords ?? wordingWords ?? valueWords
  }

  /// Of the whole file.
  private var fileWords: String? {
    switch self {
    case .unreadable: "The file can't be read."
    case .tooLarge(let limit): FileWords.tooLarge(limit)
    case .notText: "This isn't a text file in UTF-8 or UTF-16. Save it as JSON in UTF-8."
    case .empty: FileWords.empty
    case .mistaken(let file): file.words(wanted: "Name a JSON file of guidance.")
    case .notJSON(let fault, let line, let column): FileWords.notJSON(fault, line: line, column: column)
    case .notGuidance: "This isn't a guidance file: it doesn't contain \"format\": \"sitrep.guidance\"."
    case .newerFormat: "The version isn't 1. A newer Sitrep may have written the file."
    case .tooManyItems(let limit): "There are more than \(limit) statements and numbers."
    case .more(let count): "\(count) more \(count == 1 ? "problem is" : "problems are") not listed."
    default: nil
    }
  }

  /// Of objects, lists and their members.
  private var shapeWords: String? {
    switch self {
    case .missing: "It is missing. Add it."
    case .wrongForm(.text): "It must be a string in quotes."
    case .wrongForm(.object): "It must be an object in braces."
    case .wrongForm(.list): "It must be a list in brackets."
    case .wrongForm(.trueOrFalse): "It must be true or false, without quotes."
    case .repeatedName: "The name is there twice. Remove one."
    case .tooMany(let limit): "The list has more than \(limit) items."
    case .nothingInList: "The list is empty. Add something to it."
    case .badSymptomGroups: "There must be three groups: common, less-common and serious, in this order."
    case .badReview: "It must be \"notReviewed\", or \"reviewed\" with \"by\" and \"date\"."
    default: nil
    }
  }

  /// Of what people read.
  private var wordingWords: String? {
    switch self {
    case .untranslated(let language, let owner?):
      "\(TerminalText.quoted(owner)) has no \(language.name) text. Write it."
    case .untranslated(let language, nil): "The \(language.name) text is missing. Write it."
    case .notRussian: "The text has no Russian letters. Translate it."
    case .emptyText: "The text is empty. Write it."
    case .tooLong(let limit): "The text has more than \(limit) characters. Shorten it."
    case .invisibleCharacter: "The text has a line break or an invisible character. Remove it."
    default: nil
    }
  }

  /// Of ids, dates, addresses and numbers.
  private var valueWords: String {
    switch self {
    case .badID: "An id consists of lowercase Latin letters, digits and hyphens, such as dry-cough."
    case .repeatedID(let id, let first):
      "The id \(TerminalText.quoted(id)) is already used by \(TerminalText.path(first)). Choose another one."
    case .unknownSource(let id): "The file has no source \(TerminalText.quoted(id)). Add it, or correct the id."
    case .badDay: "A day is written as 2021-05-13."
    case .badDate: "A date is written as 2021-05-13, 2021-05 or 2021."
    case .futureDate: "The date is in the future."
    case .badAddress: "An address begins with https:// and uses only Latin letters, digits and symbols."
    case .badPhone: "A number consists of digits, spaces, hyphens and parentheses, and may begin with +."
    default: "It can't be read."
    }
  }
}

extension GuidanceFileProblem.Language {
  fileprivate var name: String {
    switch self {
    case .english: "English"
    case .russian: "Russian"
    }
  }
}

extension GuidanceContent {
  /// Title, edition, review and size in one line.
  var summary: String {
    "\(TerminalText.quoted(title.english)), edition \(TerminalText.quoted(edition)) of \(updated.iso8601), \(review.words), "
      + "\(itemCount) statements and numbers, \(sources.count) \(sources.count == 1 ? "source" : "sources")"
  }
}

extension GuidanceReview {
  fileprivate var words: String {
    switch self {
    case .notReviewed: "not reviewed"
    case .reviewed(let by, let day): "reviewed by \(TerminalText.quoted(by.english)) on \(day.iso8601)"
    }
  }
}
