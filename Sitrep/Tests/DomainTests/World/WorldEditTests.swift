import Domain
import SampleData
import TestTraits
import Testing

@Suite struct WorldEditTests {
  private let a = CountryKey("A", in: .asia)
  private let b = CountryKey("B", in: .europe)

  @Test(.proves(93, 96)) func `a country is read and written at its place, which has a continent`() {
    var world = Populations()

    world[a] = 10
    #expect(world == [.asia: ["A": 10]])
    #expect(world[a] == 10 && world[b] == nil)
    world[a] = nil
    #expect(world[a] == nil)
  }

  @Test func `all changes are made whose countries are as the edit found them`() {
    var world: Populations = [.asia: ["A": 10]]
    let edit = WorldEdit([
      WorldEdit.Change(a, before: 10, after: nil), WorldEdit.Change(b, before: nil, after: 20),
    ])

    #expect(world.apply(edit) == edit.changes)
    #expect(world[a] == nil && world[b] == 20)
  }

  @Test func `what was changed since stays`() {
    var world: Populations = [.asia: ["A": 11], .europe: ["B": 1]]
    let edit = WorldEdit([
      WorldEdit.Change(a, before: 10, after: 12), WorldEdit.Change(b, before: nil, after: 20),
    ])

    #expect(world.apply(edit) == [])
    #expect(world == [.asia: ["A": 11], .europe: ["B": 1]])
  }

  @Test func `a change that changes nothing is not made`() {
    var world: Populations = [.asia: ["A": 10]]

    #expect(world.apply(WorldEdit([WorldEdit.Change(a, before: 10, after: 10)])) == [])
    #expect(world.apply(WorldEdit([WorldEdit.Change(b, before: nil, after: nil)])) == [])
  }

  @Test func `an edit and its inverse lead back to the same world, and the inverse of that is the edit`() {
    var random = RepeatableRandom()
    for _ in 0..<500 {
      let before = world(using: &random)
      let target = world(using: &random)
      let edit = WorldEdit(
        places.map { WorldEdit.Change($0, before: before[$0], after: target[$0]) }.shuffled(using: &random))
      var world = before

      let made = world.apply(edit)
      #expect(places.allSatisfy { world[$0] == target[$0] })
      #expect(made.count == places.count { before[$0] != target[$0] })

      #expect(world.apply(edit.inverse).count == made.count)
      #expect(places.allSatisfy { world[$0] == before[$0] })
      #expect(edit.inverse.inverse == edit)
    }
  }

  private var places: [CountryKey] {
    Continent.allCases.flatMap { continent in ["A", "B", "C"].map { CountryKey($0, in: continent) } }
  }

  private func world(using random: inout RepeatableRandom) -> Populations {
    var world = Populations()
    for place in places where Bool.random(using: &random) { world[place] = Int.random(in: 0...3, using: &random) }
    return world
  }
}
