import Foundation
import Testing

@testable import PortableUICore

/// How the inputs of a view are compared.
@MainActor
@Suite struct InputComparisonTests {
  @Test func `inputs of which the runtime knows no fields are not compared`() {
    let union = InputComparison.of(sigval.self)
    #expect(union?.isSame(sigval(sival_int: 1), sigval(sival_int: 1)) == nil)
    #expect(InputComparison.of(timespec.self)?.isSame(timespec(), timespec(tv_sec: 1, tv_nsec: 0)) == false)
  }

  @Test func `plain structs are compared field by field, and enums of a byte by it`() throws {
    let coarse = try #require(InputComparison.of(Coarse.self))
    #expect(coarse.isPlain && coarse.isSame(Coarse(name: "a", rank: 1), Coarse(name: "a", rank: 1)))
    #expect(!coarse.isSame(Coarse(name: "a", rank: 1), Coarse(name: "a", rank: 2)))
    let side = try #require(InputComparison.of(Side.self))
    #expect(side.isPlain && side.isSame(Side.left(true), .left(true)))
    #expect(!side.isSame(Side.left(true), .left(false)) && !side.isSame(Side.left(true), .right(true)))
  }

  @Test func `structs that hold an object are compared by what they say of themselves`() throws {
    let comparison = try #require(InputComparison.of(Named.self))
    #expect(comparison.isSame(Named(name: Box("a")), Named(name: Box("a"))))
    #expect(!comparison.isSame(Named(name: Box("a")), Named(name: Box("b"))) && !comparison.isPlain)
  }

  @Test func `dictionaries are the same where their values are, and plain where keys and values are`() throws {
    let plain = try #require(InputComparison.of([String: [Int]].self))
    #expect(plain.isPlain && InputComparison.of([String: Box].self)?.isPlain == false)
    #expect(InputComparison.of([String: () -> Void].self) == nil)
    #expect(plain.isSame(["a": [1], "b": []], ["b": [], "a": [1]]))
    for other in [["a": [1]], ["a": [1], "c": []], ["a": [2], "b": []]] {
      #expect(!plain.isSame(["a": [1], "b": []], other))
    }
  }
}

/// Takes more for equal than its fields say.
private struct Coarse: Equatable {
  let name: String
  let rank: Int

  static func == (one: Coarse, other: Coarse) -> Bool { one.name == other.name }
}

/// Isn't `Equatable`.
private enum Side {
  case left(Bool)
  case right(Bool)
}

private final class Box {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

private struct Named: Equatable {
  let name: Box

  static func == (one: Named, other: Named) -> Bool { one.name.text == other.name.text }
}
