import Foundation

/// A code with what checking it found, and what reading it laid bare.
package struct CheckedCode: Hashable, Sendable {
  package let check: CertificateCheck
  package let steps: [ReadingStep]

  /// The page of a PDF on which it stands, counted from 1; nil elsewhere.
  package let page: Int?

  package init(_ check: CertificateCheck, steps: [ReadingStep], page: Int? = nil) {
    self.check = check
    self.steps = steps
    self.page = page
  }
}

/// The codes of a picture, checked.
package struct CheckedCodes: Hashable, Sendable {
  package let codes: [CheckedCode]

  /// The first page of a PDF that wasn't looked at; nil where all were.
  package let firstPageLeftOut: Int?

  package init(_ codes: [CheckedCode], firstPageLeftOut: Int? = nil) {
    (self.codes, self.firstPageLeftOut) = (codes, firstPageLeftOut)
  }
}

extension CodeChecker {
  /// - Parameters:
  ///   - found: What codes hold, or somebody pasted.
  ///   - moment: When they are to be valid.
  /// - Returns: All that there is to say of them.
  package func checked(_ found: FoundCodes, at moment: Date) -> CheckedCodes {
    let codes = found.codes.map { CheckedCode(check($0.bytes, at: moment), steps: steps(of: $0.bytes), page: $0.page) }
    return CheckedCodes(codes, firstPageLeftOut: found.firstPageLeftOut)
  }
}
