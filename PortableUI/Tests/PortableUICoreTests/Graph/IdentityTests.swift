import Foundation
import Testing

@testable import PortableUICore

@Suite struct IdentityTests {
  @Test(arguments: [0, 1, 63, 64, 0x5157_5245_5021_0001, UInt64.max, UInt64.max - 1, 1 << 63] as [UInt64])
  func `a name stands for its identity`(bits: UInt64) {
    let identity = Identity(bits: bits)

    #expect(identity.name.count == 12)
    #expect(identity.name.first == "n")
    #expect(Identity(name: identity.name) == identity)
  }

  @Test(arguments: [
    "", "n", "nAAAAAAAAAA", "nAAAAAAAAAAAA", "xAAAAAAAAAAA", "nAAAAAAAAAA!", "nAAAAAAAAAAQ", "nAAAAAAAAAA\u{301}",
    "n AAAAAAAAAA", "nAAAAAAAAA+/", "<script>aaaa",
  ])
  func `garbage is no identity`(name: String) {
    #expect(Identity(name: name) == nil)
  }

  @Test func `identities are the same in every process`() {
    #expect(Identity.root.name == "nBAQIQVkUXFF")
    #expect(Identity.root.child(.position(3)).bits == 1_478_995_893_847_418_598)
    #expect(Identity.root.child(.element(StableHash.of("FR"))).child(.body).name == "nxNuJYpoaVfJ")
  }

  @Test func `hashes are the same in every process`() throws {
    let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))

    #expect(StableHash.of(text: "") == 0xCBF2_9CE4_8422_2325)
    #expect(StableHash.of(text: "a") == 0xAF63_DC4C_8601_EC8C)
    #expect(StableHash.of("foobar") == 0x8594_4171_F739_67E8)
    #expect(StableHash.of(7) == 7)
    #expect(StableHash.of(-1) == UInt64.max)
    #expect(StableHash.of(uuid) == StableHash.of(text: uuid.uuidString))
    #expect(StableHash.of(Letter.b) == StableHash.of(text: "b"))
    #expect(StableHash.of(Number.two) == 2)
    #expect(StableHash.of(Pair(left: 1, right: "x")) == StableHash.of(text: #"Pair(left: 1, right: "x")"#))
    #expect(StableHash.of(AnyHashable("foobar")) == StableHash.of("foobar"))
    #expect(StableHash.of(AnyHashable(Letter.b)) == StableHash.of(Letter.b))
    #expect(StableHash.mix(0, 0) == 0xE220_A839_7B1D_CDAF)
    #expect(StableHash.mix(1, 2) == 17_911_839_290_282_890_590)
  }

  @Test func `steps of different kinds lead to different identities`() {
    let steps: [IdentityStep] = [
      .position(0), .branch(0), .element(0), .body, .part(0), .wrapper, .position(1), .part(1),
    ]

    #expect(Set(steps.map { Identity.root.child($0) }).count == steps.count)
  }

  private enum Letter: String { case b }
  private enum Number: Int { case two = 2 }
  private struct Pair: Hashable {
    let left: Int
    let right: String
  }
}
