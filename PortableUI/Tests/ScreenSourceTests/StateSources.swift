import Observation
import PortableUI
import Testing

/// State as people write it for Apple's platforms: that this file compiles is the test.
@Suite struct StateSourceTests {
  @Test func `True to SwiftUI: a view owns a model that lives on the main actor`() {
    #expect(Album().first == "One")
    #expect(Notebook().first == 0)
    #expect(SignIn().tab == .first)
  }
}

/// A model with an initializer of its own.
final class PlainModel {
  let names: [String]

  init() {
    names = ["One", "Two"]
  }
}

@Observable
final class ObservedModel {
  var pages: [Int]

  init(pages: [Int] = [0]) {
    self.pages = pages
  }
}

struct Album: View {
  @State private var model = PlainModel()
  @State private var other = ObservedModel()

  var first: String? { model.names.first }

  var body: some View {
    List(model.names, id: \.self) { Text($0) }
    NotebookPages(model: other)
  }
}

struct Notebook: View {
  @State private var model: ObservedModel
  @Bindable private var shown: ObservedModel

  init() {
    let model = ObservedModel()
    _model = State(initialValue: model)
    shown = model
  }

  var first: Int? { model.pages.first }

  var body: some View { NotebookPages(model: shown) }
}

struct NotebookPages: View {
  let model: ObservedModel

  var body: some View { Text(model.pages.count, format: .number) }
}

/// Places that say nothing of isolation, nested in the view whose focus and state they name.
struct SignIn: View {
  enum Field: Hashable {
    case name, password
  }

  enum Tab: String {
    case first, second
  }

  @FocusState var field: Field?
  @FocusState private var isSearching: Bool
  @State var tab = Tab.first
  @AppStorage("signIn.tab") private var lastTab = Tab.first
  @SceneStorage("signIn.scene") private var sceneTab: Tab = .second
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($field, equals: .name)
        .onSubmit { field = .password }
      SecureField("Password", text: $name)
        .focused($field, equals: .password)
      NameField(name: $name, field: $field)
      Button("Next") { (field, tab, lastTab) = (nil, lastTab, sceneTab) }
    }
    .focused($isSearching)
  }
}

struct NameField: View {
  @Binding var name: String
  var field: FocusState<SignIn.Field?>.Binding

  var body: some View {
    TextField("Again", text: $name).focused(field, equals: .name)
  }
}

/// A property of one's own, made of those of the layer.
@propertyWrapper
struct Draft: DynamicProperty {
  @State private var text = ""
  @Environment(\.locale) private var locale
  private var evaluations = 0

  var wrappedValue: String {
    get { text + (locale.identifier.isEmpty ? "?" : "") }
    nonmutating set { text = newValue }
  }

  mutating func update() { evaluations += 1 }
}

struct DraftScreen: View {
  @Draft private var draft

  var body: some View { Text(draft) }
}
