import XCTest

/// The guidance on one page, as a person reads it.
@MainActor
struct GuidancePage {
  let running: RunningApp

  static func open(on running: RunningApp) -> GuidancePage {
    running.open(tab: "Guidance")
    return GuidancePage(running: running)
  }

  /// Moves to the symptoms.
  func showSymptoms() -> XCUIElement { running.scroll(to: GuidanceID.symptoms) }
}
