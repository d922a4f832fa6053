import Foundation
import Observation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct ViewGraphTests {
  @Test func `a change of what was read makes the window dirty, other changes do not`() {
    let model = Model()
    let window = Window { Reading(model: model) }
    #expect(!window.graph.isDirty)

    model.unread = 1
    #expect(!window.graph.isDirty)
    model.read = 1
    #expect(window.graph.isDirty)

    window.evaluate()
    #expect(!window.graph.isDirty)
    #expect(window.texts == ["1"])
  }

  @Test func `each evaluation is told`() {
    let model = Model()
    let window = Window { Reading(model: model) }
    var times = 0
    window.graph.onEvaluation = { times += 1 }

    window.evaluate()
    model.read = 1
    window.evaluate()

    #expect(times == 2)
  }

  @Test func `writing an equal value is no change`() {
    let box = ObservedBox(3, of: nil)
    let object = Model()
    let held = ObservedBox(object, of: nil)
    let closure = ObservedBox({ 1 }, of: nil)
    let window = Window { Text(verbatim: "\(box.value) \(held.value.read) \(closure.value())") }

    box.value = 3
    held.value = object
    #expect(!window.graph.isDirty)

    held.value = Model()
    #expect(window.graph.isDirty)
    window.evaluate()
    closure.value = { 2 }
    window.evaluate()
    #expect(window.texts == ["3 0 2"])
  }

  @Test func `a state tells each window that reads it, and none that no longer does`() {
    let (number, isShown) = (ObservedBox(1, of: nil), ObservedBox(true, of: nil))
    let always = Window { Text(verbatim: "\(number.value)") }
    let sometimes = Window { Text(verbatim: isShown.value ? "\(number.value)" : "none") }

    number.value = 2
    #expect(always.graph.isDirty && sometimes.graph.isDirty)
    isShown.value = false
    for window in [always, sometimes] { window.evaluate() }
    #expect(always.texts == ["2"] && sometimes.texts == ["none"])

    number.value = 3
    #expect(always.graph.isDirty && !sometimes.graph.isDirty)
  }

  @Test func `an equal value that is not the same one is kept`() {
    struct Named: Equatable {
      let id: Int
      let name: String

      static func == (one: Named, other: Named) -> Bool { one.id == other.id }
    }
    let box = ObservedBox(Named(id: 1, name: "old"), of: nil)

    box.value = Named(id: 1, name: "new")

    #expect(box.value.name == "new")
  }

  @Test func `views that never settle are given up with a fault`() {
    let model = Model()
    let window = Window { Restless(model: model) }

    #expect(!window.isStable)
    #expect(model.evaluations == ViewGraph.passLimit)
    #expect(Faults.contain("given up after 16 times"))
  }

  @Test func `state that a body changes is shown and logged`() {
    let window = Window { Meddling() }

    #expect(window.texts == ["0x1p+0", "1.0"])
    #expect(window.isStable)
    #expect(Faults.contain("State of type Double was changed while views were evaluated"))
  }

  @Test func `an unknown or disabled control does nothing`() {
    let model = Model()
    let window = Window {
      Button {
        model.read += 1
      } label: {
        Text(verbatim: "off")
      }
      .disabled(true)
      .disabled(false)
    }

    #expect(!window.tap("off"))
    #expect(!window.graph.perform(.tap, on: .root.child(.position(99))))
    #expect(model.read == 0)
  }

  @Test func `a closed window is let go of, and by the models it showed too`() async throws {
    let model = Model()
    weak var graph: ViewGraph?
    weak var flag: ChangeFlag?
    weak var state: Model?
    do {
      let window = Window { Holding(model: model) }
      graph = window.graph
      flag = window.graph.changes
      state = Holding.latest
      #expect(window.tap("hold 0"))
      window.graph.close()
      Holding.latest = nil
    }

    for _ in 0..<2000 where state != nil { try await Task.sleep(for: .milliseconds(1)) }

    #expect(graph == nil)
    #expect(flag == nil)
    #expect(state == nil)
    #expect(model.disappeared == 1)
    #expect(model.cancelled == 1)
  }

  @Test func `a retired window still tells when what it showed is no longer true`() {
    let model = Model()
    let window = Window { Reading(model: model) }

    window.graph.retire()
    #expect(!window.graph.isDirty)
    model.read = 1

    #expect(window.graph.isDirty)
  }

  @Test func `what was shown before is kept until there is time to let go of it`() {
    let model = Model()
    let window = Window { Reading(model: model) }
    weak var before = window.graph.evaluation
    window.graph.keepsPast = true

    model.read = 1
    window.evaluate()
    #expect(before != nil)
    #expect(window.graph.hasPast && !window.graph.isDirty)
    window.graph.releasePast()
    #expect(before == nil)

    before = window.graph.evaluation
    window.graph.keepsPast = false
    model.read = 2
    window.evaluate()
    #expect(before == nil && !window.graph.hasPast)
  }

  @Test func `a window that nobody closed is not remembered by the models it showed`() {
    let model = Model()
    weak var flag: ChangeFlag?
    do {
      let window = Window { Reading(model: model) }
      flag = window.graph.changes
      window.graph.retire()
    }

    #expect(flag == nil)
    #expect(model.read == 0)
  }

  @Test func `a window waits for the tasks of its views`() async {
    let model = Model()
    let window = Window { Loading(model: model, delay: .milliseconds(5)) }
    #expect(window.graph.hasTasks)
    #expect(window.texts == ["0"])

    await window.graph.tasksEnded(within: .seconds(30))
    window.evaluate()

    #expect(!window.graph.hasTasks)
    #expect(window.texts == ["1"])
    await window.graph.tasksEnded(within: .seconds(30))
  }

  @Test func `patience ends before a task that takes too long`() async {
    let window = Window { Loading(model: Model(), delay: .seconds(60)) }

    await window.graph.tasksEnded(within: .milliseconds(1))

    #expect(window.graph.hasTasks)
    window.graph.close()
    await window.graph.tasksEnded(within: .seconds(30))
    #expect(!window.graph.hasTasks)
  }

  @Test func `the scenes of a program are rendered through their bodies`() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let graph = ViewGraph(scene: SceneValues(), environment: environment) { context in
      Program().body._renderWindow(&context)
    }

    #expect(graph.evaluate().nodes.flatMap(\.allTexts) == ["in a window"])
  }
}

private struct Program: App {
  var body: some Scene { MainScene() }
}

private struct MainScene: Scene {
  var body: some Scene {
    WindowGroup { Text(verbatim: "in a window") }
  }
}

@Observable
private final class Model {
  var read = 0
  var unread = 0
  @ObservationIgnored var evaluations = 0
  @ObservationIgnored var disappeared = 0
  @ObservationIgnored var cancelled = 0
}

private struct Reading: View {
  let model: Model

  var body: some View { Text(verbatim: "\(model.read)") }
}

private struct Restless: View {
  let model: Model

  var body: some View {
    model.evaluations += 1
    return Text(verbatim: "\(model.read)")
      .onChange(of: model.read, initial: true) { model.read += 1 }
  }
}

private struct Meddling: View {
  @State private var number = 0.0

  var body: some View {
    Text(verbatim: number == 0 ? "first" : "0x1p+0")
    Second(number: $number)
  }

  private struct Second: View {
    @Binding var number: Double

    var body: some View {
      number = 1
      return Text(verbatim: "\(number)")
    }
  }
}

private struct Holding: View {
  static weak var latest: Model?

  let model: Model
  @State private var own = Model()
  @State private var isOn = false

  var body: some View {
    Self.latest = own
    return Button {
      isOn = true
      own.read += model.read
    } label: {
      Text(verbatim: "hold \(model.unread)")
    }
    .alert(Text(verbatim: "held"), isPresented: $isOn) {}
    .onDisappear { model.disappeared += 1 }
    .task {
      do {
        try await Task.sleep(for: .seconds(600))
      } catch {
        model.cancelled += 1
      }
    }
  }
}

private struct Loading: View {
  let model: Model
  let delay: Duration

  var body: some View {
    Text(verbatim: "\(model.read)")
      .task {
        do {
          try await Task.sleep(for: delay)
          model.read = 1
        } catch {
          model.unread = 1
        }
      }
  }
}
