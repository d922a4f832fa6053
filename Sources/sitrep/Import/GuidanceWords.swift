import Domain

extension GuidanceFileProblem {
  /// What is wrong, where, and what to do.
  var words: String {
    path.isEmpty ? kind.words : "\(Shown.path(path)): \(kind.words)"
  }
}

extension GuidanceFileRefusal {
  /// All problems in one line, for a log.
  var words: String { problems.map(\.words).joined(separator: " ") }
}

extension GuidanceFileWarning {
  var words: String {
    switch kind {
    case .unknownName: "\(Shown.path(path)): Nobody reads a member of this name. It was passed over."
    case .unusedSource: "\(Shown.path(path)): Nothing is taken from this source."
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
    case .unreadable: "The file cannot be read."
    case .tooLarge(let limit): "The file is larger than \(limit) bytes."
    case .notText: "The file is no text in UTF-8 or UTF-16. Save it as JSON in UTF-8."
    case .empty: "The file is empty."
    case .notJSON(let fault, let line, let column):
      "The file is no JSON: line \(line), column \(column): \(fault.words)."
    case .notGuidance: "The file is no guidance: it must say \"format\": \"sitrep.guidance\"."
    case .newerFormat: "The version must be 1. A newer sitrep may have written the file."
    case .tooManyItems(let limit): "There are more than \(limit) statements and numbers."
    case .more(let count): "\(count) more \(count == 1 ? "problem is" : "problems are") not listed."
    default: nil
    }
  }

  /// Of objects, lists and their members.
  private var shapeWords: String? {
    switch self {
    case .missing: "It is missing. Write it."
    case .wrongForm(.text): "It must be a text in quotes."
    case .wrongForm(.object): "It must be an object in braces."
    case .wrongForm(.list): "It must be a list in brackets."
    case .wrongForm(.trueOrFalse): "It must be true or false, without quotes."
    case .repeatedName: "The name stands there twice. Remove one."
    case .tooMany(let limit): "The list has more than \(limit) elements."
    case .nothingInList: "The list is empty. Add something to it."
    case .badSymptomGroups: "There must be three groups: common, less-common and serious, in this order."
    case .badReview: "It must be \"notReviewed\", or \"reviewed\" with \"by\" and \"date\"."
    default: nil
    }
  }

  /// Of what people read.
  private var wordingWords: String? {
    switch self {
    case .untranslated(let language, let owner?): "\(Shown.text(owner)) has no \(language.name) text. Write it."
    case .untranslated(let language, nil): "The \(language.name) text is missing. Write it."
    case .notRussian: "There is no Russian letter in the text. Translate it."
    case .emptyText: "The text is empty. Write it."
    case .tooLong(let limit): "The text has more than \(limit) characters. Shorten it."
    case .invisibleCharacter: "The text has a line break or a character that cannot be seen. Remove it."
    default: nil
    }
  }

  /// Of ids, dates, addresses and numbers.
  private var valueWords: String {
    switch self {
    case .badID: "An id has small Latin letters, digits and hyphens, such as dry-cough."
    case .repeatedID(let id, let first):
      "The id \(Shown.text(id)) is that of \(Shown.path(first)) already. Choose another one."
    case .unknownSource(let id): "The file has no source \(Shown.text(id)). Add it, or correct the id."
    case .badDay: "A day is written as 2021-05-13."
    case .badDate: "A date is written as 2021-05-13, 2021-05 or 2021."
    case .futureDate: "The date is in the future."
    case .badAddress: "An address begins with https:// and has Latin letters, digits and signs alone."
    case .badPhone: "A number has digits, spaces, hyphens and parentheses, perhaps with + before them."
    default: "It cannot be read."
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
    "\(Shown.text(title.english)), edition \(Shown.text(edition)) of \(updated.iso8601), \(review.words), "
      + "\(itemCount) statements and numbers, \(sources.count) \(sources.count == 1 ? "source" : "sources")"
  }
}

extension GuidanceReview {
  fileprivate var words: String {
    switch self {
    case .notReviewed: "not reviewed"
    case .reviewed(let by, let day): "reviewed by \(Shown.text(by.english)) on \(day.iso8601)"
    }
  }
}
