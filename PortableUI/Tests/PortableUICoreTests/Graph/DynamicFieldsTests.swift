import Observation
import Testing

@testable import PortableUICore

/// Where the runtime says that a struct's dynamic properties lie must be where they lie.
@MainActor
@Suite struct DynamicFieldsTests {
  @Test func `state is found in ten shapes of structs`() {
    #expect(Window { OneByteBefore() }.texts == ["state 1"])
    #expect(Window { GenericField(before: 1.5, value: "generic") }.texts == ["generic 1.5"])
    #expect(Window { GenericField(before: [1], value: 9) }.texts == ["9 [1]"])
    #expect(Window { PackField(before: 1, "two", 3.0) }.texts == ["pack"])
    #expect(Window { ClosureField { "closure" } }.texts == ["closure state"])
    #expect(Window { ExistentialField(before: 5, label: "existential") }.texts == ["5 existential"])
    #expect(Window { OptionalField(before: 3, small: nil) }.texts == ["3 nil optional"])
    #expect(Window { EnumField(before: .text("enum")) }.texts == ["enum 2"])
    #expect(Window { NestedField() }.texts == ["nested 4 true"])
    #expect(Window { ClassField(before: Model()) }.texts == ["class 5"])
    #expect(Window { TupleField(before: (1, "tuple", false)) }.texts == ["tuple 6"])
  }

  @Test func `types without dynamic properties have no fields`() {
    #expect(DynamicFields.of(Int.self).isEmpty)
    #expect(DynamicFields.of(Model.self).isEmpty)
    #expect(DynamicFields.of((Int, State<Int>).self).isEmpty == false)
    #expect(!DynamicFields.of(OneByteBefore.self).isEmpty)
  }

  @Test func `a wrapper of one's own is connected and then updated`() {
    let window = Window { OwnProperty() }

    #expect(window.texts == ["10 updated"])
    window.tap("10 updated")
    #expect(window.texts == ["11 updated"])
  }
}

private final class Model: Sendable {}

private struct OneByteBefore: View {
  let before = true
  @State var value = "state"
  let after = 1

  var body: some View { Text(verbatim: "\(value) \(before ? after : 0)") }
}

private struct GenericField<Before, Value>: View {
  let before: Before
  @State var value: Value

  var body: some View { Text(verbatim: "\(value) \(before)") }
}

private struct PackField<each Before>: View {
  let before: (repeat each Before)
  @State var value = "pack"

  init(before: repeat each Before) {
    self.before = (repeat each before)
  }

  var body: some View { Text(verbatim: value) }
}

private struct ClosureField: View {
  let before: () -> String
  @State var value = "state"

  init(before: @escaping () -> String) {
    self.before = before
  }

  var body: some View { Text(verbatim: "\(before()) \(value)") }
}

private struct ExistentialField: View {
  let before: any Equatable & Sendable
  @State var label: any CustomStringConvertible

  init(before: any Equatable & Sendable, label: any CustomStringConvertible) {
    self.before = before
    _label = State(initialValue: label)
  }

  var body: some View { Text(verbatim: "\(before) \(label)") }
}

private struct OptionalField: View {
  let before: Int8?
  let small: Bool?
  @State var value = "optional"
  @State var none: String?

  var body: some View { Text(verbatim: "\(before ?? 0) \(none ?? "nil") \(value)") }
}

private struct EnumField: View {
  enum Before {
    case number(Int64)
    case text(String)
    case none
  }

  let before: Before
  @State var value = 2

  var body: some View {
    if case .text(let text) = before { Text(verbatim: "\(text) \(value)") }
  }
}

private struct NestedField: View {
  struct Inner {
    let flag = true
    let number: Int16 = 4
  }

  let before = Inner()
  @State var value = Inner()

  var body: some View { Text(verbatim: "nested \(value.number) \(before.flag)") }
}

private struct ClassField: View {
  let before: Model
  weak var unheld: Model?
  @State var value = 5

  var body: some View { Text(verbatim: "class \(value)") }
}

private struct TupleField: View {
  let before: (Int8, String, Bool)
  @State var value = 6

  var body: some View { Text(verbatim: "\(before.1) \(value)") }
}

/// A dynamic property made of another one.
private struct Counter: DynamicProperty {
  let step = UInt8(1)
  @State var count = 10
  var note = ""

  mutating func update() { note = "updated" }
}

private struct OwnProperty: View {
  private let counter = Counter()

  var body: some View {
    Button {
      counter.count += 1
    } label: {
      Text(verbatim: "\(counter.count) \(counter.note)")
    }
    .accessibilityLabel(Text(verbatim: "more"))
  }
}
