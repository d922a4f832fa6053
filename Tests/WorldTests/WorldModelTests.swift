import Domain
import Foundation
import Testing

@testable import World

@MainActor @Suite struct WorldModelTests {
  private func entry(_ name: String, _ population: Int) throws -> CountryEntry {
    CountryEntry(name: try CountryName(name), population: population)
  }

  @Test func `R99 R102 the world begins as an empty dictionary`() {
    #expect(WorldModel().populations == [:])
    #expect(WorldModel().totals == WorldTotals())
  }

  @Test func `R101 A with 10 and B with 20 make 30 in Asia`() throws {
    let model = WorldModel()
    model.put(try entry("A", 10), in: .asia)
    model.put(try entry("B", 20), in: .asia)

    #expect(model.populations == [.asia: ["A": 10, "B": 20]])
    let asia = model.contents(of: .asia, for: Locale(identifier: "en_US"))
    #expect(asia.totals.people == 30)
    #expect(asia.rows.map(\.name) == ["A", "B"])
    #expect(model.totals.countries == 2)
  }

  @Test func `R104 a continent's contents hold no other continent`() throws {
    let model = WorldModel(populations: [.asia: ["A": 10], .europe: ["C": 5]])
    let asia = model.contents(of: .asia, for: Locale(identifier: "en_US"))
    #expect(asia.rows.map(\.name) == ["A"])
    #expect(asia.totals.people == 10)
  }
}
