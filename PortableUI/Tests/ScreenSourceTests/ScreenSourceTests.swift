import Observation
import PortableUI
import Testing

/// Screens as people write them for Apple's platforms, in a target whose default isolation is the main actor: that
/// this file compiles is the test.
///
/// Nothing in it is particular to our layer.
@Suite struct ScreenSourceTests {
  @Test func `values stay free of the main actor where they say so`() async {
    let count = await Task.detached { Bar().path(in: CGRect(x: 0, y: 0, width: 2, height: 2)).isEmpty ? 0 : 1 }.value
    let colors = await Task.detached { [Palette.strong, Palette.weak].count }.value

    #expect(count + colors == 3)
  }

  @Test func `screens are made with what they show`() {
    let screen = RootView(model: Counter())
    let list = ListScreen()

    #expect(screen.model.count == 0)
    #expect(list.choices.count == 2)
  }
}

nonisolated struct Bar: Shape {
  var height = 1.0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY * height))
    path.closeSubpath()
    return path
  }
}

/// A shape that says nothing of isolation.
struct PlainBar: Shape {
  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 3) }
}

nonisolated enum Palette {
  static let strong = Color.red
  static let weak = Color.red.opacity(0.5)
  static let title = Font.title.bold()
  static let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
}

nonisolated struct ZoomKey: EnvironmentKey {
  static let defaultValue = 1.0
}

nonisolated extension EnvironmentValues {
  var zoom: Double {
    get { self[ZoomKey.self] }
    set { self[ZoomKey.self] = newValue }
  }
}

@Observable
final class Counter {
  var count = 0
  var isOn = false
  var problem: String?
  var hasProblem: Bool {
    get { problem != nil }
    set { if !newValue { problem = nil } }
  }

  func load() async { count += 1 }
}

struct RootView: View {
  let model: Counter
  @State private var path: [Int] = []
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        CounterScreen()
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
      .tabItem { Label("Count", systemImage: "number") }
      .tag(0)
      ListScreen()
        .tabItem {
          Label {
            Text("List")
          } icon: {
            Image(systemName: "list.bullet")
          }
        }
        .tag(1)
    }
    .environment(model)
    .environment(\.zoom, 2)
  }
}

struct CounterScreen: View {
  @Environment(Counter.self) private var model
  @Environment(\.zoom) private var zoom
  @AppStorage("size") private var size = Size.small
  @SceneStorage("filter") private var filter = ""
  @State private var history = NavigationPath()

  nonisolated enum Size: String { case small, large }

  var body: some View {
    @Bindable var model = model
    VStack(alignment: .leading) {
      (Text("a").bold() + Text("b").foregroundStyle(.secondary) + Text(verbatim: filter)).font(.headline)
      Toggle("On", isOn: $model.isOn)
      Button("More", systemImage: "plus") { model.count += 1 }
        .buttonStyle(.borderedProminent)
        .disabled(model.isOn)
      NavigationLink("Deeper", value: model.count)
      Bar(height: zoom).fill(.tint).frame(height: 20)
      PlainBar().fill(Color.purple.opacity(0.5)).clipShape(.rect(cornerRadius: 4))
      ProgressView(value: 0.5)
    }
    .padding([.horizontal, .top])
    .background(.red, in: .rect(cornerRadius: 8))
    .task { await model.load() }
    .task(id: model.isOn) { model.count = 0 }
    .onAppear { history.append(model.count) }
    .onChange(of: model.count) { old, new in if new > old { size = .large } }
    .onChange(of: model.isOn, initial: true) { filter = "on" }
    .alert("Problem", isPresented: $model.hasProblem, presenting: model.problem) { problem in
      Button("Retry \(problem)", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: { problem in
      Text(problem)
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Done") {} }
      if model.isOn {
        ToolbarItemGroup(placement: .topBarLeading) { Text("On") }
      }
    }
    .navigationTitle("Counter")
  }
}

struct ListScreen: View {
  let choices = ["one", "two"]
  @State private var selection: String?

  var body: some View {
    NavigationSplitView {
      List(choices, id: \.self, selection: $selection) { choice in
        NavigationLink(choice, value: choice)
          .accessibilityAddTraits(choice == selection ? [.isSelected] : [])
      }
      .listStyle(.sidebar)
    } detail: {
      if let selection {
        DetailScreen(name: selection)
          .id(selection)
      } else {
        Text("Choose")
      }
    }
  }
}

struct DetailScreen: View {
  let name: String

  var body: some View {
    ScrollView {
      ForEach(0..<3) { number in
        HStack {
          Text(number, format: .number)
          Spacer()
          Circle().strokeBorder(.green, lineWidth: 2).frame(width: 10, height: 10)
        }
        .modifier(Framed())
      }
    }
    .navigationTitle(name)
  }
}

struct Framed: ViewModifier {
  @State private var isWide = false

  func body(content: Content) -> some View {
    content
      .containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in isWide ? width : width * 0.5 }
      .overlay(alignment: .topTrailing) { Text(isWide ? "wide" : "narrow") }
  }
}

/// As the `@main` type of an Apple app would be.
struct SampleApp: App {
  var body: some Scene {
    WindowGroup { RootView(model: Counter()) }
  }
}
