import Foundation

/// Reads and writes files of guidance.
package protocol GuidanceFiles: Sendable {
  /// The largest file that is read, in bytes.
  var largestFile: Int { get }

  /// Reads a file of which all must be right.
  ///
  /// - Parameters:
  ///   - file: The bytes.
  ///   - latest: The day after which no date of the file may be.
  /// - Returns: The guidance, and what is strange about the file.
  /// - Throws: Everything that is wrong.
  func read(_ file: Data, latest: Day) throws(GuidanceFileRefusal) -> GuidanceFile

  /// A file with all of it; reading it gives the same guidance.
  func write(_ content: GuidanceContent) -> Data
}

/// What was read from a file.
package struct GuidanceFile: Hashable, Sendable {
  package let content: GuidanceContent

  /// What is strange and changes nothing.
  package let warnings: [GuidanceFileWarning]

  package init(content: GuidanceContent, warnings: [GuidanceFileWarning]) {
    self.content = content
    self.warnings = warnings
  }
}

/// Why a file of guidance is not taken: everything that is wrong with it, in its order.
package struct GuidanceFileRefusal: Error, Hashable, Sendable {
  package let problems: [GuidanceFileProblem]

  package init(_ problems: [GuidanceFileProblem]) {
    self.problems = problems
  }
}

/// Something of a file that nobody reads, or that nothing refers to.
package struct GuidanceFileWarning: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case unknownName
    case unusedSource
  }

  package let path: String
  package let kind: Kind

  package init(at path: String, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

/// One thing that is wrong with a file of guidance.
package struct GuidanceFileProblem: Hashable, Sendable {
  /// What a value must be.
  package enum Form: Hashable, Sendable {
    case text, object, list, trueOrFalse
  }

  /// The language that a text is in, or is missing in.
  package enum Language: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case russian = "ru"
  }

  package enum Kind: Hashable, Sendable {
    case unreadable
    case tooLarge(limit: Int)
    case notText
    case empty
    /// It looks like another kind of file.
    case mistaken(MistakenFile)
    case notJSON(FileFault, line: Int, column: Int)
    case notGuidance
    case newerFormat

    case missing
    /// The owner is the id of what lacks its translation; nil where it has none.
    case untranslated(Language, owner: String?)
    case wrongForm(Form)
    case repeatedName

    case emptyText
    case tooLong(limit: Int)
    case invisibleCharacter
    /// A Russian text without a letter of the Russian alphabet.
    case notRussian

    case badID
    case repeatedID(String, first: String)
    case unknownSource(String)
    case badDay
    case badDate
    case futureDate
    case badAddress
    case badPhone
    case badRegion
    case badReview
    case badSymptomGroups
    case tooMany(limit: Int)
    case tooManyItems(limit: Int)
    case nothingInList
    /// So many more problems are not listed.
    case more(Int)
  }

  /// Where, as `symptoms.groups[1].items[3].text.ru`; empty for the whole file.
  package let path: String
  package let kind: Kind

  package init(at path: String = "", _ kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

extension Day {
  /// The day that it is where a day begins first; a date after it is in the future for everybody.
  package static func newest(at now: Date) -> Day {
    today(in: .gmt, now: now.addingTimeInterval(14 * 3_600))
  }
}
