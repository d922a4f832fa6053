import Foundation
import Observation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct BindingTests {
  @Test func `a constant binding ignores writes`() {
    let binding = Binding.constant(3)

    binding.wrappedValue = 4

    #expect(binding.wrappedValue == 3)
    #expect(binding.projectedValue.wrappedValue == 3)
    #expect(Binding(projectedValue: binding).wrappedValue == 3)
  }

  @Test func `a part of a binding reads, writes and knows the address of the whole`() {
    let place = Stored(Place(name: "a", detail: Detail(number: 1)))
    let binding = place.binding

    binding.detail.number.wrappedValue = 5

    #expect(place.value == Place(name: "a", detail: Detail(number: 5)))
    #expect(binding.name.wrappedValue == "a")
    #expect(binding.detail.number.address?(7) == "/a/7")
    #expect(binding.name.address?("b") == "/b/5")
    #expect(Binding.constant(Place(name: "", detail: Detail(number: 0))).name.address == nil)
  }

  @Test func `a binding becomes one of an optional, and back`() throws {
    let place = Stored(Place(name: "a", detail: Detail(number: 1)))
    let optional = Binding<String?>(place.binding.name)

    optional.wrappedValue = "b"
    optional.wrappedValue = nil

    #expect(place.value.name == "b")
    #expect(optional.address?("c") == "/c/1")
    #expect(optional.address?(nil) == nil)
    let back = try #require(Binding<String>(optional))
    back.wrappedValue = "d"
    #expect(back.wrappedValue == "d")
    #expect(back.address?("e") == "/e/1")
    #expect(Binding<Int>(Binding<Int?>.constant(nil))?.wrappedValue == nil)
  }

  @Test func `a bindable object gives bindings to its properties`() {
    let object = Object()
    @Bindable var bindable = object

    $bindable.text.wrappedValue = "written"

    #expect(object.text == "written")
    #expect(Bindable(object).text.wrappedValue == "written")
    #expect($bindable.projectedValue.wrappedValue === object)
    #expect(Bindable(projectedValue: $bindable).id == 4)
  }
}

private struct Place: Equatable {
  var name: String
  var detail: Detail
}

private struct Detail: Equatable {
  var number: Int
}

@MainActor
private final class Stored {
  var value: Place

  init(_ value: Place) {
    self.value = value
  }

  var binding: Binding<Place> {
    Binding(
      get: { self.value }, set: { self.value = $0 }, address: { "/\($0.name)/\($0.detail.number)" })
  }
}

@Observable
private final class Object: Identifiable {
  let id = 4
  var text = ""
}
