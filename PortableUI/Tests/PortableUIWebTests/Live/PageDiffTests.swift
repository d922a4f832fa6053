import Testing

@testable import PortableUIWeb

@Suite struct PageDiffTests {
  private func operations(from old: Element, to new: Element, forgetting keys: Set<UInt64> = []) -> [Operation] {
    PageDiff(from: PageDigest(of: old).invalidating(keys), to: PageDigest(of: new), of: new).operations
  }

  private func list(_ keys: [UInt64]) -> Element {
    Element(
      .body,
      children: keys.map { key in
        var row = Element(.li, text: "row \(key)")
        row.key = key
        return row
      })
  }

  @Test func `equal pages need nothing`() {
    #expect(operations(from: list([1, 2, 3]), to: list([1, 2, 3])) == [])
  }

  @Test func `a text, an attribute and a class change where they are`() {
    let old = Element(.body, children: [Element(.p, text: "a"), Element(.button, attributes: [Attribute(.disabled)])])
    let new = Element(
      .body, children: [Element(.p, text: "b"), Element(.button, classes: ["x"], attributes: [Attribute(.value, "1")])])

    #expect(
      operations(from: old, to: new) == [
        .text([0], "b"), .attributes([1], ["class": "x", "value": "1"]),
      ])
  }

  @Test func `a row before all others is one insertion`() {
    #expect(operations(from: list([1, 2, 3]), to: list([9, 1, 2, 3])) == [.insert([], 0, html: "<li>row 9</li>")])
  }

  @Test func `rows that vanish or come together go together`() {
    #expect(
      operations(from: list([1, 2, 3, 4, 5]), to: list([1, 5, 6, 7])) == [
        .remove([], 1, count: 3), .insert([], 2, html: "<li>row 6</li><li>row 7</li>"),
      ])
  }

  @Test(
    arguments: [
      ([1, 2, 3, 4, 5], [2, 3, 4, 5, 1], 1), ([1, 2, 3, 4, 5], [5, 1, 2, 3, 4], 1), ([1, 2, 3, 4], [4, 3, 2, 1], 3),
      ([1, 2, 3, 4, 5, 6], [1, 3, 5, 2, 4, 6], 2),
    ] as [([UInt64], [UInt64], Int)])
  func `as few rows move as possible`(old: [UInt64], new: [UInt64], moves: Int) {
    let operations = operations(from: list(old), to: list(new))

    #expect(operations.count == moves)
    #expect(operations.allSatisfy { if case .move = $0 { true } else { false } })
  }

  @Test func `what stands in or beside something forgotten is sent anew once, whatever else is forgotten`() {
    var (inner, outer, other) = (Element(.span, text: "a"), Element(.div), Element(.p, text: "b"))
    (inner.key, outer.key, other.key) = (1, 2, 3)
    outer.children = [inner, Element(.h2, text: "c")]
    let page = Element(.body, children: [Element(.section, children: [outer, other]), Element(.p, text: "d")])

    #expect(
      operations(from: page, to: page, forgetting: [1, 2, 3]) == [
        .attributes([0, 0], [:]), .attributes([0, 0, 0], [:]), .text([0, 0, 0], "a"),
        .attributes([0, 0, 1], [:]), .text([0, 0, 1], "c"), .attributes([0, 1], [:]), .text([0, 1], "b"),
      ])
  }

  @Test func `what is forgotten is sent anew, with its place in the page`() {
    var field = Element(.input, attributes: [Attribute(.value, "typed")])
    field.key = 7
    let page = Element(.body, children: [Element(.p, text: "a"), Element(.div, children: [field])])

    #expect(
      operations(from: page, to: page, forgetting: [7]) == [
        .attributes([1, 0], ["value": "typed"]), .text([1, 0], ""),
      ])
    #expect(operations(from: page, to: page, forgetting: [8]) == [])
  }

  @Test func `texts and elements take each other's place`() {
    let text = Element(.body, children: [Element(.div, text: "a")])
    let elements = Element(.body, children: [Element(.div, children: [Element(.p, text: "b")])])

    for (old, new) in [(text, elements), (elements, text)] {
      let page = PageModel(old)
      page.apply(operations(from: old, to: new))
      #expect(page == PageModel(new))
    }
  }

  @Test(arguments: 0..<200)
  func `the operations make any page out of any other`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var old = PageModel.randomElement(depth: 0, using: &random)
    let page = PageModel(old)
    for step in 0..<12 {
      let new = PageModel.changed(old, using: &random)
      page.apply(operations(from: old, to: new))
      try #require(page == PageModel(new), "seed \(seed), step \(step)")
      old = new
    }
  }

  @Test(arguments: 0..<100)
  func `a longest increasing subsequence is increasing, and none is longer`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let values = (0..<Int.random(in: 0...9, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }

    let places = IncreasingSubsequence.longest(of: values)

    let found = places.map { values[$0] }
    #expect(places == places.sorted() && zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
    let longest = (0..<(1 << values.count)).map { mask in
      let chosen = values.indices.filter { mask & (1 << $0) != 0 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
    }
    #expect(found.count == longest.max())
  }
}
