import CertificateSamples
import Domain
import Foundation
import Interchange
import PictureCodec
import PictureFormats

@testable import CertificateCodec
@testable import Workbooks

/// The decoders that strangers' bytes reach, each to be tried by itself.
enum FuzzTarget: String, CaseIterable {
  case base45
  case inflation
  case cbor
  case cose
  case code
  case trustList = "trust-list"
  case json
  case picture
  case counts
  case cases
  case workbook

  /// Decodes the bytes and checks what must hold whatever they are.
  ///
  /// - Parameters:
  ///   - bytes: What somebody may have made to break the decoder.
  ///   - list: A trust list with the keys of the corpus.
  func decode(_ bytes: [UInt8], with list: TrustList) {
    switch self {
    case .base45: Self.decodeBase45(bytes)
    case .inflation: Self.inflate(bytes)
    case .cbor: _ = (try? CBORDecoder.value(of: bytes)).map { Self.write(ClaimValue($0)) }
    case .cose: Self.readEnvelope(bytes)
    case .code: Self.check(Data(bytes), with: list)
    case .trustList: _ = try? TrustList(Data(bytes))
    case .json: _ = BoundedJSON.value(of: Data(bytes)).map(Self.write)
    case .picture: Self.look(at: Data(bytes))
    case .counts: Self.count(Data(bytes))
    case .cases: Self.readCases(Data(bytes))
    case .workbook: Self.readSheet(bytes)
    }
  }

  /// What is read is written the same way.
  private static func decodeBase45(_ bytes: [UInt8]) {
    guard let decoded = try? Base45.decode(bytes, after: 0) else { return }
    precondition(Array(SampleCertificate.base45(decoded).utf8) == bytes)
  }

  private static func inflate(_ bytes: [UInt8]) {
    for form in [Inflation.Form.zlib, .raw] {
      let inflated = try? Inflation.inflate(bytes, form)
      precondition((inflated?.count ?? 0) <= Inflation.limit)
    }
  }

  private static func readEnvelope(_ bytes: [UInt8]) {
    guard let envelope = try? COSESign1(bytes) else { return }
    write(envelope.headers)
    _ = (envelope.keyID, try? envelope.algorithm)
    precondition(envelope.signedBytes.count >= envelope.payload.count)
    guard let claims = try? CWTClaims(envelope.payload).certificate else { return }
    write(claims.payload)
    _ = ContentSchema.faults(of: claims.payload, issuedAt: claims.issuedAt)
  }

  private static func check(_ code: Data, with list: TrustList) {
    let checker = CertificateChecker(trustList: list)
    let check = checker.check(code, at: SampleCertificate.moment)
    precondition(check == checker.check(code, at: SampleCertificate.moment))
    precondition((check.kind == .dcc) == (check.verdict != .notChecked))
    precondition(!checker.steps(of: code).isEmpty)
    if let claims = check.claims { write(claims.payload) }
  }

  private static func look(at bytes: Data) {
    _ = try? PictureCodes.codes(in: bytes)
    _ = try? PictureCheck.facts(of: bytes)
    _ = try? PDFCheck.check(bytes)
  }

  /// No row of a table is lost, and series have counts for each period.
  private static func count(_ table: Data) {
    let file = FiguresFile(name: "table-2024.csv", bytes: table)
    guard let read = try? codec.read([file], OutbreakChoices()) else { return }
    precondition(read.rows == read.kept + read.leftOut.count)
    precondition(read.kept > 0 && read.leftOut.allSatisfy { $0.line > 0 })
    let places = Set(read.counts.places.map(\.key))
    precondition(read.counts.series.allSatisfy { places.contains($0.place) && $0.new.count == $0.total.count })
    precondition(read.counts.days(by: read.period).map { read.days.contains($0.lowerBound) } ?? true)
  }

  /// No row of a line list is lost, and what is kept can be stored and counted.
  private static func readCases(_ table: Data) {
    let file = FiguresFile(name: "table-2024.csv", bytes: table)
    var choices = OutbreakChoices()
    choices.content = .cases
    guard case .cases(let read)? = try? codec.readAny([file], choices) else { return }
    precondition(read.rows == read.kept + read.leftOut.count && read.kept == read.cases.count)
    let list = read.cases
    precondition(
      CaseList(places: list.places, categories: list.categories, days: list.days, bytes: list.bytes) == list)
    let figures = CaseFigures(list)
    precondition(figures.cases == list.count && figures.deaths <= figures.cases)
    precondition(CaseFigures(list, asOf: list.days.lowerBound).cases <= figures.cases)
  }

  private static let codec = OutbreakFileCodec(countries: [], version: "", digest: { _ in "" })

  /// Parts of a workbook, which are unpacked already, one behind the other with a byte 0 between them.
  ///
  /// Each line is a row, and each row is read as a table again.
  private static func readSheet(_ bytes: [UInt8]) {
    let parts = zip(FuzzSeeds.workbookParts, bytes.split(separator: 0, omittingEmptySubsequences: false))
    let named = Dictionary(parts.map { ($0, Array($1)) }, uniquingKeysWith: { first, _ in first })
    var text: [UInt8] = []
    do {
      var workbook = try OpenWorkbook(UnpackedParts(named), choosing: nil)
      while true {
        let piece = try workbook.next()
        if piece.isEmpty { break }
        text += piece
      }
    } catch { return }
    precondition(text.last == UInt8(ascii: "\n") && String(validating: text, as: UTF8.self) != nil)
    var limits = CSVReader.Limits()
    limits.fields = WorkbookLimits.columns
    // What isn't UTF-8 grows.
    limits.fieldBytes = 3 * WorkbookLimits.cellBytes
    var reader = CSVReader(text, separator: UInt8(ascii: ","), limits: limits)
    var line = 0
    do {
      while let row = try reader.next() {
        precondition(row.line > line)
        line = row.line
      }
    } catch { preconditionFailure("\(error)") }
  }

  /// Every value can be written as JSON.
  private static func write(_ value: ClaimValue) {
    do {
      _ = try JSONEncoder().encode(value)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
