import CZlib
import CertificateSamples
import Foundation

/// Codes of other systems, made up.
enum OtherCodeSamples {
  static let cardPayload = #"{"iss":"https://example.org/issuer","nbf":1620992383.218,"vc":{"type":["x"]}}"#

  /// A SMART Health Card whose payload is packed.
  static let card = digits(
    token(header: #"{"zip":"DEF","alg":"ES256","kid":"k"}"#, payload: raw(Array(cardPayload.utf8))))

  static let seal =
    #"{"data":{"hdr":{"t":"icao.vacc","v":1,"is":"UTO"},"msg":{"uvci":"U32870"}},"sig":{"alg":"ES256"}}"#

  static let credential = """
    {"@context":["https://www.w3.org/2018/credentials/v1"],"issuer":"https://example.org/",\
    "issuanceDate":"2021-07-16T19:40:00.000Z"}
    """

  /// The credential in a zip archive.
  static let archive = archive(of: raw(Array(credential.utf8)), method: 8)

  static func token(header: String, payload: [UInt8]) -> String {
    [Data(header.utf8), Data(payload), Data([1, 2, 3])].map { part in
      part.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }.joined(separator: ".")
  }

  static func digits(_ token: String) -> String {
    "shc:/" + token.utf8.map { String(format: "%02d", Int($0) - 45) }.joined()
  }

  /// A zip archive of one file, up to its directory.
  static func archive(of file: [UInt8], method: UInt8) -> [UInt8] {
    let size = (0..<4).map { UInt8(file.count >> (8 * $0) & 0xFF) }
    return [0x50, 0x4B, 3, 4, 20, 0, 0, 0, method, 0, 0, 0, 0, 0, 0, 0, 0, 0] + size + size + [1, 0, 0, 0, 0x61] + file
  }

  /// A zip archive as a stream writes it: sizes stand behind each file, and in the list at the end.
  static func streamed(_ files: [(bytes: [UInt8], method: UInt8)], hasList: Bool = true) -> [UInt8] {
    var (archive, list) = ([UInt8](), [UInt8]())
    for (file, method) in files {
      let start = archive.count
      let size = (0..<4).map { UInt8(file.count >> (8 * $0) & 0xFF) }
      archive += [0x50, 0x4B, 3, 4, 20, 0, 8, 0, method, 0] + [UInt8](repeating: 0, count: 16) + [1, 0, 0, 0, 0x61]
      archive += file + [0x50, 0x4B, 7, 8, 0, 0, 0, 0] + size + size
      list += [0x50, 0x4B, 1, 2, 20, 0, 20, 0, 8, 0, method, 0, 0, 0, 0, 0, 0, 0, 0, 0] + size + size + [1, 0]
      list += [UInt8](repeating: 0, count: 12) + (0..<4).map { UInt8(start >> (8 * $0) & 0xFF) } + [0x61]
    }
    return archive + (hasList ? list : [])
  }

  /// Packs bytes as RFC 1951 has it: zlib's form without its head and its checksum.
  static func raw(_ bytes: [UInt8]) -> [UInt8] {
    Array(SampleCertificate.packed(bytes).dropFirst(2).dropLast(4))
  }
}
