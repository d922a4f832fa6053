import Domain
import Foundation

extension CertificateChecker: CodeChecker {
  package func steps(of code: Data) -> [ReadingStep] {
    let text = CodeRecognition.text(of: code)
    let written = ReadingStep(.prefix, .text(text))
    guard CodeRecognition.kind(of: code) == .dcc else {
      return [written] + (check(code, at: .distantPast).claims.map { [ReadingStep(.schema, .value($0.payload))] } ?? [])
    }
    return [written] + layers(text)
  }

  /// The layers below the text of an EU certificate, down to the first that can't be read.
  private func layers(_ text: String) -> [ReadingStep] {
    var steps: [ReadingStep] = []
    do throws(CheckReason) {
      let packed = try Self.packed(text)
      steps.append(ReadingStep(.base45, .bytes(Data(packed))))
      let bytes = try Inflation.inflate(packed, .zlib)
      steps.append(ReadingStep(.zlib, .bytes(Data(bytes))))
      let envelope = try COSESign1(bytes)
      steps.append(ReadingStep(.cose, .value(envelope.headers)))
      steps.append(ReadingStep(.cbor, .value(try CWTClaims.value(of: envelope.payload))))
      let content = try CWTClaims(envelope.payload).certificate.payload
      steps.append(ReadingStep(.schema, .value(content)))
      if let key = envelope.keyID.flatMap({ trustList.entries(id: $0).first })?.key {
        steps.append(ReadingStep(.key, .key(key)))
      }
      steps.append(ReadingStep(.signature, .bytes(Data(envelope.signature))))
    } catch {
      // What can't be read is told by the check.
    }
    return steps
  }
}

/// Reads trust lists for ``CertificateChecker``.
package struct TrustListFileReader: TrustListReader {
  package init() {}

  package var longestFile: Int { TrustList.longestFile }

  package var withoutKeys: any CodeChecker { CertificateChecker(trustList: .empty) }

  package func checker(with file: Data) throws(TrustListProblem) -> any CodeChecker {
    CertificateChecker(trustList: try TrustList(file))
  }
}
