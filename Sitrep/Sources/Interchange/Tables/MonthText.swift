/// Recognizes labels of months: counts of months aren't read.
enum MonthText {
  /// No longer text is a month, in bytes.
  private static let longest = 40

  /// True of `2024-01`, `01/2024`, `Jan 2024` and `янв. 2024`, false of `202401`, which is a week.
  static func isMonth(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    let parts = text.split { " -/._,\u{A0}\u{2011}\u{2013}".contains($0) }
    guard parts.count == 2 else { return false }
    return isYear(parts[0]) && isMonthOfYear(parts[1]) || isMonthOfYear(parts[0]) && isYear(parts[1])
  }

  /// True for a month without its year, such as `12` and `January`.
  static func isMonthOfYear(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= longest else { return false }
    if (0x30...0x39).contains(first) { return text.utf8.count <= 2 && (1...12).contains(Int(text) ?? 0) }
    let name = text.hasSuffix(".") ? String(text.dropLast()) : String(text)
    return name.allSatisfy(\.isLetter) && MonthName.month(Array(name.utf8)[...]) != nil
  }

  private static func isYear(_ text: Substring) -> Bool {
    text.utf8.count == 4 && (1_900...2_100).contains(Int(text) ?? 0)
  }
}
