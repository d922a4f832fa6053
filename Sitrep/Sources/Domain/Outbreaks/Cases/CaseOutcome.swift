/// How a case ended.
package enum CaseOutcome: String, CaseIterable, Hashable, Codable, Sendable {
  case recovered
  case died

  /// Sent on to another facility.
  case referred

  /// Gone before the end: against advice, absconded, or lost to follow-up.
  case left

  /// Still treated.
  case inCare
  case unknown
}
