/// One thing in a certificate's content that breaks the schema, or the sense of it.
package struct ContentFault: Hashable, Sendable {
  package enum Problem: String, CaseIterable, Hashable, Sendable {
    case missing
    /// A number where a text belongs, or another mistake of that sort.
    case wrongType
    /// Not written as the schema asks.
    case wrongForm
    case outOfRange
    /// None of the codes that exist.
    case unknownCode
    /// Neither exactly one vaccination, nor one test, nor one recovery.
    case notOneEntry
    /// Someone who was born after the certificate was issued.
    case bornLater
  }

  /// The path of the member with its short names, for example `v.dn`; empty: the whole.
  package let member: String
  package let problem: Problem

  package init(_ member: String, _ problem: Problem) {
    self.member = member
    self.problem = problem
  }
}
