import Testing

@testable import PortableUICore

@MainActor
@Suite struct FocusTests {
  @Test func `a person's focus is written and asks for nothing`() {
    let window = Window { Places() }
    #expect(window.texts.first == "nowhere alone: false")

    #expect(window.use("First", .focus(true)))
    #expect(window.texts.first == "first alone: false")
    #expect(window.graph.dequeueFocusRequest() == nil)

    window.use("Second", .focus(true))
    window.use("First", .focus(false))
    #expect(window.texts.first == "second alone: false")

    window.use("Second", .focus(false))
    #expect(window.texts.first == "nowhere alone: false")
    #expect(window.graph.dequeueFocusRequest() == nil)
  }

  @Test func `the program puts the focus into a field, once`() throws {
    let window = Window { Places() }

    window.tap("To second")

    #expect(window.graph.dequeueFocusRequest() == .field(try #require(window.field("Second")).key))
    #expect(window.graph.dequeueFocusRequest() == nil)
    #expect(window.texts.first == "second alone: false")
  }

  @Test func `the program takes the focus away`() {
    let window = Window { Places() }
    window.use("First", .focus(true))

    window.tap("Leave")

    #expect(window.graph.dequeueFocusRequest() == .nothing)
    #expect(window.texts.first == "nowhere alone: false")
  }

  @Test func `leaving where nothing has the focus asks for nothing`() {
    let window = Window { Places() }

    window.tap("Leave")

    #expect(window.graph.dequeueFocusRequest() == nil)
  }

  @Test func `a truth value follows one field`() throws {
    let window = Window { Places() }

    window.tap("To alone")
    #expect(window.graph.dequeueFocusRequest() == .field(try #require(window.field("Alone")).key))
    #expect(window.texts.first == "nowhere alone: true")

    window.use("Alone", .focus(false))
    #expect(window.texts.first == "nowhere alone: false")
  }

  @Test func `from one state to another, in whatever order they are written`() throws {
    let window = Window { Places() }
    let alone = try #require(window.field("Alone")).key

    for order in ["Out, then alone", "Alone, then out"] {
      window.use("Alone", .focus(false))
      window.use("First", .focus(true))
      window.tap(order)
      #expect(window.graph.dequeueFocusRequest() == .field(alone), "\(order)")
      #expect(window.texts.first == "nowhere alone: true")
    }
  }

  @Test func `a field that the same action shows gets the focus`() throws {
    let window = Window { Places() }

    window.tap("Show third")

    #expect(window.graph.dequeueFocusRequest() == .field(try #require(window.field("Third")).key))
  }

  @Test func `a state that no field shows falls back`() {
    let window = Window { Places() }

    window.tap("To disabled")
    #expect(window.graph.dequeueFocusRequest() == nil)
    window.evaluate()

    #expect(window.texts.first == "nowhere alone: false")
  }

  @Test func `on appearing, the focus is asked for`() throws {
    let window = Window { Appearing() }

    #expect(window.graph.dequeueFocusRequest() == .field(try #require(window.field("Name")).key))
  }

  @Test func `only fields with a state report their focus`() {
    let window = Window {
      Places()
      TextField("Plain", text: .constant(""))
    }

    #expect(window.outline.contains("named \"First\" focus"))
    #expect(window.outline.contains("named \"Plain\" ↔"))
  }

  @Test func `a state that is on no screen is reported when it is written`() {
    Faults.record()
    let view = Appearing()

    view.focus()

    #expect(Faults.contain("FocusState of type Bool was written before"))
  }
}

private struct Appearing: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: .constant("")).focused($isFocused).onAppear { focus() }
  }

  func focus() { isFocused = true }
}

private enum Spot: Hashable {
  case first, second, third, disabled
}

private struct Places: View {
  @FocusState private var spot: Spot?
  @FocusState private var isAlone: Bool
  @State private var hasThird = false

  var body: some View {
    Text(verbatim: "\(spot.map { "\($0)" } ?? "nowhere") alone: \(isAlone)")
    TextField("First", text: .constant("")).focused($spot, equals: .first)
    PassedOn(spot: $spot)
    TextField("Disabled", text: .constant("")).focused($spot, equals: .disabled).disabled(true)
    if hasThird { TextField("Third", text: .constant("")).focused($spot, equals: .third) }
    TextField("Alone", text: .constant("")).focused($isAlone)
    Group {
      Button("To second") { spot = .second }
      Button("To disabled") { spot = .disabled }
      Button("To alone") { isAlone = true }
      Button("Leave") { spot = nil }
      Button("Out, then alone") { (spot, isAlone) = (nil, true) }
      Button("Alone, then out") { (isAlone, spot) = (true, nil) }
      Button("Show third") {
        hasThird = true
        spot = .third
      }
    }
  }
}

private struct PassedOn: View {
  @FocusState.Binding var spot: Spot?

  var body: some View {
    TextField("Second", text: .constant("")).focused($spot, equals: .second)
  }
}
