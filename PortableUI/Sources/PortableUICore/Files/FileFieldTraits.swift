/// A control that takes files.
package struct FileFieldTraits: Sendable, Hashable {
  /// The media types and endings that it offers, or none for any.
  package var accepted: [String]
  package var allowsMultiple: Bool
  package var isEnabled: Bool
  /// True where what it takes is read whole at once and may be private, as pictures and documents are: then it must not
  /// be on a disk before the program keeps it.
  package var staysInMemory: Bool

  package init(_ types: [UTType], allowsMultiple: Bool, isEnabled: Bool, staysInMemory: Bool) {
    self.staysInMemory = staysInMemory
    let accepted = types.map(\.acceptedByFields)
    self.accepted = accepted.contains { $0 == nil } ? [] : accepted.flatMap { $0 ?? [] }
    self.allowsMultiple = allowsMultiple
    self.isEnabled = isEnabled
  }
}
