import Testing

/// Names what a test proves: requirements by their numbers, decisions by their codes.
///
///     @Test(.proves(12, "D1")) func `tapping a row opens its country`() { … }
///
/// A script reads it in the sources; how the test runs stays the same.
public struct Proof: TestTrait {
  public let claims: [Claim]

  public enum Claim: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    case requirement(Int)
    case decision(String)

    public init(integerLiteral number: Int) { self = .requirement(number) }
    public init(stringLiteral code: String) { self = .decision(code) }
  }
}

extension Trait where Self == Proof {
  /// Names what the test proves.
  public static func proves(_ claims: Proof.Claim...) -> Self { Proof(claims: claims) }
}
