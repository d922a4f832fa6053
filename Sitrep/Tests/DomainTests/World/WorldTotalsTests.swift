import Domain
import TestTraits
import Testing

@Suite struct WorldTotalsTests {
  @Test(.proves(100, 102)) func `an empty world has no countries and no people`() {
    #expect(WorldTotals(Populations()) == WorldTotals())
    #expect(WorldTotals().countries == 0)
    #expect(WorldTotals().people == 0)
    #expect(WorldTotals([.asia: [:]]) == WorldTotals())
  }

  @Test(.proves(101)) func `a continent's total is the sum of its countries`() {
    let asia = WorldTotals(["A": 10, "B": 20])

    #expect(asia.countries == 2)
    #expect(asia.people == 30)
  }

  @Test(.proves(97)) func `one country is a world`() {
    let world = WorldTotals([.oceania: ["A": 1]])

    #expect(world.countries == 1)
    #expect(world.people == 1)
  }

  @Test(.proves(99, 100)) func `the world's total is computed from the one dictionary`() {
    var world: Populations = [.asia: ["A": 10, "B": 20], .europe: ["A": 5], .africa: [:]]

    #expect(WorldTotals(world).countries == 3)
    #expect(WorldTotals(world).people == 35)

    world[CountryKey("A", in: .asia)] = nil
    #expect(WorldTotals(world).countries == 2)
    #expect(WorldTotals(world).people == 25)
  }

  @Test(.proves("D30")) func `a sum that no number can hold is no number, and never wraps`() {
    let half = Int.max / 2 + 1

    #expect(WorldTotals(["A": Int.max]).people == Int.max)
    #expect(WorldTotals(["A": half, "B": half, "C": 1]).people == nil)
    #expect(WorldTotals(["A": half, "B": half, "C": 1]).countries == 3)
    #expect(WorldTotals([.asia: ["A": half], .europe: ["A": half]]).people == nil)
    #expect(WorldTotals([.asia: ["A": half, "B": half], .europe: ["A": 0]]).people == nil)
    #expect(WorldTotals([.asia: ["A": half, "B": half], .europe: ["A": 0]]).countries == 3)
  }
}
