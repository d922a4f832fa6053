/// What is wrong with a file at one place in it.
///
/// Screens say it in the reader's language; the program's own messages take its English words.
package enum FileFault: Hashable, Sendable {
  case expected(FilePart)
  case found(FilePart, insteadOf: FilePart)

  /// A member of this name and value, both as JSON writes them.
  case expectedMember(name: String, value: String)

  /// Another version of the program may have written the file.
  case otherVersion(expected: Int)

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

  /// In English, to follow a colon.
  package var words: String {
    switch self {
    case .expected(let part): "\(part.words) was expected"
    case .found(let found, let expected): "\(found.words) stands where \(expected.words) was expected"
    case .expectedMember(let name, let value): "\"\(name)\": \(value) was expected"
    case .otherVersion(let version): "version \(version) was expected; a newer sitrep may have written the file"
    case .missing: "it is missing"
    case .twice: "it is there twice"
    case .takenID: "another one has this id already"
    case .emptyText: "a text that is not empty was expected"
    case .tooLongText(let most): "a text of at most \(most) bytes was expected"
    case .tooLongField(let most): "a field has more than \(most) bytes"
    case .tooManyFields(let most): "there are more than \(most) fields"
    case .tooDeep(let most): "values lie deeper in each other than \(most) levels"
    case .controlCharacter: "a control character stands in a text"
    case .nulCharacter: "a text without the character NUL was expected"
    case .halfPairOfEscapes: "one half of a pair of escapes stands alone"
    }
  }
}

/// A part of a file, as far as messages name it.
package enum FilePart: Hashable, Sendable {
  case value, object, list, text, number, boolean, null
  case quotedName, quotedText, textEnd, fileEnd, utf8
  case colon, commaOrBrace, commaOrBracket, digit, escape, hexDigit
  case date, workspaces

  /// In English, with its article.
  package var words: String {
    switch self {
    case .value: "a value"
    case .object: "an object"
    case .list: "a list"
    case .text: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    case .quotedName: "a name in quotes"
    case .quotedText: "a text in quotes"
    case .textEnd: "the end of a text"
    case .fileEnd: "the end of the file"
    case .utf8: "text in UTF-8"
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
