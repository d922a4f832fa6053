import Observation

@testable import PortableUICore

/// Numbers that follow from a seed, the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return StableHash.mix(state, 1)
  }
}

/// A piece of a random screen; its views are composed of each other in every way that the layer knows.
indirect enum Plan: Equatable {
  case text(Int)
  case model
  case observed
  case counter(Int)
  case bound(Int)
  case toggle
  case links
  case surrounded(Plan)
  case dimmed(Plan)
  case pair(Plan, Plan)
  case rows([Int], Plan)
  case either(Plan, Plan)
  case titled(Int, Plan)
  case item(Int, Plan)
  case alert(Plan)
  case watching(Plan)
  case appearing(Plan)
  case stack(Plan)
  case list(Plan)

  /// A plan with at most so many plans inside each other.
  static func random(_ depth: Int, _ numbers: inout SeededNumbers) -> Plan {
    if depth == 0 { return leaf(&numbers) }
    func inner() -> Plan { random(depth - 1, &numbers) }
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0: return leaf(&numbers)
    case 1: return .surrounded(inner())
    case 2: return .dimmed(inner())
    case 3, 4, 5: return .pair(inner(), inner())
    case 6: return .rows(ids(&numbers), inner())
    case 7: return .either(inner(), inner())
    case 8: return .titled(Int.random(in: 0..<9, using: &numbers), inner())
    case 9: return .item(Int.random(in: 0..<9, using: &numbers), inner())
    case 10: return .alert(inner())
    case 11: return .watching(inner())
    case 12: return .appearing(inner())
    default: return Bool.random(using: &numbers) ? .stack(inner()) : .list(inner())
    }
  }

  private static func leaf(_ numbers: inout SeededNumbers) -> Plan {
    let number = Int.random(in: 0..<3, using: &numbers)
    return [.text(number), .model, .observed, .counter(number), .bound(number), .toggle, .links].randomElement(
      using: &numbers)
      ?? .model
  }

  static func ids(_ numbers: inout SeededNumbers) -> [Int] {
    (0..<Int.random(in: 0...4, using: &numbers)).map { _ in Int.random(in: 0..<5, using: &numbers) }
  }
}

/// What a random screen observes; both windows have one of their own, changed in the same way.
@MainActor @Observable
final class PlanModel {
  var plan: Plan
  var number = 0
  var isOn = false
  var ids: [Int] = []
  var limit = 1
  var showsAlert = false
  /// What the views reported, in order.
  @ObservationIgnored var log: [String] = []

  init(plan: Plan) {
    self.plan = plan
  }
}

/// The view of a plan: plain inputs here, objects, bindings and surroundings further in.
struct PlanView: View {
  let plan: Plan
  let model: PlanModel

  var body: some View {
    switch plan {
    case .text, .model, .observed, .counter, .bound, .toggle, .links: LeafView(plan: plan, model: model)
    case .surrounded, .dimmed, .either, .pair, .rows: ContainerView(plan: plan, model: model)
    default: FurnishedView(plan: plan, model: model)
    }
  }
}

private struct LeafView: View {
  let plan: Plan
  let model: PlanModel

  var body: some View {
    @Bindable var model = model
    switch plan {
    case .text(let number): PlainText(number: number)
    case .model: ModelText(model: model)
    case .observed: LimitText().environment(model)
    case .counter(let start): CounterButton(count: start)
    case .bound(let number): BindingOwner(number: number)
    case .links: LinksView()
    default: Toggle(isOn: $model.isOn) { PlainText(number: 1) }
    }
  }
}

private struct ContainerView: View {
  let plan: Plan
  let model: PlanModel

  var body: some View {
    switch plan {
    case .surrounded(let inner): PlanView(plan: inner, model: model).lineLimit(model.limit)
    case .dimmed(let inner): PlanView(plan: inner, model: model).disabled(model.isOn)
    case .pair(let first, let second):
      PlanView(plan: first, model: model)
      PlanView(plan: second, model: model)
    case .either(let first, let second):
      if model.isOn {
        PlanView(plan: first, model: model)
      } else {
        PlanView(plan: second, model: model)
      }
    case .rows(let ids, let inner):
      VStack {
        ForEach(ids + model.ids, id: \.self) { id in
          PlainText(number: id)
          PlanView(plan: inner, model: model)
        }
      }
    default: EmptyView()
    }
  }
}

private struct FurnishedView: View {
  let plan: Plan
  let model: PlanModel

  var body: some View {
    @Bindable var model = model
    switch plan {
    case .titled(let number, let inner):
      PlanView(plan: inner, model: model).navigationTitle(Text(verbatim: "title \(number) \(model.number)"))
    case .item(let number, let inner):
      PlanView(plan: inner, model: model).toolbar { ToolbarItem { CounterButton(count: number) } }
    case .alert(let inner):
      PlanView(plan: inner, model: model)
        .alert(Text(verbatim: "alert \(model.number)"), isPresented: $model.showsAlert) {
          Button(action: { model.number += 1 }, label: { PlainText(number: 2) })
        }
    case .watching(let inner):
      PlanView(plan: inner, model: model)
        .onChange(of: model.number) { old, new in model.log.append("\(old) to \(new)") }
    case .appearing(let inner):
      PlanView(plan: inner, model: model)
        .onAppear { model.log.append("appears") }
        .onDisappear { model.log.append("goes") }
    case .stack(let inner):
      NavigationStack {
        PlanView(plan: inner, model: model)
        Linked()
      }
    case .list(let inner): List { PlanView(plan: inner, model: model) }
    default: EmptyView()
    }
  }
}

private struct PlainText: View {
  let number: Int

  var body: some View { Text(verbatim: "text \(number)") }
}

private struct ModelText: View {
  let model: PlanModel

  var body: some View { Text(verbatim: "model \(model.number)") }
}

private struct LimitText: View {
  @Environment(PlanModel.self) private var model
  @Environment(\.lineLimit) private var limit

  var body: some View { Text(verbatim: "limit \(limit ?? 0) of \(model.limit)") }
}

private struct CounterButton: View {
  @State private var count: Int

  init(count: Int) {
    _count = State(initialValue: count)
  }

  var body: some View {
    Button {
      count += 1
    } label: {
      PlainText(number: count)
    }
  }
}

private struct BindingOwner: View {
  let number: Int
  @State private var isOn = false

  var body: some View {
    BindingReader(isOn: $isOn, number: number)
  }
}

private struct BindingReader: View {
  @Binding var isOn: Bool
  let number: Int

  var body: some View {
    Toggle(isOn: $isOn) { Text(verbatim: "\(isOn) \(number)") }
  }
}

private struct Linked: View {
  var body: some View {
    NavigationLink(value: 3) { Text(verbatim: "go") }
      .navigationDestination(for: Int.self) { PlainText(number: $0) }
  }
}

/// A place of two parts, as a window's address.
private struct Place: RawRepresentable {
  var chosen: Int?
  var isOn = false

  init() {}

  init?(rawValue: String) {
    isOn = rawValue.hasSuffix("on")
    chosen = Int(rawValue.prefix(1))
  }

  var rawValue: String { "\(chosen ?? -1) \(isOn ? "on" : "off")" }
}

private struct LinksView: View {
  @SceneStorage("place") private var place = Place()

  var body: some View {
    Toggle(isOn: $place.isOn) { PlainText(number: 8) }
    List(selection: $place.chosen) { LinkRows() }
  }

  private struct LinkRows: View {
    var body: some View {
      ForEach(0..<3, id: \.self) { number in
        NavigationLink(value: number) { PlainText(number: number) }
      }
    }
  }
}
