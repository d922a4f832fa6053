/// A screen that a line list has beside those of every outbreak, as its address names it.
package nonisolated enum CaseScreenKind: String, CaseIterable, Hashable, Sendable {
  case curve, people, quality, report
}
