import Domain
import Foundation

/// A world as JSON: for each continent an object of its countries, in an object that names format and version.
enum WorldJSON {
  private static let format = "sitrep.world"
  private static let version = 1

  /// Reads what ``text(of:)`` writes, or the object of continents alone.
  static func rows(of text: [UInt8], most: Int) throws(WorldFileProblem) -> [WorldFileRow] {
    let root: JSONValue
    do {
      // Beside its countries a file has the continents and what stands around them.
      root = try JSONReader.value(of: text, mostValues: most + 1_000)
    } catch {
      throw WorldFileProblem(error, mostRows: most)
    }
    if let mistaken = MistakenFile(root), mistaken != .world { throw .mistaken(mistaken) }
    let rows = try rows(of: members(of: root, at: .wholeFile))
    guard rows.count <= most else { throw .tooManyRows(limit: most) }
    return rows
  }

  /// Writes all countries with sorted names, so that two exports can be compared line by line.
  static func text(of world: Populations) -> String {
    let continents = Continent.allCases.filter { world[$0]?.isEmpty == false }
    let objects = continents.sorted { $0.rawValue < $1.rawValue }.map { continent in
      let countries = (world[continent] ?? [:]).sorted { $0.key < $1.key }.map { name, population in
        "      \(JSONText.quoted(name)): \(population)"
      }
      return "    \"\(continent.rawValue)\": {\n\(countries.joined(separator: ",\n"))\n    }"
    }
    let all = objects.isEmpty ? "{}" : "{\n\(objects.joined(separator: ",\n"))\n  }"
    return "{\n  \"continents\": \(all),\n  \"format\": \"\(format)\",\n  \"version\": \(version)\n}\n"
  }

  private static func rows(of root: [JSONValue.Member]) throws(WorldFileProblem) -> [WorldFileRow] {
    let names = ["format", "version", "continents"]
    guard root.contains(where: { names.contains($0.name) }) else { return try rows(ofContinents: root, at: []) }
    let parts = Dictionary(grouping: root) { $0.name }
    if let name = names.first(where: { parts[$0, default: []].count > 1 }) {
      throw .notAWorld(.twice, at: .path(name))
    }
    guard parts["format"]?.first?.value == .text(format) else {
      throw .notAWorld(.expectedMember(name: "format", value: "\"\(format)\""), at: .wholeFile)
    }
    guard parts["version"]?.first?.value == .number("\(version)") else {
      throw .notAWorld(.otherVersion(expected: version), at: .path("version"))
    }
    guard let continents = parts["continents"]?.first?.value else {
      throw .notAWorld(.missing, at: .path("continents"))
    }
    return try rows(ofContinents: members(of: continents, at: .path("continents")), at: ["continents"])
  }

  private static func rows(
    ofContinents continents: [JSONValue.Member], at path: [String]
  ) throws(WorldFileProblem) -> [WorldFileRow] {
    var rows: [WorldFileRow] = []
    for continent in continents {
      let path = path + [continent.name]
      for country in try members(of: continent.value, at: .path(words(for: path))) {
        let population = try population(country.value, at: path + [country.name])
        rows.append(
          WorldFileRow(line: nil, continent: continent.name, name: country.name, population: population))
      }
    }
    return rows
  }

  /// A number's or text's own words, so that whoever checks the row can refuse and show them.
  private static func population(_ value: JSONValue, at path: [String]) throws(WorldFileProblem) -> String {
    switch value {
    case .text(let text): text
    case .number(let digits): unmistakable(digits)
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .null: "null"
    case .object, .array: throw .notAWorld(.found(value.part, insteadOf: .number), at: .path(words(for: path)))
    }
  }

  /// A number of JSON is the same for every reader, but "1.234" is 1,234 for a Russian one: another zero makes it a
  /// fraction for all.
  private static func unmistakable(_ digits: String) -> String {
    let fraction = digits.utf8.drop { $0 != UInt8(ascii: ".") }
    return fraction.count == 4 && fraction.dropFirst().allSatisfy { (0x30...0x39).contains($0) } ? digits + "0" : digits
  }

  private static func members(of value: JSONValue, at place: FilePosition) throws(WorldFileProblem) -> [JSONValue
    .Member]
  {
    guard case .object(let members) = value else {
      throw .notAWorld(.found(value.part, insteadOf: .object), at: place)
    }
    return members
  }

  /// A path as it is shown; names come from the file and may be long.
  private static func words(for path: [String]) -> String {
    path.map { $0.shortened(toBytes: 60) }.joined(separator: ".")
  }
}

extension WorldFileProblem {
  fileprivate init(_ problem: JSONProblem, mostRows: Int) {
    self =
      switch problem {
      case .syntax(let fault, let line, let column): .notJSON(fault, line: line, column: column)
      case .tooManyValues: .tooManyRows(limit: mostRows)
      }
  }
}
