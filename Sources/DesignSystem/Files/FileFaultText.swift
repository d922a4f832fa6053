import Domain
import PortableUI

/// Where in a file something is wrong, in the reader's language.
package func filePlaceText(_ place: FilePlace) -> Text {
  switch place {
  case .wholeFile: Text("The file", bundle: .module)
  case .line(let line): Text("Line \(line)", bundle: .module)
  case .column(let column, let line): Text("Line \(line), column \(column)", bundle: .module)
  case .path(let path): Text(verbatim: path)
  }
}

/// What is wrong there, in the reader's language, to follow a colon.
package func fileFaultText(_ fault: FileFault) -> Text {
  switch fault {
  case .expected(let part): Text("\(filePartText(part)) was expected", bundle: .module)
  case .found(let found, let expected):
    Text("\(filePartText(found)) stands where \(filePartText(expected)) was expected", bundle: .module)
  case .expectedMember(let name, let value): Text("“\(name)” with the value \(value) was expected", bundle: .module)
  case .otherVersion(let version):
    Text("version \(version) was expected; a newer Sitrep may have written the file", bundle: .module)
  case .missing: Text("it is missing", bundle: .module)
  case .twice: Text("it is there twice", bundle: .module)
  case .takenID: Text("another one has this id already", bundle: .module)
  case .emptyText: Text("a text that is not empty was expected", bundle: .module)
  case .tooLongText(let most): Text("a text of at most \(most) bytes was expected", bundle: .module)
  case .tooLongField(let most): Text("a field has more than \(most) bytes", bundle: .module)
  case .tooManyFields(let most): Text("there are more than \(most) fields", bundle: .module)
  case .tooDeep(let most): Text("values lie deeper in each other than \(most) levels", bundle: .module)
  case .controlCharacter: Text("a control character stands in a text", bundle: .module)
  case .nulCharacter: Text("a text without the character NUL was expected", bundle: .module)
  case .halfPairOfEscapes: Text("one half of a pair of escapes stands alone", bundle: .module)
  }
}

private func filePartText(_ part: FilePart) -> Text {
  switch part {
  case .value: Text("a value", bundle: .module)
  case .object: Text("an object", bundle: .module)
  case .list: Text("a list", bundle: .module)
  case .text: Text("a text", bundle: .module)
  case .number: Text("a number", bundle: .module)
  case .boolean: Text("true or false", bundle: .module)
  case .null: Text(verbatim: part.words)
  case .quotedName: Text("a name in quotes", bundle: .module)
  case .quotedText: Text("a text in quotes", bundle: .module)
  case .textEnd: Text("the end of a text", bundle: .module)
  case .fileEnd: Text("the end of the file", bundle: .module)
  case .utf8: Text("text in UTF-8", bundle: .module)
  case .colon: Text("a colon", bundle: .module)
  case .commaOrBrace: Text("a comma or }", bundle: .module)
  case .commaOrBracket: Text("a comma or ]", bundle: .module)
  case .digit: Text("a digit", bundle: .module)
  case .escape: Text("an escape such as \\n", bundle: .module)
  case .hexDigit: Text("a hexadecimal digit", bundle: .module)
  case .date: Text("a date such as 2022-10-19T02:06:11Z", bundle: .module)
  case .workspaces: Text("a list of workspaces", bundle: .module)
  }
}
