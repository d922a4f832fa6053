import DesignSystem
import TestTraits
import Testing

@testable import Guidance

@Suite struct GuidanceRouteTests {
  @Test(arguments: [
    "/guidance", "/guidance?search=%D0%B6%D0%B0%D1%80%20%26%3D%3F", "/guidance/source/who-app",
    "/guidance/source/who-app?search=fever", "/guidance/source/~..",
  ])
  func `each place of the Guidance tab has an address`(address: String) throws {
    #expect(try #require(GuidanceRoute(address: address)).address == address)
  }

  @Test(arguments: ["/guidance/", "/guidance/source", "/guidance/source/", "/guidance/x/y", "/guidance/source/a/b"])
  func `what is no place of the Guidance tab opens nothing`(address: String) {
    #expect(GuidanceRoute(address: address) == nil)
  }

  @Test func `a search that would make a very long address is cut`() throws {
    var route = try #require(GuidanceRoute(address: "/guidance?search=" + String(repeating: "a", count: 500)))
    #expect(route.search == String(repeating: "a", count: 100))

    route.search = String(repeating: "b", count: 500)
    #expect(route.search == String(repeating: "b", count: 100))
  }

  @Test(.proves("S5")) func `a search of one letter with sixty thousand accents makes a short address`() throws {
    let search = "e" + String(repeating: "%CC%81", count: 30_000)

    let route = try #require(GuidanceRoute(address: "/guidance?search=\(search)"))

    #expect(route.address.utf8.count < 400)
    #expect(GuidanceRoute(address: route.address) == route)
  }
}
