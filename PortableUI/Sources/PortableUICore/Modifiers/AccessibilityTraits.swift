/// What a view is to assistive technology beyond what it says.
public nonisolated struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The traits as a set of bits.
  private var bits: UInt16

  public init() { self.init(bits: 0) }

  private init(bits: UInt16) {
    self.bits = bits
  }

  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  public static let isImage = AccessibilityTraits(bits: 1 << 4)
  public static let isStaticText = AccessibilityTraits(bits: 1 << 5)
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 6)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits | other.bits) }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits & other.bits) }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits ^ other.bits) }

  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.isEmpty ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.isEmpty ? nil : known
  }
}
