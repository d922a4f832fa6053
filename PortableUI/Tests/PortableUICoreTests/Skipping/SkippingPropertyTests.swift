import Testing

@testable import PortableUICore

/// A window that skips clean views shows the same as one that asks every view each time, whatever happens to both; so do
/// one that keeps no view, and one that lets go of what its views gave now and then and keeps views or not, both evaluated
/// only when they hear of a change.
@MainActor
@Suite struct SkippingPropertyTests {
  @Test(arguments: 0..<60)
  func `random screens, edits and events come out the same`(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let plan = Plan.random(4, &numbers)
    let windows = WindowsAlike(plan)

    for step in 0..<24 {
      let what = windows.change(&numbers)
      guard windows.isSame("seed \(seed), step \(step), \(what), plan \(plan)") else { return }
    }
  }
}

/// Windows with the same screen: one that skips, one that does not, one that keeps no view, and one that lets go of them.
@MainActor
private final class WindowsAlike {
  private let models: [PlanModel]
  private let windows: [Window]
  private let skipping: Window
  private let full: Window
  private let listening: Window
  private let keepingNone: Window

  init(_ plan: Plan) {
    models = (0..<4).map { _ in PlanModel(plan: plan) }
    windows = models.map { model in
      Window(scene: SceneValues(addressKey: "place")) { PlanView(plan: model.plan, model: model) }
    }
    (skipping, full, listening, keepingNone) = (windows[0], windows[1], windows[2], windows[3])
    full.graph.skipsCleanViews = false
    full.evaluate()
    keepingNone.graph.keepsViews = false
    keepingNone.evaluate()
  }

  /// One random edit or event, the same for all.
  func change(_ numbers: inout SeededNumbers) -> String {
    if Bool.random(using: &numbers) { listening.graph.releaseViews() }
    if Bool.random(using: &numbers) { listening.graph.keepsViews = true }
    let number = Int.random(in: 0..<4, using: &numbers)
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: return edit("number \(number)") { $0.number = number }
    case 1: return edit("switch") { $0.isOn.toggle() }
    case 2:
      let ids = Plan.ids(&numbers)
      return edit("ids \(ids)") { $0.ids = ids }
    case 3: return edit("limit \(number)") { $0.limit = number }
    case 4: return edit("alert") { $0.showsAlert = true }
    case 5 where number == 0:
      let plan = Plan.random(3, &numbers)
      return edit("plan \(plan)") { $0.plan = plan }
    default: return use(&numbers)
    }
  }

  private func edit(_ name: String, _ change: (PlanModel) -> Void) -> String {
    for model in models { change(model) }
    evaluate()
    return name
  }

  private func evaluate() {
    for window in [skipping, full] { window.evaluate() }
    for window in [listening, keepingNone] where window.graph.isDirty { window.evaluate() }
  }

  private func use(_ numbers: inout SeededNumbers) -> String {
    let controls = full.allNodes.filter { $0.isControl && $0.isKeyed }
    guard let control = controls.randomElement(using: &numbers) else { return "nothing" }
    let done = windows.map { $0.graph.perform(.tap, on: control.key) }
    evaluate()
    #expect(Set(done).count == 1)
    return "tap \(control.allTexts)"
  }

  func isSame(_ place: String) -> Bool {
    let isSame = zip(windows, models).allSatisfy { window, model in
      window.nodes == full.nodes && window.outline == full.outline && model.log == models[1].log
        && window.isStable == full.isStable && (window === full || !window.graph.isDirty)
    }
    #expect(
      isSame, "\(place)\n\(windows.map(\.outline).joined(separator: "\nand:\n"))\n\(models.map(\.log))")
    return isSame
  }
}
