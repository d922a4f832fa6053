import Foundation

/// A code with what checking it found, and what reading it laid bare.
package struct CheckedCode: Hashable, Sendable {
  package let check: CertificateCheck
  package let steps: [ReadingStep]

  package init(_ check: CertificateCheck, steps: [ReadingStep]) {
    self.check = check
    self.steps = steps
  }
}

extension CodeChecker {
  /// - Parameters:
  ///   - code: What a QR code holds, or somebody pasted.
  ///   - moment: When it is to be valid.
  /// - Returns: All that there is to say of it.
  package func checked(_ code: Data, at moment: Date) -> CheckedCode {
    CheckedCode(check(code, at: moment), steps: steps(of: code))
  }
}
