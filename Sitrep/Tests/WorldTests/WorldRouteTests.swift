import DesignSystem
import Domain
import TestTraits
import Testing

@testable import World

@Suite struct WorldRouteTests {
  @Test(arguments: [
    "/world", "/world/northAmerica", "/world/asia/add", "/world/asia/add?name=C%C3%B4te%20d%E2%80%99Ivoire",
    "/world/asia/edit?name=A%26b%3D%25%3F%2F", "/world/asia/add?name=Japan&from=%2Fstatistics%2FJP",
    "/world/published", "/world/published?from=%2Fstatistics%3Fsort%3Ddeaths-rate",
  ])
  func `a place has one address, and the address opens the place`(address: String) throws {
    #expect(try #require(WorldRoute(address: address)).address == address)
  }

  @Test(arguments: [
    ("/world/asia?name=x", "/world/asia"), ("/world/asia/add?name=", "/world/asia/add"),
    ("/world/asia/add?name=%FF", "/world/asia/add"),
  ])
  func `other ways to write an address open the same place`(written: String, address: String) {
    #expect(WorldRoute(address: written)?.address == address)
  }

  @Test(arguments: [
    "/worlds", "/world/", "/world/asia/", "/world/Asia", "/world/asia/edit", "/world/asia/x", "/world/asia/add/x",
    "/world/published/x",
  ])
  func `what is no address of the tab opens nothing`(address: String) {
    #expect(WorldRoute(address: address) == nil)
  }

  @Test(.proves("B10")) func `closed, the offer of published populations leads back to where it was opened`() throws {
    var route = try #require(WorldRoute(address: "/world/published?from=%2Fstatistics"))
    #expect(route.addsPublished && route.exit == nil)

    route.addsPublished = false

    #expect(route.exit == "/statistics" && route.origin == nil)
    #expect(route.address == "/world")
  }

  @Test func `a form is a path of one step, and another continent has none`() throws {
    var route = try #require(WorldRoute(address: "/world/asia/add?from=%2Fstatistics"))
    #expect(route.forms == [.add(name: "")])

    route.forms = []
    #expect(route == WorldRoute(address: "/world/asia"))

    route.forms = [.edit(name: "Japan")]
    route.continent = .europe
    #expect(route == WorldRoute(address: "/world/europe"))
  }
}
