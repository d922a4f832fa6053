import Observation
import PortableUI
import Testing

/// What people write for Apple's platforms, in a target without a default isolation: that this file compiles is the test.
@Suite struct PlainTargetTests {
  @Test func `a plain shape is isolated to no actor`() async {
    let shape = PlainBar(radius: 2)
    let same = await Task.detached { shape.path(in: .zero) == PlainBar(radius: 2).path(in: .zero) }.value

    #expect(same)
    #expect(Self.made().count == 3)
  }

  /// Views and modifiers are made anywhere; only bodies belong to the main actor.
  nonisolated private static func made() -> [Any] {
    let text = Text("a").bold() + Text("b")
    return [
      text, Button("press") {},
      PlainBar(radius: 1).fill(.red).padding().frame(width: 3).onAppear {}.navigationTitle("t"),
    ]
  }
}

private struct PlainBar: Shape {
  let radius: CGFloat

  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
}

private struct PlainInsettable: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

  func inset(by amount: CGFloat) -> PlainInsettable { PlainInsettable(amount: self.amount + amount) }
}

@MainActor @Observable
private final class Model {
  var names = ["a"]
  var text = ""

  func load() async { names.append("b") }
}

private struct ModelScreen: View {
  @Environment(Model.self) private var model
  @State private var path = NavigationPath()

  var body: some View {
    @Bindable var model = model
    NavigationStack(path: $path) {
      List {
        ForEach(model.names, id: \.self) { name in
          NavigationLink(name, value: name)
        }
      }
      .navigationDestination(for: String.self) { DetailScreen(name: $0, text: $model.text) }
      .task { await model.load() }
      .task(id: path.count) { model.text = "" }
    }
  }
}

private struct DetailScreen: View {
  let name: String
  @Binding var text: String

  var body: some View {
    PlainInsettable().strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [2]))
      .overlay { Text("\(name): \(text)") }
      .onChange(of: text) { old, new in text = old + new }
  }
}
