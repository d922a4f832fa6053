import Domain
import Foundation
import Testing

@Suite struct RegionTests {
  private let places = ["JP", "FR", nil, "EU", "BR", "RU"]

  @Test(arguments: [
    ("RU", ["RU", "FR", "EU", nil, "JP", "BR"]), ("FR", ["FR", "EU", "RU", nil, "JP", "BR"]),
    ("CN", ["JP", nil, "FR", "EU", "BR", "RU"]), ("", [nil, "JP", "FR", "EU", "BR", "RU"]),
  ])
  func `the own country comes first, then its continent, then what is for everybody`(
    country: String, expected: [String?]
  ) {
    #expect(Region.sorted(places, nearestTo: country) { $0.flatMap(Region.init) } == expected)
  }

  @Test func `a region is a country's code or EU`() throws {
    for code in ["ru", "RUS", "QQ", "", "E"] {
      #expect(Region(code) == nil)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([Region].self, from: Data("[\"\(code)\"]".utf8)) }
    }
    let regions = try JSONDecoder().decode([Region].self, from: Data("[\"EU\", \"RU\"]".utf8))
    #expect(regions.map(\.code) == ["EU", "RU"])
    #expect(try String(decoding: JSONEncoder().encode(regions), as: UTF8.self) == "[\"EU\",\"RU\"]")
  }
}
