/// Whether a case was vaccinated, by its doses or by what the list says of it.
package enum Vaccination: String, CaseIterable, Hashable, Codable, Sendable {
  case none

  /// At least one dose.
  case vaccinated
  case unknown

  /// A dose, or a yes, decides; only then a no, or no dose.
  package init(doses: Int?, vaccinated: Bool?) {
    if vaccinated == true || doses.map({ $0 > 0 }) == true {
      self = .vaccinated
    } else {
      self = doses == 0 || vaccinated == false ? .none : .unknown
    }
  }
}
