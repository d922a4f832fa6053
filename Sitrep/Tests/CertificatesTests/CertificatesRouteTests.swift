import DesignSystem
import Domain
import TestTraits
import Testing

@testable import Certificates

@Suite struct CertificatesRouteTests {
  @Test(
    .proves(62),
    arguments: [
      "/certificates", "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e",
      "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/full",
      "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/codes/1",
      "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/codes/12/layers?on=2021-12-24",
      "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/codes/1/trust-list", "/certificates/trust-list",
      "/certificates/text", "/certificates/text/trust-list",
      "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/text",
    ])
  func `each screen of the Certificates tab has an address`(address: String) throws {
    #expect(try #require(CertificatesRoute(address: address)).address == address)
  }

  @Test(arguments: [
    "/certificates/", "/certificates/full", "/certificates/who", "/certificates/1", "/certificate", "/Certificates",
    "/certificates/0F8FAD5B-D9CB-469F-A165-70867728950E", "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/",
    "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/full/x", "/certificates/../etc/passwd",
    "/media/certificates/1", "/certificates/codes/1", "/certificates/layers", "/certificates/text/text",
    "/certificates/trust-list/text", "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/codes",
    "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/codes/0",
    "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/codes/01",
    "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/codes/1/text",
  ])
  func `what is no place of the Certificates tab opens nothing`(address: String) {
    #expect(CertificatesRoute(address: address) == nil)
  }

  @Test(arguments: [
    ("/certificate", "/certificates"), ("/certificate/who", "/certificates"),
    (
      "/certificate/0f8fad5b-d9cb-469f-a165-70867728950e/full",
      "/certificates/0f8fad5b-d9cb-469f-a165-70867728950e/full"
    ),
    ("/certificate/x", nil), ("/certificates", nil), ("/statistics", nil),
  ])
  func `an address of earlier versions leads to the place's own`(old: String, new: String?) throws {
    #expect(CertificatesRoute.moved(from: try #require(DeepLink(old)))?.address == new)
  }

  @Test func `another picture is not full screen`() {
    var route = CertificatesRoute()
    route.picture = "a"
    route.isFull = true
    route.picture = "b"
    #expect(!route.isFull)
  }

  @Test func `what is open of a picture names it, and closes with another one`() {
    var route = CertificatesRoute()
    route.steps = [.code(1, of: "a")]
    route.day = Day(iso8601: "2021-12-24")
    route.steps.append(.layers(1, of: "a"))
    #expect(route.picture == "a")
    #expect(route.address == "/certificates/a/codes/1/layers?on=2021-12-24")

    route.picture = "b"
    #expect(route.address == "/certificates/b")
    route.steps = [.trustList]
    route.picture = "c"
    #expect(route.address == "/certificates/c/trust-list")
  }
}
