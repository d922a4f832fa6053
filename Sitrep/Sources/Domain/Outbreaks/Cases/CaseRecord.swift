/// One case of a line list: everything that is kept of it.
package struct CaseRecord: Hashable, Sendable {
  /// When the person fell ill; nil where the list doesn't say it, or says what can't be.
  package var onset: Day?

  /// When the case was reported.
  package var reported: Day?

  /// When the outcome came.
  package var outcomeDay: Day?

  /// In whole months, at most ``AgeBands/mostMonths``.
  package var ageMonths: Int?
  package var sex: Sex

  /// ``CaseClass/all`` where the list tells no class.
  package var caseClass: CaseClass
  package var outcome: CaseOutcome
  package var hospitalised: Bool?

  /// At most ``mostDoses``.
  package var doses: Int?
  package var vaccinated: Bool?

  /// Which of the list's places, from 0.
  package var place: Int?

  /// Of each of the list's own categories which of its values, from 0.
  package var categories: [Int?]

  /// The line in the file, from 1.
  package var line: Int

  /// More doses than anybody gets of one vaccine.
  package static let mostDoses = 14

  package init(
    onset: Day? = nil, reported: Day? = nil, outcomeDay: Day? = nil, ageMonths: Int? = nil, sex: Sex = .unknown,
    caseClass: CaseClass = .all, outcome: CaseOutcome = .unknown, hospitalised: Bool? = nil, doses: Int? = nil,
    vaccinated: Bool? = nil, place: Int? = nil, categories: [Int?] = [], line: Int = 0
  ) {
    self.onset = onset
    self.reported = reported
    self.outcomeDay = outcomeDay
    self.ageMonths = ageMonths
    self.sex = sex
    self.caseClass = caseClass
    self.outcome = outcome
    self.hospitalised = hospitalised
    self.doses = doses
    self.vaccinated = vaccinated
    self.place = place
    self.categories = categories
    self.line = line
  }

  package var vaccination: Vaccination { Vaccination(doses: doses, vaccinated: vaccinated) }
}
