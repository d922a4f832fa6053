import Domain
import Foundation
import PortableUI
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@Suite struct WorldMapTests {
  @Test(.proves("B9")) func `each country with an ISO code has at most one place, and most have a shape`() {
    let codes = WorldMap.world.places.compactMap(\.code)

    #expect(Set(codes).count == codes.count)
    #expect(WorldMap.world.places.count { !$0.outlines.isEmpty } == 176)
    #expect(WorldMap.world.places.allSatisfy { $0.outlines.allSatisfy { $0.count > 2 } })
  }

  @Test(.proves("B9")) func `every country of the world by name is on the map`() throws {
    let missing = ISOCountry.all.map(\.code).filter { WorldMap.world[$0] == nil }

    // Territories that the figures do not have.
    #expect(missing.count < 60, "\(missing)")
    for code in ["SG", "MT", "MV", "VA", "FJ", "NR", "XK", "RU", "US"] {
      #expect(WorldMap.world[try #require(CountryCode(code))] != nil, "\(code)")
    }
  }

  @Test func `Crimea is a disputed area inside Ukraine, where the figures count it`() throws {
    let ukraine = try #require(CountryCode("UA"))
    let outline = try #require(WorldMap.world[ukraine]?.outlines.first)

    let crimea = WorldMap.world.disputed.filter { place in
      place.outlines.joined().allSatisfy { outline.contains($0) }
    }

    #expect(WorldMap.world.disputed.count == 4)
    #expect(crimea.count == 1)
  }

  @Test func `all of it lies on the grid`() {
    for place in WorldMap.world.places {
      for point in place.outlines.joined() + [place.middle] {
        #expect((0...CGFloat(WorldMap.size.width)).contains(point.x), "\(String(describing: place.code))")
        #expect((0...CGFloat(WorldMap.size.height)).contains(point.y), "\(String(describing: place.code))")
      }
    }
  }

  @Test func `hatching stays within its area`() {
    let square = [CGPoint(x: 100, y: 100), CGPoint(x: 120, y: 100), CGPoint(x: 120, y: 120), CGPoint(x: 100, y: 120)]
    let points = Hatching.lines(in: square, apart: 4).flatMap { [$0.0, $0.1] }

    #expect(points.count > 8)
    #expect(points.allSatisfy { (100...120).contains($0.x) && (100...120).contains($0.y) })
  }

  @Test func `a circle is as much smaller as the map is, around the same place of it`() {
    let circle = MapCircle(middle: CGPoint(x: 500, y: 100), width: 0.05)

    #expect(
      circle.path(in: CGRect(x: 10, y: 20, width: 1000, height: 435))
        == Path(ellipseIn: CGRect(x: 485, y: 95, width: 50, height: 50)))
    #expect(
      circle.path(in: CGRect(x: 0, y: 0, width: 300, height: 130))
        == Path(ellipseIn: CGRect(x: 142.5, y: 22.5, width: 15, height: 15)))
  }
}
