import PortableUI

/// What the codes in a certificate stand for, in the user's language.
package enum CertificateValue {
  /// - Parameters:
  ///   - code: As the issuer wrote it.
  ///   - set: What the field's codes are taken from.
  /// - Returns: Its name; nil where the set has no such code, as in certificates that spell the name out instead.
  package static func name(of code: String, in set: ValueSet) -> Text? {
    switch set {
    case .disease: diseases[code].map { Text(verbatim: $0) }
    case .vaccineType: VaccineTypeName.text(code)
    case .vaccine: VaccineName.text(code)
    case .vaccineMaker: VaccineMakerName.text(code)
    case .testType: testType(code)
    case .testDevice: TestDeviceName.names[code].map { Text(verbatim: $0) }
    case .testResult: testResult(code)
    }
  }

  private static let diseases = ["840539006": "COVID-19"]

  private static func testType(_ code: String) -> Text? {
    switch code {
    case "LP6464-4": Text("Nucleic acid amplification with probe detection", bundle: .module)
    case "LP217198-3": Text("Rapid immunoassay", bundle: .module)
    default: nil
    }
  }

  private static func testResult(_ code: String) -> Text? {
    switch code {
    case "260415000": Text("Not detected", bundle: .module)
    case "260373001": Text("Detected", bundle: .module)
    default: nil
    }
  }
}
