import DesignSystem
import Domain
import Foundation
import PortableUI
import SampleData
import Testing

@testable import Certificates

@MainActor
@Suite struct CertificateValueTests {
  private func name(of code: String, in set: ValueSet, _ language: String = "en") -> String? {
    CertificateValue.name(of: code, in: set)?.words(for: Locale(identifier: language))
  }

  @Test func `codes are named in both languages`() {
    #expect(name(of: "840539006", in: .disease) == "COVID-19")
    #expect(name(of: "1119349007", in: .vaccineType) == "SARS-CoV-2 mRNA vaccine")
    #expect(name(of: "1119349007", in: .vaccineType, "ru") == "мРНК-вакцина против SARS-CoV-2")
    #expect(name(of: "EU/1/20/1528", in: .vaccine, "ru") == "Comirnaty")
    #expect(name(of: "Sputnik-V", in: .vaccine, "ru") == "Спутник V")
    #expect(name(of: "Vector-Institute", in: .vaccineMaker, "ru") == "ГНЦ ВБ «Вектор»")
    #expect(name(of: "LP6464-4", in: .testType) == "Nucleic acid amplification with probe detection")
    #expect(name(of: "1268", in: .testDevice) == "LumiraDX, LumiraDx SARS-CoV-2 Ag Test")
    #expect(name(of: "260373001", in: .testResult, "ru") == "Обнаружен")
  }

  @Test(arguments: ValueSet.allCases) func `what is no code of the set has no name`(_ set: ValueSet) {
    #expect(name(of: "Pfizer BioNTech", in: set) == nil)
    #expect(name(of: "", in: set) == nil)
  }

  @Test(
    .enabled(if: SharedData.isThere, SharedData.absence),
    arguments: [
      (ValueSet.disease, "disease-agent-targeted"), (.vaccineType, "vaccine-prophylaxis"),
      (.vaccine, "vaccine-medicinal-product"), (.vaccineMaker, "vaccine-mah-manf"), (.testType, "test-type"),
      (.testDevice, "test-manf-example"), (.testResult, "test-result"),
    ])
  func `every published code has its published name`(_ set: ValueSet, _ file: String) throws {
    let folder = SharedData.folder.appending(path: "certificates/ehn-dcc-valuesets")
    let bytes = try Data(contentsOf: folder.appending(path: "\(file).json"))

    let published = try JSONDecoder().decode(PublishedValueSet.self, from: bytes).valueSetValues

    #expect(!published.isEmpty)
    for (code, value) in published {
      let display = value.display.replacing(" (deprecated)", with: "").lowercased()
      #expect(name(of: code, in: set)?.lowercased() == display)
      #expect(name(of: code, in: set, "ru")?.isEmpty == false)
    }
  }
}

private struct PublishedValueSet: Decodable {
  struct Value: Decodable {
    let display: String
  }

  let valueSetValues: [String: Value]
}
