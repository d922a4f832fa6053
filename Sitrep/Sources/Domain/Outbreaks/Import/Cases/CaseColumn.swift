/// A column of a line list, as the person sees and changes it.
package struct CaseColumn: Hashable, Sendable {
  /// Its place in the table, from 0.
  package let index: Int

  /// The heading as the file has it, shortened; may be empty.
  package let name: String

  /// The first distinct values, shortened; none of a column that is or may be personal.
  package let samples: [String]

  package let role: CaseColumnRole
  package let reason: OutbreakColumn.Reason

  /// True of a column that looks personal: it can be nothing else, but for a category if the person insists.
  package let isPersonal: Bool

  /// What it may be instead, likelier ones first; without its role.
  package let alternatives: [CaseColumnRole]

  package init(
    index: Int, name: String, samples: [String], role: CaseColumnRole, reason: OutbreakColumn.Reason, isPersonal: Bool,
    alternatives: [CaseColumnRole]
  ) {
    self.index = index
    self.name = name
    self.samples = samples
    self.role = role
    self.reason = reason
    self.isPersonal = isPersonal
    self.alternatives = alternatives
  }
}

/// Values of a column that no rule understands, or of which the person said what they mean.
///
/// Without the person's word they are unknown.
package struct UnreadCaseValues: Hashable, Sendable {
  package struct Value: Hashable, Sendable {
    /// As the file has it, without spaces around; shortened to show it.
    package let text: String
    package let rows: Int

    package init(text: String, rows: Int) {
      self.text = text
      self.rows = rows
    }
  }

  /// So many values of a column are told.
  package static let most = 100

  /// The column's place in the table, from 0.
  package let column: Int
  package let name: String
  package let role: CaseColumnRole

  /// The most frequent one first.
  package let values: [Value]

  /// What a value may mean.
  package let meanings: [CaseMeaning]

  package init(column: Int, name: String, role: CaseColumnRole, values: [Value]) {
    self.column = column
    self.name = name
    self.role = role
    self.values = values
    meanings = CaseMeaning.choices(for: role)
  }
}

extension UnreadCaseValues.Value {
  /// True of what may be a telephone or an address, or in one row alone somebody's name: it isn't shown.
  ///
  /// Such values get into other columns where the cells of a row are shifted.
  package var mayNameSomebody: Bool {
    if text.contains("@") || text.count(where: \.isNumber) >= 7 { return true }
    let words = text.split(separator: " ")
    return rows == 1 && words.count > 1 && words.allSatisfy { $0.first?.isUppercase == true }
  }
}
