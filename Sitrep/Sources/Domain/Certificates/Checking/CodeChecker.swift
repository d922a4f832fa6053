import Foundation

/// Reads what codes say and checks it with the keys of one trust list, without asking anybody.
package protocol CodeChecker: Sendable {
  /// The keys of the trust list, in its order.
  var keys: [TrustedKey] { get }

  /// The certificates of the trust list that can't be used, by their place in it, counted from 1.
  var leftOut: [Int: TrustListProblem.Entry] { get }

  /// The list was signed as a whole; that signature is never checked.
  var hasUncheckedSignature: Bool { get }

  /// - Parameters:
  ///   - code: What a QR code holds, or somebody pasted.
  ///   - moment: When it is to be valid.
  /// - Returns: What the code is, says and is worth.
  func check(_ code: Data, at moment: Date) -> CertificateCheck

  /// - Parameter code: What a QR code holds, or somebody pasted.
  /// - Returns: What reading it laid bare, step by step, as far as it can be read; at least the text.
  func steps(of code: Data) -> [ReadingStep]
}

/// Makes checkers of trust lists.
package protocol TrustListReader: Sendable {
  /// The most bytes of a list.
  var longestFile: Int { get }

  /// Checks codes without any key.
  var withoutKeys: any CodeChecker { get }

  /// - Parameter file: A trust list in any of its forms.
  /// - Returns: A checker with the list's keys.
  /// - Throws: Why the file isn't taken.
  func checker(with file: Data) throws(TrustListProblem) -> any CodeChecker
}
