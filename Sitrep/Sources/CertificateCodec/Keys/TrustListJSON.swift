import Domain
import Foundation

/// Trust lists in JSON: texts in base 64, objects with `kid` and `rawData`, or keys with `x5c` (JWKS, RFC 7517).
enum TrustListJSON {
  /// The names of members that hold the list itself.
  private static let names = ["certificates", "keys"]

  /// How deep a list may lie in objects, as of countries.
  private static let deepest = 4

  /// The most members that are named of JSON that is no list.
  private static let mostNamed = 4

  static func parts(of file: Data) throws(TrustListProblem) -> [TrustListFile.Part] {
    guard let value = BoundedJSON.value(of: file) else { throw .notATrustList }
    guard let elements = elements(in: value, depth: 0) else {
      throw .otherForm(.json(members: Array(value.members.map(\.name).prefix(mostNamed))))
    }
    guard elements.isEmpty || !elements.allSatisfy(\.isBareKey) else { throw .otherForm(.bareKeys) }
    var parts: [TrustListFile.Part] = []
    for element in elements { parts.append(try part(element)) }
    return parts
  }

  /// The list's elements: of the value itself, of a member with a known name, or of all that lie in its objects.
  private static func elements(in value: ClaimValue, depth: Int) -> [ClaimValue]? {
    if let elements = value.elements { return depth == 0 ? elements : nil }
    if let elements = names.lazy.compactMap({ value[$0]?.elements }).first { return elements }
    guard depth < deepest else { return nil }
    let lists = value.members.compactMap { elements(in: $0.value, depth: depth + 1) }
    return lists.isEmpty ? nil : lists.flatMap(\.self)
  }

  private static func part(_ element: ClaimValue) throws(TrustListProblem) -> TrustListFile.Part {
    // A key of a JWKS without a certificate can't be used; its id may be any text.
    if element["kty"] != nil || element["x5c"] != nil {
      let der = element["x5c"]?.elements?.first?.text.flatMap(data) ?? Data()
      return TrustListFile.Part(
        der: Array(der), id: element["kid"]?.text.flatMap(data).flatMap { $0.count == 8 ? $0 : nil })
    }
    guard let text = element.text ?? element["rawData"]?.text, let der = data(text) else { throw .notATrustList }
    var part = TrustListFile.Part(der: Array(der))
    if let id = element["kid"]?.text {
      guard let id = data(id) else { throw .notATrustList }
      part.id = id
    }
    return part
  }

  /// Base 64, also in lines, and as it is written in addresses.
  private static func data(_ text: String) -> Data? { Data(base64: text) }
}

extension ClaimValue {
  /// A key without a certificate.
  fileprivate var isBareKey: Bool {
    self["rawData"] == nil && self["x5c"] == nil
      && ["kty", "publicKey", "publicKeyPem", "subjectPublicKeyInfo", "publicKeyAlgorithm"].contains { self[$0] != nil }
  }

  /// The members of an object.
  fileprivate var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}

extension Data {
  /// Base 64 with either alphabet, with padding or without, also in lines.
  init?(base64 text: some StringProtocol) {
    let standard = String(text.filter { !$0.isWhitespace && $0 != "=" })
      .replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
    self.init(base64Encoded: standard + padding)
  }
}
