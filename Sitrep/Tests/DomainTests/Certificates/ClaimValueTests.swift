import Domain
import Foundation
import Testing

@Suite struct ClaimValueTests {
  @Test func `values are read by what they are`() {
    let value = ClaimValue.object([
      .init(name: "text", value: .text(" a\n")), .init(name: "doses", value: .number(2)),
      .init(name: "null", value: .null), .init(name: "list", value: .array([.integer(1)])),
    ])
    #expect(value["text"]?.text == "a")
    #expect(value["doses"]?.wholeNumber == 2)
    #expect(value["null"] == nil && value["missing"] == nil && value["list"]?["text"] == nil)
    #expect(value["list"]?.elements == [.integer(1)])
    #expect(value.text == nil && value.elements == nil && value.wholeNumber == nil)
    #expect(ClaimValue.number(.nan).wholeNumber == nil && ClaimValue.number(2.5).wholeNumber == nil)
  }

  @Test func `JSON gives the same value back`() throws {
    let json = #"{"a":[true,1,2.5,"x",null],"b":{}}"#
    let value = try JSONDecoder().decode(ClaimValue.self, from: Data(json.utf8))
    #expect(value["a"]?.elements == [.boolean(true), .integer(1), .number(2.5), .text("x"), .null])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
  }

  @Test func `numbers that JSON has not are written as texts`() throws {
    let value = ClaimValue.array([.number(.infinity), .number(.nan)])
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == #"["inf","nan"]"#)
  }
}
