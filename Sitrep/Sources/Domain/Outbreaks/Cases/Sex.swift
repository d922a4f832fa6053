/// The sex of a case, as a line list has it.
package enum Sex: String, CaseIterable, Hashable, Codable, Sendable {
  case female
  case male
  case unknown
}
