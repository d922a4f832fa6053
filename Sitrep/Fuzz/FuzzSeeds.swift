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
    case .cases: Self.lineLists.map { Data($0.utf8) }
    case .workbook: Self.workbooks.map { Data($0.joined(separator: "\0").utf8) }
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

  private static let lineLists = [
    "case_id,name,sex,age,district,date_onset,date_report,outcome,classification,doses,culture\n"
      + "1,Awa Ba,F,18 months,North,12 mars 2024,2024-03-14,died,confirmed,1,pos\n"
      + "1,Awa Ba,F,<1,North,45363,15/03/24,LAMA,Not a case,2+,-\nTOTAL,,,,,,,,,,\n",
    "Список больных\n№;Пол;Возраст;Дата заболевания\n1;ж;1 г 2 мес;01.02.24\n",
  ]

  /// The names of a workbook's parts, in the order of those in ``workbooks``.
  static let workbookParts = [
    "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml", "xl/sharedStrings.xml",
    "xl/worksheets/sheet1.xml",
    "xl/worksheets/sheet2.xml",
  ]

  private static let workbookLinks = """
    <Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/>\
    <Relationship Id="b" Type="x/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>
    """

  private static let workbooks = [
    [
      """
      <workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="A&amp;B" r:id="a"/>\
      <sheet name="C" state="hidden" r:id="b"/></sheets></workbook>
      """, workbookLinks,
      """
      <styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-419]dd.mm.yyyy\\ h:mm;@"/></numFmts><cellXfs>\
      <xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="46"/></cellXfs></styleSheet>
      """,
      "<sst><si><t>a,&#34;_x000D_b</t></si><si><r><rPr/><t>c</t></r><r><t>d</t></r><rPh><t>e</t></rPh></si></sst>",
      """
      <?xml version="1.0" encoding="UTF-8"?><worksheet><!-- a --><sheetData><row r="2"><c r="B2" t="s"><v>0</v></c>\
      <c t="s"><v>1</v></c><c s="1"><v>43894.75</v></c><c s="2"><v>1.5</v></c></row><row><c t="b"><v>1</v></c>\
      <c t="e"><v>#N/A</v></c><c><f>1</f><v>5.0000000000000003E-2</v></c><c t="d"><v>2024-03-05T00:00:00</v></c>\
      <c t="inlineStr"><is><t>Ж</t></is></c><c t="str"><v><![CDATA[<&>]]></v></c></row></sheetData></worksheet>
      """,
      "<x:worksheet xmlns:x='y'><x:sheetData><x:row r='7'><x:c r='AA7'><x:v>-1</x:v></x:c></x:row></x:sheetData></x:worksheet>",
    ]
  ]

  private func lists(of issuer: SampleIssuer) throws -> [Data] {
    let text = Data(issuer.der).base64EncodedString()
    let object = try JSONEncoder().encode([["kid": Data(issuer.id).base64EncodedString(), "rawData": text]])
    return [Data(issuer.der), Data(issuer.pem.utf8), try JSONEncoder().encode([text]), object]
  }
}
