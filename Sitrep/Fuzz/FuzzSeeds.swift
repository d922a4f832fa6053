import CertificateSamples
import Domain
import Foundation
import PictureSamples

@testable import CertificateCodec

/// What fuzzing begins with: samples of our own, as files in a folder for each target.
struct FuzzSeeds {
  /// The trust list that the samples' keys are in, in the folder of all.
  static let listName = "list.pem"

  let folder: URL

  func write() throws {
    let issuer = try SampleIssuer()
    try Data(issuer.pem.utf8).write(to: folder.appending(path: Self.listName))
    for target in FuzzTarget.allCases {
      let folder = folder.appending(path: target.rawValue)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (number, sample) in try samples(for: target, signedBy: issuer).enumerated() {
        try sample.write(to: folder.appending(path: "sample-\(number)"))
      }
    }
  }

  private func samples(for target: FuzzTarget, signedBy issuer: SampleIssuer) throws -> [Data] {
    let certificates = [ClaimValue.vaccination(), .test(), .recovery()].map(SampleCertificate.init)
    let envelopes = try certificates.map { try $0.envelope(signedBy: issuer) }
    return switch target {
    case .base45: envelopes.map { Data(SampleCertificate.base45(SampleCertificate.packed($0)).utf8) }
    case .inflation: envelopes.map { Data(SampleCertificate.packed($0)) }
    case .cbor: certificates.map { Data($0.payload) }
    case .cose: envelopes.map { Data($0) }
    case .code: try certificates.map { Data(try $0.text(signedBy: issuer).utf8) }
    case .trustList: try lists(of: issuer)
    case .json: try certificates.map { try JSONEncoder().encode($0.content) }
    case .picture: [QRSample.prefixed.png(), QRSample.cyrillic.jpeg(), QRSample.both(scale: 2)]
    case .counts: Self.tables.map { Data($0.utf8) }
    }
  }

  /// Tables in each layout that is read.
  private static let tables = [
    "District,Date,New cases,Deaths\nNorth,2024-05-01,3,0\nSouth,01/05/2024,-,1.0\nTotal,2024-05-01,3,1\n",
    "Cholera 2024\nZone;Site;W1;2024-W02;Total\nA;\"B \"\"c\"\"\";3;;3\n\u{418}\u{442}\u{43E}\u{433}\u{43E};;3;;3\n",
    "Date\tCases_Guinea\tDeaths_Guinea\tCases_Mali\r1/5/2015\t2776\t1786\t\r45494.00\t1\t\t7\r",
    "site,district,epiweek,disease,cases_under5,cases_5plus,received\na,b,202401,Rougeole,0,1,2024-01-08\n",
    "Date_reported,Country_code,Country,WHO_region,New_cases,Cumulative_cases,New_deaths,Cumulative_deaths\n"
      + "2025-06-01,XXF,,,1,1,,\n2025-06-01,NA,Namibia,AFRO,,172557,,4110\n",
  ]

  private func lists(of issuer: SampleIssuer) throws -> [Data] {
    let text = Data(issuer.der).base64EncodedString()
    let object = try JSONEncoder().encode([["kid": Data(issuer.id).base64EncodedString(), "rawData": text]])
    return [Data(issuer.der), Data(issuer.pem.utf8), try JSONEncoder().encode([text]), object]
  }
}
