import AppPages
import Domain
import PortableUITesting
import TestTraits
import Testing
import World

/// The literal sentences with every plural form, in both languages (D31).
@Suite struct WorldSentenceTests {
  @Test(
    .proves("D31", "U18"),
    arguments: [
      (0, "There are 0 countries", "0 стран, в них"), (1, "There is 1 country", "1 страна, в ней"),
      (2, "There are 2 countries", "2 страны, в них"), (5, "There are 5 countries", "5 стран, в них"),
      (11, "There are 11 countries", "11 стран, в них"), (21, "There are 21 countries", "21 страна, в ней"),
      (101, "There are 101 countries", "101 страна, в ней"),
      (1000, "There are 1000 countries", "1\u{A0}000 стран, в них"),
    ])
  func `the world's sentence counts its countries, grouped in Russian and without marks in English`(
    count: Int, english: String, russian: String
  ) async throws {
    let names = (0..<count).map { ("Country \($0)", 0) }
    let world: Populations = count == 0 ? [:] : [.asia: Dictionary(uniqueKeysWithValues: names)]

    #expect(
      try await sentence(of: world, in: "en") == "\(english) in the entire world, with a total population of 0 people.")
    #expect(try await sentence(of: world, in: "ru") == "Во всём мире \(russian) 0 человек.")
  }

  @Test(
    .proves("D31", "U18"),
    arguments: [
      (0, "0 people", "0 человек"), (1, "1 person", "1 человек"), (2, "2 people", "2 человека"),
      (5, "5 people", "5 человек"), (11, "11 people", "11 человек"), (21, "21 people", "21 человек"),
      (22, "22 people", "22 человека"), (101, "101 people", "101 человек"), (1000, "1000 people", "1\u{A0}000 человек"),
      (300_000_000, "300000000 people", "300\u{A0}000\u{A0}000 человек"),
    ])
  func `a country's sentence counts its people, and the world's does`(
    people: Int, english: String, russian: String
  ) async throws {
    let world: Populations = [.northAmerica: ["The United States": people]]

    #expect(
      try await sentence(of: world, in: "en")
        == "There is 1 country in the entire world, with a total population of \(english).")
    #expect(try await sentence(of: world, in: "ru") == "Во всём мире 1 страна, в ней \(russian).")
    #expect(try await countries(of: world, in: "en") == "The United States has a population of \(english).")
    #expect(try await countries(of: world, in: "ru") == "The United States: население \(russian).")
  }

  @Test(.proves("D30", "D31")) func `a sum beyond all numbers is told in words`() async throws {
    let world: Populations = [.asia: ["A": .max, "B": .max]]

    #expect(
      try await sentence(of: world, in: "en")
        == "There are 2 countries in the entire world, with more people than can be counted.")
    #expect(
      try await sentence(of: world, in: "ru") == "Во всём мире 2 страны, людей в них больше, чем можно сосчитать.")
  }

  private func sentence(of world: Populations, in language: String) async throws -> String {
    let driver = InProcessDriver(try await AppFixture.responder(populations: world), language: language)
    try await driver.open("/world")
    return try await driver.element(WorldID.sentence).text
  }

  private func countries(of world: Populations, in language: String) async throws -> String {
    let driver = InProcessDriver(try await AppFixture.responder(populations: world), language: language)
    try await driver.open("/world/northAmerica")
    return try await driver.element(WorldID.sentences).text
  }
}
