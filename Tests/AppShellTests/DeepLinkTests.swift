import Domain
import Testing

@testable import AppShell

@Suite struct DeepLinkTests {
  @Test(arguments: [
    "/statistics", "/statistics/FR", "/statistics?watched=1", "/statistics/FR?watched=1", "/world",
    "/world/northAmerica",
    "/world/asia/add", "/world/asia/add?name=C%C3%B4te%20d%E2%80%99Ivoire", "/world/asia/edit?name=A%26b%3D%25%3F%2F",
  ])
  func `a place has one address, and the address opens the place`(address: String) throws {
    #expect(try #require(DeepLink.place(at: address)).rawValue == address)
  }

  @Test(arguments: [
    ("/", "/statistics"), ("/?watched=1", "/statistics?watched=1"), ("/statistics/fr", "/statistics/FR"),
    ("/statistics?utm=x&watched=1", "/statistics?watched=1"), ("/statistics?watched=0", "/statistics"),
    ("/statistics?", "/statistics"), ("/world/asia?name=x", "/world/asia"),
    ("/world/asia/add?name=", "/world/asia/add"),
    ("/world/asia/add?name=%FF", "/world/asia/add"),
  ])
  func `other ways to write an address open the same place`(written: String, address: String) {
    #expect(DeepLink.place(at: written)?.rawValue == address)
  }

  @Test(arguments: [
    "", "statistics", "/worlds", "/world/", "/world/asia/", "/world/Asia", "/world/asia/edit", "/world/asia/x",
    "/world/asia/add/x", "/statistics/", "/statistics/FRA", "/statistics/F1", "/statistics/FR/x", "//statistics",
    "/Statistics", "/statistics/%46R", "/statistics/../etc", "/statistics/<script>",
  ])
  func `what is no address of the app opens nothing`(address: String) {
    #expect(AppPlace(rawValue: address) == nil)
  }
}
