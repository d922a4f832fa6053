/// The sets of codes that a certificate's fields are written in, as the eHealth Network publishes them.
package nonisolated enum ValueSet: CaseIterable, Hashable, Sendable {
  /// `tg`
  case disease
  /// `vp`
  case vaccineType
  /// `mp`
  case vaccine
  /// `ma` of a vaccination
  case vaccineMaker
  /// `tt`
  case testType
  /// `ma` of a test
  case testDevice
  /// `tr`
  case testResult
}
