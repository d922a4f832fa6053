/// Which view this is, from one evaluation to the next and from one process to the next.
///
/// A running mix of the steps from the root: position among siblings, branch, `ForEach` id. The mix is a fixed
/// function, never Swift's `Hasher` (which is seeded for each process), so that a form of a page that an earlier
/// process rendered still finds its control.
package struct Identity: Hashable, Sendable {
  package let bits: UInt64

  package static let root = Identity(bits: 0x5157_5245_5021_0001)

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  func child(_ step: IdentityStep) -> Identity {
    Identity(bits: StableHash.mix(bits, step.bits))
  }

  /// Eleven letters, digits, `-` and `_`, a valid HTML id with the leading `n`.
  package var name: String {
    let alphabet = Self.alphabet
    var rest = bits
    return String(unsafeUninitializedCapacity: 12) { buffer in
      buffer[0] = UInt8(ascii: "n")
      for place in 1...11 {
        buffer[place] = alphabet[Int(rest & 63)]
        rest >>= 6
      }
      return 12
    }
  }

  /// The identity that a name of eleven characters after `n` stands for, or nil.
  package init?(name: some StringProtocol) {
    let text = Array(name.utf8)
    guard text.count == 12, text[0] == UInt8(ascii: "n") else { return nil }
    var bits: UInt64 = 0
    for place in stride(from: 11, through: 1, by: -1) {
      guard let value = Self.alphabet.firstIndex(of: text[place]), place < 11 || value < 16 else { return nil }
      bits = bits << 6 | UInt64(value)
    }
    self.bits = bits
  }

  init(bits: UInt64) {
    self.bits = bits
  }
}

/// One step from a view to its child.
package enum IdentityStep {
  case position(Int)
  case branch(Int)
  case element(UInt64)
  case body
  case part(Int)
  case wrapper

  var bits: UInt64 {
    switch self {
    case .position(let index): 0x1000_0000_0000 | UInt64(index)
    case .branch(let index): 0x2000_0000_0000 | UInt64(index)
    case .element(let hash): StableHash.mix(0x3000_0000_0000, hash)
    case .body: 0x4000_0000_0000
    case .part(let index): 0x5000_0000_0000 | UInt64(index)
    case .wrapper: 0x6000_0000_0000
    }
  }
}
