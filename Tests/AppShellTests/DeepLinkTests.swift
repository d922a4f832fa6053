import Domain
import Testing

@testable import AppShell

@Suite struct DeepLinkTests {
  @Test(arguments: ["/statistics", "/statistics/FR", "/statistics?watched=1", "/statistics/FR?watched=1"])
  func `a place has one address, and the address opens the place`(address: String) throws {
    #expect(try #require(DeepLink.place(at: address)).rawValue == address)
  }

  @Test(arguments: [
    ("/", "/statistics"), ("/?watched=1", "/statistics?watched=1"), ("/statistics/fr", "/statistics/FR"),
    ("/statistics?utm=x&watched=1", "/statistics?watched=1"), ("/statistics?watched=0", "/statistics"),
    ("/statistics?", "/statistics"),
  ])
  func `other ways to write an address open the same place`(written: String, address: String) {
    #expect(DeepLink.place(at: written)?.rawValue == address)
  }

  @Test(arguments: [
    "", "statistics", "/world", "/statistics/", "/statistics/FRA", "/statistics/F1", "/statistics/FR/x", "//statistics",
    "/Statistics", "/statistics/%46R", "/statistics/../etc", "/statistics/<script>",
  ])
  func `what is no address of the app opens nothing`(address: String) {
    #expect(AppPlace(rawValue: address) == nil)
  }
}
