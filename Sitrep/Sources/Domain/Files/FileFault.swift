/// What is wrong with a file at one place in it.
///
/// Screens say it in the user's language; the program's own messages take its English words.
package enum FileFault: Hashable, Sendable {
  case expected(FilePart)
  case found(FilePart, insteadOf: FilePart)

  /// A member of this name and value, both as JSON writes them.
  case expectedMember(name: String, value: String)

  /// Another version of the program may have written the file.
  case otherVersion(expected: Int)

  /// The file ends where more was expected, as after a broken download.
  case endsEarly

  case missing
  case twice
  case takenID
  case emptyText
  case tooLongText(mostBytes: Int)
  case tooLongField(mostBytes: Int)
  case tooManyFields(most: Int)
  case tooDeep(mostLevels: Int)
  case controlCharacter
  case nulCharacter
  case halfPairOfEscapes

  /// In English, to stand in parentheses after the place.
  package var words: String {
    switch self {
    case .expected(.textEnd): "a string isn't closed"
    case .expected(.fileEnd): "there is more after the end"
    case .expected(.utf8): "the text isn't UTF-8"
    case .expected(let part): "expected \(part.words)"
    case .found(let found, let expected): "\(found.words) instead of \(expected.words)"
    case .expectedMember(let name, let value): "expected \"\(name)\": \(value)"
    case .otherVersion(let version): "the version isn't \(version); a newer Sitrep may have written the file"
    case .endsEarly: "the file ends too early"
    case .missing: "it is missing"
    case .twice: "it is there twice"
    case .takenID: "an earlier one has the same id"
    case .emptyText: "the string is empty"
    case .tooLongText(let most): "a string is longer than \(most) bytes"
    case .tooLongField(let most): "a field is longer than \(most) bytes"
    case .tooManyFields(let most): "there are more than \(most) fields"
    case .tooDeep(let most): "values are nested more than \(most) levels deep"
    case .controlCharacter: "a string has a control character"
    case .nulCharacter: "a string has the character NUL"
    case .halfPairOfEscapes: "an escape such as \\ud83d lacks its other half"
    }
  }
}

/// A part of a file, as far as messages name it.
package enum FilePart: UInt8, Hashable, Sendable {
  case value, object, list, text, number, wholeNumber, boolean, null
  case quotedName, textEnd, fileEnd, utf8
  case colon, commaOrBrace, commaOrBracket, digit, escape, hexDigit
  case date, workspaces

  /// In English, with its article.
  package var words: String {
    switch self {
    case .value: "a value"
    case .object: "an object"
    case .list: "a list"
    case .text: "a string"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .boolean: "true or false"
    case .null: "null"
    case .quotedName: "a name in quotes"
    case .textEnd: "the end of a string"
    case .fileEnd: "the end of the file"
    case .utf8: "UTF-8"
    case .colon: "a colon"
    case .commaOrBrace: "a comma or }"
    case .commaOrBracket: "a comma or ]"
    case .digit: "a digit"
    case .escape: "an escape such as \\n"
    case .hexDigit: "a hexadecimal digit"
    case .date: "a date such as 2022-10-19T02:06:11Z"
    case .workspaces: "a list of workspaces"
    }
  }
}
