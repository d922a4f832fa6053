import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@Suite struct JSONWriterTests {
  @Test(arguments: [
    "", "plain", "\"quoted\" \\ back", "line\nline\r\ttab", "\u{0}\u{1}\u{1F}\u{7F}", "Привет 🇨🇱 \u{2028}", "</script>",
  ])
  func `a text is read back as it was`(_ text: String) throws {
    var json = JSONWriter()
    json.list { $0.value(text) }

    #expect(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String] == [text])
  }

  @Test func `values stand between commas, keys in order`() {
    var json = JSONWriter()
    json.object {
      $0.key("n")
      $0.value(-7)
      $0.key("l")
      $0.list {
        $0.value([1, 2])
        $0.value([String]())
        $0.value(["b": "2", "a": "1"])
        $0.null()
      }
      $0.key("t")
      $0.value("x")
    }

    #expect(String(decoding: json.bytes, as: UTF8.self) == #"{"n":-7,"l":[[1,2],[],{"a":"1","b":"2"},null],"t":"x"}"#)
  }

  @Test func `each operation is a list of its letter and what belongs to it`() {
    let operations: [PortableUIWeb.Operation] = [
      .attributes([0, 1], ["id": "a"]), .text([2], "t"), .insert([], 3, html: "<p>"), .remove([1], 2, count: 3),
      .move([], from: 1, to: 2), .styles([".a{}"]), .title("T"), .history(.replace, "/1"), .focus(nil), .focus("n1"),
      .reset(html: "<b>"), .load("/2"), .download("/d"), .deliver("/e", .share, name: "x.svg"), .notice(.unsent),
    ]
    var json = JSONWriter()
    json.list { list in for operation in operations { operation.write(to: &list) } }

    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == """
        [["a",[0,1],{"id":"a"}],["t",[2],"t"],["i",[],3,"<p>"],["r",[1],2,3],["m",[],1,2],["s",[".a{}"]],["T","T"],\
        ["h","replace","/1"],["f",null],["f","n1"],["R","<b>"],["x","/2"],["d","/d"],["d","/e","share","x.svg"],\
        ["n","unsent"]]
        """)
  }
}
