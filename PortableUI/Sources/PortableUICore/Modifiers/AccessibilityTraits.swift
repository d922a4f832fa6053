/// What a view is to assistive technology beyond what it says.
public nonisolated struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The traits as a set of bits.
  private var bits: UInt16 = 0

  public init() {}

  private init(bit: UInt16) {
    bits = 1 << bit
  }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isImage = AccessibilityTraits(bit: 4)
  public static let isStaticText = AccessibilityTraits(bit: 5)
  public static let updatesFrequently = AccessibilityTraits(bit: 6)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0.formUnion(other) } }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formIntersection(other) }
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formSymmetricDifference(other) }
  }

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

  private func changed(_ change: (inout AccessibilityTraits) -> Void) -> AccessibilityTraits {
    var traits = self
    change(&traits)
    return traits
  }
}
