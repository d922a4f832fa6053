import Domain
import Foundation

/// An object of the file, with where it stands.
struct GuidanceObject {
  let path: String
  let members: [String: JSONValue]

  func has(_ name: String) -> Bool { members[name] != nil }

  /// A member's path; names come from the file and may be long.
  func path(of name: String) -> String {
    let shown = name.shortened(toBytes: 60)
    return path.isEmpty ? shown : "\(path).\(shown)"
  }

  /// The id that it bears, for messages about its other members.
  var id: String? {
    guard case .text(let id)? = members["id"], id.utf8.count <= GuidanceFileReader.longestID else { return nil }
    return id
  }
}

/// An element of a list, with where it stands.
struct GuidanceElement {
  let path: String
  let value: JSONValue
}

/// Ids that must differ from each other: those of statements and numbers, of groups, of sources.
enum GuidanceIDs: Hashable {
  case items, groups, sources
}

/// The most characters of a text.
enum GuidanceLength: Int {
  case title = 100
  case sourceTitle = 200
  case explanation = 600
}

/// Values of the file; each is nil where it is wrong, which is then reported.
extension GuidanceFileReader {
  static let longestID = 64

  mutating func object(_ value: JSONValue, at path: String, knowing names: Set<String>) -> GuidanceObject? {
    guard case .object(let members) = value else {
      report(.wrongForm(.object), at: path)
      return nil
    }
    let empty = GuidanceObject(path: path, members: [:])
    var values: [String: JSONValue] = [:]
    for member in members {
      let place = empty.path(of: member.name)
      if values.updateValue(member.value, forKey: member.name) != nil { report(.repeatedName, at: place) }
      if !names.contains(member.name) { warn(.unknownName, at: place) }
    }
    return GuidanceObject(path: path, members: values)
  }

  mutating func member(_ name: String, of object: GuidanceObject) -> JSONValue? {
    if let value = object.members[name] { return value }
    report(.missing, at: object.path(of: name))
    return nil
  }

  /// The elements of a list, of which there must be one at least unless it may be empty.
  mutating func list(
    _ name: String, of object: GuidanceObject, atMost most: Int, mayBeEmpty: Bool = false
  ) -> [GuidanceElement]? {
    guard let value = member(name, of: object) else { return nil }
    let path = object.path(of: name)
    guard case .array(let elements) = value else {
      report(.wrongForm(.list), at: path)
      return nil
    }
    if elements.isEmpty, !mayBeEmpty { report(.nothingInList, at: path) }
    if elements.count > most { report(.tooMany(limit: most), at: path) }
    return elements.prefix(most).enumerated().map { GuidanceElement(path: "\(path)[\($0.offset)]", value: $0.element) }
  }

  mutating func truth(_ name: String, of object: GuidanceObject) -> Bool? {
    guard let value = member(name, of: object) else { return nil }
    guard case .boolean(let isTrue) = value else {
      report(.wrongForm(.trueOrFalse), at: object.path(of: name))
      return nil
    }
    return isTrue
  }

  /// A text in both languages.
  mutating func text(_ name: String, of owner: GuidanceObject, atMost length: GuidanceLength) -> GuidanceText? {
    guard let value = member(name, of: owner) else { return nil }
    let path = owner.path(of: name)
    guard let texts = object(value, at: path, knowing: ["en", "ru"]) else { return nil }
    let english = translation(.english, of: texts, owner.id, atMost: length)
    let russian = translation(.russian, of: texts, owner.id, atMost: length)
    guard let english, let russian else { return nil }
    return GuidanceText(english: english, russian: russian)
  }

  private mutating func translation(
    _ language: GuidanceFileProblem.Language, of texts: GuidanceObject, _ owner: String?, atMost length: GuidanceLength
  ) -> String? {
    guard texts.has(language.rawValue) else {
      report(.untranslated(language, owner: owner), at: texts.path(of: language.rawValue))
      return nil
    }
    guard let text = line(language.rawValue, of: texts, atMost: length.rawValue) else { return nil }
    if language == .russian, !text.unicodeScalars.contains(where: { (0x400...0x4FF).contains($0.value) }) {
      report(.notRussian, at: texts.path(of: language.rawValue))
      return nil
    }
    return text
  }

  /// A text of one line, without spaces around it.
  mutating func line(_ name: String, of object: GuidanceObject, atMost most: Int) -> String? {
    guard let value = member(name, of: object) else { return nil }
    let path = object.path(of: name)
    guard case .text(let text) = value else {
      report(.wrongForm(.text), at: path)
      return nil
    }
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if let problem = Self.problem(of: trimmed, atMost: most) {
      report(problem, at: path)
      return nil
    }
    return trimmed
  }

  private static func problem(of text: String, atMost most: Int) -> GuidanceFileProblem.Kind? {
    if text.isEmpty { return .emptyText }
    // A character may be piled up from any number of scalars.
    if text.unicodeScalars.count > 2 * most || text.count > most { return .tooLong(limit: most) }
    let isHidden = text.unicodeScalars.contains { $0.isInvisible || ["\u{2028}", "\u{2029}"].contains($0) }
    return isHidden ? .invisibleCharacter : nil
  }

  mutating func id(of object: GuidanceObject, among others: GuidanceIDs) -> String? {
    guard let id = line("id", of: object, atMost: Self.longestID) else { return nil }
    guard Self.isID(id) else {
      report(.badID, at: object.path(of: "id"))
      return nil
    }
    if let first = places[others]?[id] {
      report(.repeatedID(id, first: first), at: object.path(of: "id"))
      return nil
    }
    places[others, default: [:]][id] = object.path
    return id
  }

  /// Small letters and digits, with hyphens between them.
  private static func isID(_ text: String) -> Bool {
    let hyphen = UInt8(ascii: "-")
    guard text.utf8.first != hyphen, text.utf8.last != hyphen, !text.isEmpty else { return false }
    return text.utf8.allSatisfy { byte in
      byte == hyphen || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }

  mutating func day(_ name: String, of object: GuidanceObject) -> Day? {
    guard let text = line(name, of: object, atMost: 10) else { return nil }
    guard let day = Day(iso8601: text) else {
      report(.badDay, at: object.path(of: name))
      return nil
    }
    return checked(day, at: object.path(of: name)) ? day : nil
  }

  mutating func date(_ name: String, of object: GuidanceObject) -> GuidanceDate? {
    guard let text = line(name, of: object, atMost: 10) else { return nil }
    guard let date = GuidanceDate(text) else {
      report(.badDate, at: object.path(of: name))
      return nil
    }
    return checked(date.firstDay, at: object.path(of: name)) ? date : nil
  }

  private mutating func checked(_ day: Day, at path: String) -> Bool {
    if day <= latest { return true }
    report(.futureDate, at: path)
    return false
  }

  /// An address of the web: `https`, a host with a dot, no user, no port.
  mutating func address(_ name: String, of object: GuidanceObject) -> String? {
    guard let text = line(name, of: object, atMost: 500) else { return nil }
    let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isPlain, text.hasPrefix("https://"), Self.isHost(text.dropFirst(8).prefix { !"/?#".contains($0) }),
      URL(string: text)?.scheme == "https"
    else {
      report(.badAddress, at: object.path(of: name))
      return nil
    }
    return text
  }

  /// Names of ASCII letters, digits and hyphens, with dots between them: at least two.
  private static func isHost(_ text: Substring) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    return names.count > 1
      && names.allSatisfy { name in
        !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }

  mutating func region(_ name: String, of object: GuidanceObject) -> Region? {
    guard let text = line(name, of: object, atMost: 2) else { return nil }
    guard let region = Region(text) else {
      report(.badRegion, at: object.path(of: name))
      return nil
    }
    return region
  }

  mutating func phone(_ name: String, of object: GuidanceObject) -> String? {
    guard let text = line(name, of: object, atMost: 24) else { return nil }
    let isDialled = text.trimmingPrefix("+").allSatisfy { "0123456789 ()-".contains($0) }
    guard isDialled, text.count(where: \.isNumber) > 1 else {
      report(.badPhone, at: object.path(of: name))
      return nil
    }
    return text
  }
}
