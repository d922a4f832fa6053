import Domain
import Foundation
import Testing

@testable import CertificateCodec

@Suite struct BoundedJSONTests {
  private func value(_ text: String) -> ClaimValue? { BoundedJSON.value(of: Data(text.utf8)) }

  @Test func `JSON is read, whatever its texts hold`() {
    let brackets = String(repeating: "[{,", count: 100_000)
    #expect(value(#"{"a": ["\#(brackets)\\", "\"", 1.5, true, null]}"#)?["a"]?.elements?.count == 5)
    #expect(value("[") == nil && value("") == nil && value(#"["\"]"#) == nil)
  }

  @Test func `what lies too deep or is too much is not read`() {
    let open = String(repeating: "[", count: 32)
    #expect(value(open + String(repeating: "]", count: 32)) != nil)
    #expect(value("[\(open)\(String(repeating: "]", count: 33))") == nil)
    let many = String(repeating: "0,", count: 99_999)
    #expect(value("[\(many)0]")?.elements?.count == 100_000)
    #expect(value("[\(many)0,0]") == nil)
  }
}
