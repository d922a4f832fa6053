import Domain
import Testing

@testable import Interchange

/// Values that are read to a tape.
@Suite struct JSONTapeTests {
  private func value(of text: String, mostValues: Int = 1_000) throws -> JSONNode {
    var pieces = text.utf8.map { [$0] }[...]
    var json = JSONScanner(repairsTexts: true) { pieces.popFirst() ?? [] }
    return try JSONTape.value(in: &json, mostValues: mostValues)
  }

  private func texts(_ nodes: JSONNodes) -> [String] {
    nodes.map { node in node.withText { String(decoding: $0, as: UTF8.self) } }
  }

  @Test func `members are found by name, of two the last one`() throws {
    let node = try value(of: #"{"a": {"b": "in"}, "b": "1", "b": "2", "c": [1, [], "x"], "d": true, "e": null, "": 5}"#)
    #expect(node.isObject && node["b"]?.says("2") == true && node["a"]?["b"]?.says("in") == true)
    #expect(node["b"]?.says("21") == false && node["x"] == nil && node["b"]?["x"] == nil)
    #expect(node["d"]?.isTrue == true && node["e"]?.isTrue == false && node["c"]?.isObject == false)
    #expect(node["c"].map { texts($0.elements) } == ["1", "", "x"])
    #expect(texts(node.elements) == [] && node["c"]?.elements.map(\.isText) == [false, false, true])
  }

  @Test func `whole numbers that fit are numbers`() throws {
    let node = try value(of: #"[1, -20, 1.5, 99999999999999999999, "1", 1e2]"#)
    #expect(node.elements.map(\.integer) == [1, -20, nil, nil, nil, nil])
  }

  @Test func `a value alone, and what is no JSON`() throws {
    #expect(try value(of: "[]").elements.map(\.isText) == [])
    #expect(try value(of: #""x""#).says("x") && (try value(of: "{}")["a"] == nil))
    for text in ["{", "[1", #"{"a" 1}"#, "tru", "", String(repeating: "[", count: 40)] {
      #expect(throws: JSONScanProblem.self) { try value(of: text) }
    }
    #expect(throws: JSONScanProblem(byte: 5, fault: .tooManyFields(most: 3))) {
      try value(of: "[1,2,3,4]", mostValues: 3)
    }
  }

  @Test(arguments: [
    (#""\u0000""#, FileFault.nulCharacter), (#""\ud83d""#, .halfPairOfEscapes), (#""\ud83d\n""#, .halfPairOfEscapes),
  ])
  func `who doesn't repair texts is told what is wrong`(text: String, fault: FileFault) throws {
    var rest = Array(text.utf8)
    var json = JSONScanner {
      defer { rest = [] }
      return rest
    }
    let problem = #expect(throws: JSONScanProblem.self) { try json.skipValue() }
    #expect(problem?.fault == fault)
  }
}
