import Testing

@testable import PortableUICore

/// A window that skips clean views shows the same as one that asks every view each time, whatever happens to both.
@MainActor
@Suite struct SkippingPropertyTests {
  @Test(arguments: 0..<60)
  func `random screens, edits and events come out the same`(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let plan = Plan.random(4, &numbers)
    let pair = WindowPair(plan)

    for step in 0..<24 {
      let what = pair.change(&numbers)
      guard pair.isSame("seed \(seed), step \(step), \(what), plan \(plan)") else { return }
    }
  }
}

/// Two windows with the same screen, one of which skips.
@MainActor
private final class WindowPair {
  private let models: [PlanModel]
  private let windows: [Window]

  init(_ plan: Plan) {
    models = [PlanModel(plan: plan), PlanModel(plan: plan)]
    windows = models.map { model in
      Window(scene: SceneValues(addressKey: "place")) { PlanView(plan: model.plan, model: model) }
    }
    windows[1].graph.skipsCleanViews = false
    windows[1].evaluate()
  }

  /// One random edit or event, the same for both.
  func change(_ numbers: inout SeededNumbers) -> String {
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
    for window in windows { window.evaluate() }
    return name
  }

  private func use(_ numbers: inout SeededNumbers) -> String {
    let controls = windows[1].allNodes.filter { $0.isControl && $0.isKeyed }
    guard let control = controls.randomElement(using: &numbers) else { return "nothing" }
    let done = windows.map { window in
      defer { window.evaluate() }
      return window.graph.perform(.tap, on: control.key)
    }
    #expect(done[0] == done[1])
    return "tap \(control.allTexts)"
  }

  func isSame(_ place: String) -> Bool {
    let (skipping, full) = (windows[0], windows[1])
    let isSame =
      skipping.nodes == full.nodes && skipping.outline == full.outline && models[0].log == models[1].log
      && skipping.isStable == full.isStable && !skipping.graph.isDirty
    #expect(isSame, "\(place)\nskipping:\n\(skipping.outline)\nfull:\n\(full.outline)\n\(models.map(\.log))")
    return isSame
  }
}
