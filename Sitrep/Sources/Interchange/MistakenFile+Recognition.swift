import Domain

/// What a file is by its first bytes.
extension MistakenFile {
  /// So many first bytes tell what there is to tell; fewer may.
  static let tellingBytes = 65_536

  private static let signatures: [(MistakenFile, [UInt8])] = [
    (.zip, [0x50, 0x4B, 0x03, 0x04]), (.gzip, [0x1F, 0x8B]), (.spreadsheet, [0xD0, 0xCF, 0x11, 0xE0]),
    (.picture, [0x89, 0x50, 0x4E, 0x47]), (.picture, [0xFF, 0xD8, 0xFF]), (.picture, Array("GIF8".utf8)),
    (.pdf, Array("%PDF-".utf8)),
  ]

  /// Nil: it may be the right file.
  init?(beginning bytes: some Collection<UInt8>) {
    let bytes = bytes.prefix(Self.tellingBytes)
    guard let known = Self.signatures.first(where: { bytes.starts(with: $0.1) })?.0 else {
      guard Self.isWebPage(bytes) else { return nil }
      self = .webPage
      return
    }
    self = known == .zip ? Self.archive(String(decoding: bytes, as: UTF8.self)) : known
  }

  /// The names of its files stand in a ZIP archive as they are.
  private static func archive(_ text: String) -> MistakenFile {
    if ["[Content_Types].xml", "vnd.oasis.opendocument"].contains(where: text.contains) { return .spreadsheet }
    return ["channels.json", "users.json"].allSatisfy(text.contains) ? .slackExport : .zip
  }

  private static func isWebPage(_ bytes: some Collection<UInt8>) -> Bool {
    let text = bytes.drop { " \t\r\n\u{FEFF}".utf8.contains($0) }.prefix(1_000)
    guard text.first == UInt8(ascii: "<") else { return false }
    return String(decoding: text, as: UTF8.self).lowercased().contains("<html")
  }

  /// True of a table where JSON is read: it does not begin as JSON does, and its first line has several fields.
  static func isTable(_ bytes: some Collection<UInt8>) -> Bool {
    let text = bytes.prefix(tellingBytes).drop { " \t\r\n\u{FEFF}".utf8.contains($0) }
    guard let first = text.first, !"[{".utf8.contains(first) else { return false }
    return text.prefix { $0 != UInt8(ascii: "\n") }.contains { ",;\t".utf8.contains($0) }
  }
}

/// What a file is by the names in it.
extension MistakenFile {
  private static let kinds: [(MistakenFile, [Set<String>])] = [
    (.slackExport, [["ts", "type"], ["creator", "is_archived"], ["team_id", "profile"]]),
    (.figures, [["country", "cases"], ["country", "timeline"], ["cases", "deaths"], ["country", "stats"]]),
    (.workspaces, [["name", "channels"]]),
  ]

  /// Every name that ``init(members:)`` looks at.
  static let tellingNames = kinds.flatMap(\.1).reduce(into: Set<String>()) { $0.formUnion($1) }

  /// By the members of a list's first object.
  init?(members names: Set<String>) {
    guard let kind = Self.kinds.first(where: { $0.1.contains { $0.isSubset(of: names) } })?.0 else { return nil }
    self = kind
  }

  /// By the members of the object that a file is, and the text of the one that is called format.
  init?(object names: Set<String>, format: String?) {
    switch format {
    case "sitrep.world": self = .world
    case GuidanceFileReader.format: self = .guidance
    default:
      let isWorld = !names.isEmpty && names.allSatisfy { Continent(named: $0) != nil }
      guard let kind = isWorld ? .world : MistakenFile(members: names) else { return nil }
      self = kind
    }
  }

  /// By all of a file.
  init?(_ value: JSONValue) {
    switch value {
    case .object(let members): self.init(object: Set(members.map(\.name)), format: value["format"]?.text)
    case .array(let elements): self.init(members: Set((elements.first?.members ?? []).map(\.name)))
    default: return nil
    }
  }

  /// By the names of a table's columns.
  init?(head: TableHead) {
    let isFigures =
      head.has("country/region") || head.has("country_region") || head.has("total_cases")
      || head.has("date") && (head.has("confirmed") || head.has("cases"))
    if isFigures {
      self = .figures
    } else if head.has("continent") && head.has("population") || head.has("континент") && head.has("население") {
      self = .world
    } else {
      return nil
    }
  }
}
