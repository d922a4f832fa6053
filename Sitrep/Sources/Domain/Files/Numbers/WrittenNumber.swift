/// The digits of a number and the marks between them, before it is decided what the marks mean.
struct WrittenNumber {
  /// Texts longer than this, in bytes, are no numbers.
  static let longest = 200

  private static let minusSigns: Set<Unicode.Scalar> = ["-", "\u{2212}", "\u{2010}", "\u{2013}", "\u{FF0D}"]

  private static let marks: Set<Unicode.Scalar> = [
    " ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{3000}", "'", "\u{2019}", "\u{FF0C}", "\u{66C}", "_", ",", ".",
    Self.arabicFraction,
  ]

  private static let arabicFraction: Unicode.Scalar = "\u{66B}"

  let isNegative: Bool

  /// The digits between marks; no group is empty.
  let groups: [[Int]]

  /// One fewer than ``groups``.
  let marks: [Unicode.Scalar]

  /// Nil where there is anything but digits, of any script that counts by tens, single marks between them, and a minus.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.longest else { return nil }
    var scalars = text.unicodeScalars[...]
    isNegative = scalars.first.map(Self.minusSigns.contains) ?? false
    if isNegative { scalars.removeFirst() }
    var groups: [[Int]] = [[]]
    var marks: [Unicode.Scalar] = []
    for scalar in scalars {
      if let digit = scalar.decimalDigit {
        groups[groups.count - 1].append(digit)
      } else if Self.marks.contains(scalar) {
        marks.append(scalar)
        groups.append([])
      } else {
        return nil
      }
    }
    guard groups.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.groups = groups
    self.marks = marks
  }

  /// What the marks of the number mean as far as it tells that itself.
  var form: Form {
    guard let last = marks.last else { return .grouped(by: nil) }
    let kinds = Set(marks)
    let isSingle = marks.count { $0 == last } == 1
    if last == Self.arabicFraction { return isSingle ? .fraction(after: last, groupedBy: marks.first) : .none }
    let isPoint = last == "." || last == ","
    guard kinds.count == 1 else {
      return kinds.count == 2 && isPoint && isSingle ? .fraction(after: last, groupedBy: marks.first) : .none
    }
    guard isPoint, isSingle else { return isGrouped(groups[...]) ? .grouped(by: last) : .none }
    let canBeGroup = groups[1].count == 3 && groups[0].count <= 3 && groups[0][0] != 0
    return canBeGroup ? .open(last) : .fraction(after: last, groupedBy: nil)
  }

  enum Form: Hashable {
    /// A whole number; nil: without marks.
    case grouped(by: Unicode.Scalar?)
    case fraction(after: Unicode.Scalar, groupedBy: Unicode.Scalar?)

    /// One mark that may be either: `38.250`.
    case open(Unicode.Scalar)

    /// No number that anybody writes.
    case none
  }

  /// Groups as people write them: three digits, or two before the last three as in India.
  func isGrouped(_ groups: ArraySlice<[Int]>) -> Bool {
    guard groups.count > 1, let first = groups.first, let last = groups.last else { return true }
    let middle = groups.dropFirst()
    return (1...3).contains(first.count) && last.count == 3
      && (middle.allSatisfy { $0.count == 3 } || middle.dropLast().allSatisfy { $0.count == 2 })
  }
}

extension Unicode.Scalar {
  /// The value of a digit of any script that counts by tens.
  fileprivate var decimalDigit: Int? {
    if (0x30...0x39).contains(value) { return Int(value) - 0x30 }
    guard value >= 0x80, properties.generalCategory == .decimalNumber, let value = properties.numericValue else {
      return nil
    }
    return Int(value)
  }
}
