import Domain
import Foundation

/// Tells the kinds of codes apart by how they begin.
enum CodeRecognition {
  /// The prefix of an EU certificate.
  static let prefix = "HC1:"

  /// - Parameter code: What a code holds, or somebody pasted.
  /// - Returns: What it is.
  static func kind(of code: Data) -> CodeKind {
    if code.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return VerifiableCredential.unpacked(code) == nil ? .unknown : .divoc
    }
    let text = text(of: code)
    if text.hasPrefix(prefix) || resemblesCertificate(text) { return .dcc }
    if SmartHealthCard.isOne(text) { return .smartHealthCard }
    if GosuslugiLink(text) != nil { return .gosuslugi }
    guard text.hasPrefix("{") || text.hasPrefix("["), let value = BoundedJSON.value(of: Data(text.utf8)) else {
      return .unknown
    }
    if DigitalSeal.isOne(value) { return .vdsNC }
    if VerifiableCredential.isOne(value) { return .divoc }
    return value["verifiableCredential"] == nil ? .unknown : .smartHealthCard
  }

  /// Without the white space around it that copying adds, and without the mark that some editors put before it.
  static func text(of code: Data) -> String {
    String(decoding: ByteOrderMark.dropped(from: code), as: UTF8.self).trimmed
  }

  /// What stands where ``prefix`` should; nil where the text has none.
  static func foundPrefix(_ text: String) -> String? {
    text.firstIndex(of: ":").flatMap { text.distance(from: text.startIndex, to: $0) == 3 ? String(text[...$0]) : nil }
  }

  /// Base45 with a prefix of another version, or with a slip in it, or with none before what begins as zlib does.
  private static func resemblesCertificate(_ text: String) -> Bool {
    guard text.utf8.count >= 50, Base45.canSpell(text.utf8) else { return false }
    if let found = foundPrefix(text) {
      return found.hasPrefix("H") && found.dropFirst(2).first?.isNumber == true
    }
    // 78 9C, 78 DA and 78 01: zlib's own three levels.
    return ["NCF", "6BF", "NC0"].contains { text.hasPrefix($0) }
  }
}
