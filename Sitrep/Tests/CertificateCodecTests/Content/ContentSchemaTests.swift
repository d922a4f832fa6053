import CertificateSamples
import Domain
import Foundation
import Testing

@testable import CertificateCodec

@Suite struct ContentSchemaTests {
  private let issuedAt = Date(timeIntervalSince1970: 1_640_000_000)

  private func faults(_ content: ClaimValue) -> [ContentFault] {
    ContentSchema.faults(of: content, issuedAt: issuedAt)
  }

  private func twice(_ content: ClaimValue) -> ClaimValue {
    content.with("v", content["v"]?.elements.map { .array($0 + $0) })
  }

  @Test(arguments: [.vaccination(), .test(), .recovery()] as [ClaimValue])
  func `each kind passes, and needs each of its members`(_ content: ClaimValue) throws {
    #expect(faults(content) == [])
    let kind = try #require(CertificateContentKind.allCases.first { content[$0.rawValue] != nil })
    guard case .object(let members)? = content[kind.rawValue]?.elements?.first else { return #expect(Bool(false)) }
    for name in members.map(\.name) where !["ma", "tc"].contains(name) || kind == .vaccination {
      let entry = ClaimValue.object(members.filter { $0.name != name })
      #expect(
        faults(content.with(kind.rawValue, .array([entry]))) == [ContentFault("\(kind.rawValue).\(name)", .missing)])
    }
    for name in ["ver", "nam", "dob"] { #expect(faults(content.with(name, nil)) == [ContentFault(name, .missing)]) }
  }

  @Test func `what issuers got wrong, and the network tolerates, passes`() {
    let tolerated: [ClaimValue] = [
      .vaccination().with("t", .null).with("r", .null),
      .vaccination().with("dob", .text("1998-02-26T00:00:00")), .vaccination().with("dob", .text("1998-00")),
      .vaccination().with("dob", .text("")), .vaccination().with("dob", .text("1998")),
      .vaccination { $0.with("dn", .number(2)).with("mp", .text("EU/1/20/1528 ")) },
      .vaccination { $0.with("dt", .text("2021-03-18T22:54:00+02:00")) }, .vaccination { $0.with("co", .text("")) },
      .vaccination { $0.with("ma", .text("Bharat-Biotech")) }, .vaccination { $0.with("co", .text("UNHCR")) },
      .vaccination { $0.with("dn", .integer(0)) }.with("ver", .text("1.0.0")),
      twice(.vaccination()).with("ver", .text("1.2.1")),
      .vaccination().with("nam", .members(["gnt": .text("A<B "), "fn": .text("\"O'Neill\" & Söhne 3")])),
      .vaccination().with("nam", .members(["fnt": .text(""), "fn": .text(String(repeating: "é", count: 80))])),
      .test { $0.with("ma", .text("N/A")).with("tt", .text("a test")) }, .test { $0.with("dr", .text("")) },
    ]
    for content in tolerated { #expect(faults(content) == [], "\(content)") }
  }

  @Test func `what is wrong is named`() {
    let wrong: [(ClaimValue, ContentFault)] = [
      (.text("x"), ContentFault("", .wrongType)),
      (.vaccination().with("ver", .text("1.0")), ContentFault("ver", .wrongForm)),
      (.vaccination().with("ver", .integer(1)), ContentFault("ver", .wrongType)),
      (.vaccination().with("nam", .text("x")), ContentFault("nam", .wrongType)),
      (.vaccination().with("nam", .members(["fn": .text("x")])), ContentFault("nam.fnt", .missing)),
      (
        .vaccination().with("nam", .members(["fnt": .text("X"), "gn": .text("😀")])), ContentFault("nam.gn", .wrongForm)
      ),
      (.vaccination().with("nam", .members(["fnt": .text("X\u{7}")])), ContentFault("nam.fnt", .wrongForm)),
      (.vaccination().with("nam", .members(["fnt": .text("Á-1")])), ContentFault("nam.fnt", .wrongForm)),
      (
        .vaccination().with("nam", .members(["fnt": .text("X"), "gnt": .text("x")])),
        ContentFault("nam.gnt", .wrongForm)
      ),
      (
        .vaccination().with("nam", .members(["gnt": .text(String(repeating: "X", count: 81))])),
        ContentFault("nam.gnt", .wrongForm)
      ),
      (
        .vaccination().with("nam", .members(["fnt": .text("X"), "fn": .text(String(repeating: "x", count: 81))])),
        ContentFault("nam.fn", .wrongForm)
      ),
      (
        .vaccination().with("nam", .members(["fnt": .text("X"), "gn": .text("gnp\u{202E}")])),
        ContentFault("nam.gn", .wrongForm)
      ),
      (.vaccination().with("dob", .text("1809-02-28")), ContentFault("dob", .wrongForm)),
      (.vaccination().with("dob", .text("2100-01-01")), ContentFault("dob", .wrongForm)),
      (.vaccination().with("dob", .text("26.02.1998")), ContentFault("dob", .wrongForm)),
      (.vaccination().with("dob", .text("2021-12-21")), ContentFault("dob", .bornLater)),
      (.vaccination().with("v", nil), ContentFault("", .notOneEntry)),
      (.vaccination().with("t", .array([])), ContentFault("", .notOneEntry)),
      (.vaccination().with("v", .array([])), ContentFault("v", .notOneEntry)),
      (twice(.vaccination()), ContentFault("v", .notOneEntry)),
      (.vaccination().with("v", .text("x")), ContentFault("v", .wrongType)),
      (.vaccination().with("v", .array([.text("x")])), ContentFault("v", .wrongType)),
      (.vaccination { $0.with("dn", .integer(0)) }, ContentFault("v.dn", .outOfRange)),
      (.vaccination { $0.with("sd", .number(1.5)) }, ContentFault("v.sd", .wrongType)),
      (.vaccination { $0.with("dt", .text("2021-02-30")) }, ContentFault("v.dt", .wrongForm)),
      (.vaccination { $0.with("ma", .text("ORG-99999999")) }, ContentFault("v.ma", .unknownCode)),
      (.vaccination { $0.with("co", .text("XY")) }, ContentFault("v.co", .unknownCode)),
      (.vaccination { $0.with("co", .text("xk")) }, ContentFault("v.co", .unknownCode)),
      (.test { $0.with("ma", .text("9999")) }, ContentFault("t.ma", .unknownCode)),
      (.test { $0.with("sc", .text("yesterday")) }, ContentFault("t.sc", .wrongForm)),
      (.recovery { $0.with("du", .integer(1)) }, ContentFault("r.du", .wrongType)),
    ]
    for (content, fault) in wrong { #expect(faults(content) == [fault], "\(content)") }
  }

  @Test func `someone born on the day is not born later, and without a day of issue nobody is`() {
    #expect(faults(.vaccination().with("dob", .text("2021-12-20"))) == [])
    #expect(ContentSchema.faults(of: .vaccination().with("dob", .text("2090")), issuedAt: nil) == [])
  }
}
