import Domain
import PortableUI

/// A sentence on a file that isn't JSON, in the user's language; the byte counts from 0.
package func notJSONText(_ fault: FileFault, byte: Int) -> Text {
  Text("This file isn’t valid JSON (byte \(byte): \(fileFaultText(fault))).", bundle: .module)
}

/// The same where the place is a line and a column, both from 1.
package func notJSONText(_ fault: FileFault, line: Int, column: Int) -> Text {
  Text("This file isn’t valid JSON (line \(line), column \(column): \(fileFaultText(fault))).", bundle: .module)
}

/// What is wrong at a place in a file, in the user's language, to follow a colon or to stand in parentheses.
package func fileFaultText(_ fault: FileFault) -> Text {
  switch fault {
  case .expected(.textEnd): Text("a string isn’t closed", bundle: .module)
  case .expected(.fileEnd): Text("there is more after the end", bundle: .module)
  case .expected(.utf8): Text("the text isn’t UTF-8", bundle: .module)
  case .expected(let part): Text("expected \(filePartText(part))", bundle: .module)
  case .found(let found, let expected):
    Text("\(filePartText(found)) instead of \(filePartText(expected))", bundle: .module)
  case .expectedMember(let name, let value): Text("expected “\(name)” with the value \(value)", bundle: .module)
  case .otherVersion(let version):
    Text("the version isn’t \(version); a newer Sitrep may have written the file", bundle: .module)
  case .endsEarly: Text("the file ends too early", bundle: .module)
  case .missing: Text("it is missing", bundle: .module)
  case .twice: Text("it is there twice", bundle: .module)
  case .takenID: Text("an earlier one has the same id", bundle: .module)
  case .emptyText: Text("the string is empty", bundle: .module)
  case .tooLongText(let most): Text("a string is longer than \(most) bytes", bundle: .module)
  case .tooLongField(let most): Text("a field is longer than \(most) bytes", bundle: .module)
  case .tooManyFields(let most): Text("there are more than \(most) fields", bundle: .module)
  case .tooDeep(let most): Text("values are nested more than \(most) levels deep", bundle: .module)
  case .controlCharacter: Text("a string has a control character", bundle: .module)
  case .nulCharacter: Text("a string has the character NUL", bundle: .module)
  case .halfPairOfEscapes: Text("an escape such as \\ud83d lacks its other half", bundle: .module)
  }
}

/// A part of a file, with its article where the language has one.
package func filePartText(_ part: FilePart) -> Text {
  switch part {
  case .value: Text("a value", bundle: .module)
  case .object: Text("an object", bundle: .module)
  case .list: Text("a list", bundle: .module)
  case .text: Text("a string", bundle: .module)
  case .number: Text("a number", bundle: .module)
  case .wholeNumber: Text("a whole number", bundle: .module)
  case .boolean: Text("true or false", bundle: .module)
  case .quotedName: Text("a name in quotes", bundle: .module)
  case .textEnd: Text("the end of a string", bundle: .module)
  case .fileEnd: Text("the end of the file", bundle: .module)
  case .colon: Text("a colon", bundle: .module)
  case .commaOrBrace: Text("a comma or }", bundle: .module)
  case .commaOrBracket: Text("a comma or ]", bundle: .module)
  case .digit: Text("a digit", bundle: .module)
  case .escape: Text("an escape such as \\n", bundle: .module)
  case .hexDigit: Text("a hexadecimal digit", bundle: .module)
  case .date: Text("a date such as 2022-10-19T02:06:11Z", bundle: .module)
  case .workspaces: Text("a list of workspaces", bundle: .module)
  case .null, .utf8: Text(verbatim: part.words)
  }
}
