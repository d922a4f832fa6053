import Domain

/// Which codes in a certificate can be somebody's: those that can't be are mistakes or forgeries.
///
/// The lists of vaccines and tests grew while certificates were issued, so a code that is merely new is no fault.
enum AssignedCodes {
  /// A country by ISO 3166, or an organisation of the United Nations such as UNHCR; some issuers leave it empty.
  static func isCountry(_ code: String) -> Bool {
    guard !code.isEmpty else { return true }
    guard code.utf8.count <= 10, code.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
      return false
    }
    return code.utf8.count > 2 || ISOCountry.named(code) != nil
  }

  /// The European Medicines Agency numbers organisations from 100000000 on; other names are free.
  static func isVaccineMaker(_ code: String) -> Bool {
    guard code.hasPrefix("ORG-"), code.utf8.dropFirst(4).wholeNumber != nil else { return true }
    return code.hasPrefix("ORG-1000")
  }

  /// The EU's list of antigen tests numbers them, and was closed before 5,000; other names are free.
  static func isAntigenTest(_ code: String) -> Bool {
    guard let number = code.utf8.wholeNumber else { return true }
    return (1..<5_000).contains(number)
  }
}
