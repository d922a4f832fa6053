/// Vaccination among the cases of 12 months and more.
package struct CaseVaccination: Hashable, Sendable {
  package let none: Int

  /// At least one dose.
  package let vaccinated: Int
  package let unknown: Int

  /// The unvaccinated of 100 cases of whom it is known; nil of none.
  package var unvaccinated: Interval? { Interval.wilson(none, none + vaccinated) }
}
