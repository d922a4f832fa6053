/// What the text of a code is, as its beginning tells.
package enum CodeKind: String, CaseIterable, Hashable, Sendable {
  /// An EU Digital COVID Certificate: the only kind whose signature is checked.
  case dcc
  /// `shc:/`, of the SMART Health Cards Framework.
  case smartHealthCard
  /// A Visible Digital Seal for Non-Constrained environments, of the ICAO.
  case vdsNC
  /// A zip archive with a verifiable credential, as India's and others' systems issue it.
  case divoc
  /// A link to a page of gosuslugi.ru, the only place that can confirm it.
  case gosuslugi
  case unknown
}
