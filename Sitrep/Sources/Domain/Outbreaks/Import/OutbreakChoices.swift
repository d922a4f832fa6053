import Foundation

/// What a person says about files of counts, where the files don't, or are misunderstood.
package struct OutbreakChoices: Hashable, Sendable {
  /// Which kind of places the table is by.
  package enum Level: CaseIterable, Hashable, Sendable {
    case countries, named
  }

  /// Whether the file is counts or a line list; nil: told by its columns.
  package var content: OutbreakContent?

  /// Nil: found in the bytes.
  package var encoding: TextEncoding?

  /// The sheet of workbooks; nil: of each the largest one.
  package var sheet: String?

  /// The disease that the file counts; of a file with several, the one that is taken.
  ///
  /// Nil: the file must name it.
  package var disease: Disease?

  /// What the outbreak is called; nil: after its disease and place.
  package var name: String?

  /// Names of outbreaks that exist: another one isn't proposed under them.
  package var takenNames: Set<String>

  /// What counts are whose column doesn't say it; nil: told by the values.
  package var counting: Counting?

  /// Nil: told by the dates.
  package var dateOrder: DateOrder?

  /// On which day the weeks of labels such as `2024-W07` begin; nil: on Monday, unless the file has days.
  package var weekStart: Weekday?

  /// The year of weeks that are written without one; nil: from the file's title or name.
  package var year: Int?

  /// Nil: told by the heading and the names.
  package var level: Level?

  /// The roles of columns, by their places from 0; those of other columns are guessed.
  package var roles: [Int: ColumnRole]

  /// The roles of columns by their headings, where these are known before the table is.
  package var namedRoles: [String: ColumnRole] = [:]

  /// The same of a line list's columns.
  package var namedCaseRoles: [String: CaseColumnRole] = [:]

  /// Places that are others misspelt: what they are called in the file, and which place they are.
  package var merged: [PlaceKey: PlaceKey]

  /// The roles of a line list's columns, by their places from 0; those of other columns are guessed.
  package var caseRoles: [Int: CaseColumnRole]

  /// What values of a line list mean that no rule understands: by column, then as the file has them.
  package var values: [Int: [String: CaseMeaning]]

  /// Decides about encodings and numbers where the files don't.
  package var locale: Locale

  package init(
    encoding: TextEncoding? = nil, sheet: String? = nil, disease: Disease? = nil, name: String? = nil,
    counting: Counting? = nil, dateOrder: DateOrder? = nil, weekStart: Weekday? = nil, year: Int? = nil,
    level: Level? = nil, roles: [Int: ColumnRole] = [:], merged: [PlaceKey: PlaceKey] = [:],
    content: OutbreakContent? = nil, caseRoles: [Int: CaseColumnRole] = [:],
    values: [Int: [String: CaseMeaning]] = [:], takenNames: Set<String> = [], locale: Locale = Locale(identifier: "en")
  ) {
    self.content = content
    self.caseRoles = caseRoles
    self.values = values
    self.takenNames = takenNames
    self.encoding = encoding
    self.sheet = sheet
    self.disease = disease
    self.name = name
    self.counting = counting
    self.dateOrder = dateOrder
    self.weekStart = weekStart
    self.year = year
    self.level = level
    self.roles = roles
    self.merged = merged
    self.locale = locale
  }
}

extension OutbreakChoices {
  /// Gives a column of counts a role; what one column alone can be is taken from the one that had it.
  package mutating func choose(_ role: ColumnRole, forColumn column: Int) {
    if role.isOnce { roles = roles.filter { $0.value != role } }
    roles[column] = role
  }

  /// The same of a line list's column.
  package mutating func choose(_ role: CaseColumnRole, forColumn column: Int) {
    if role.isOnce { caseRoles = caseRoles.filter { $0.value != role } }
    caseRoles[column] = role
  }

  /// The same choices with the places of the columns that are named by their headings.
  package func naming(_ headings: [String]) -> OutbreakChoices {
    var choices = self
    for (column, heading) in headings.enumerated() {
      if let role = Self.value(of: heading, in: namedRoles) { choices.roles[column] = role }
      if let role = Self.value(of: heading, in: namedCaseRoles) { choices.caseRoles[column] = role }
    }
    return choices
  }

  /// The headings that are named and that a table doesn't have.
  package func namesWithout(_ headings: [String]) -> [String] {
    let known = Set(headings.map { $0.lowercased() })
    return Set(namedRoles.keys).union(namedCaseRoles.keys).filter { !known.contains($0.lowercased()) }.sorted()
  }

  private static func value<Role>(of heading: String, in named: [String: Role]) -> Role? {
    named[heading] ?? named.first { $0.key.lowercased() == heading.lowercased() }?.value
  }
}

/// What a published count is of.
package enum Counting: String, CaseIterable, Hashable, Sendable {
  /// Of one day or week.
  case new

  /// Of everything up to that day.
  case cumulative
}
