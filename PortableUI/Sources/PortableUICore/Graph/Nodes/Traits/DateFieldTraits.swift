/// A day, a time of day, or both.
///
/// The node's children are the label as it is shown; none where it is only told.
package struct DateFieldTraits: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case date, time, dateAndTime
  }

  package var kind: Kind
  package var label: String
  /// As ISO 8601 writes it, to the minute: `2026-11-21`, `10:00` or `2026-11-21T10:00`.
  package var value: String
  package var earliest: String?
  package var latest: String?
  package var state: FieldState
}
