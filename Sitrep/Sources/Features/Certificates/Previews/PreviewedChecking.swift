#if canImport(SwiftUI)
  import DesignSystem
  import Domain
  import Foundation

  nonisolated extension CheckingDependencies {
    /// Finds no code and reads no trust list.
    static var previewed: CheckingDependencies {
      CheckingDependencies(codes: NoCodes(), trustLists: NoTrustLists())
    }
  }

  private nonisolated struct NoCodes: CodeReader {
    func codes(in picture: Data) async throws(PictureProblem) -> FoundCodes { FoundCodes() }
  }

  private nonisolated struct NoTrustLists: TrustListReader {
    var longestFile: Int { 0 }
    var withoutKeys: any CodeChecker { NoChecker() }

    func checker(with file: Data) throws(TrustListProblem) -> any CodeChecker { throw .notATrustList }
  }

  private nonisolated struct NoChecker: CodeChecker {
    var keys: [TrustedKey] { [] }
    var leftOut: [Int: TrustListProblem.Entry] { [:] }
    var hasUncheckedSignature: Bool { false }

    func check(_ code: Data, at moment: Date) -> CertificateCheck {
      CertificateCheck(kind: .unknown, reason: .otherKind(.unknown))
    }

    func steps(of code: Data) -> [ReadingStep] { [] }
  }
#endif
