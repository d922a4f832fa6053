import Domain
import Foundation
import Testing

@testable import Feeds

@Suite struct FeedAddressTests {
  @Test(arguments: [
    "https://disease.sh", "https://disease.sh/", "https://mirror.example:8443/covid/", "http://127.0.0.1:8080",
    "http://localhost", "http://127.1.2.3:1", "http://[::1]:80",
  ])
  func `addresses with encryption, and of this machine`(text: String) throws {
    let address = try FeedAddress(text)
    #expect(!address.base.hasSuffix("/") && text.hasPrefix(address.base))
  }

  @Test(arguments: [
    "", "disease.sh", "ftp://disease.sh", "https://", "https://user@disease.sh", "https://u:p@disease.sh",
    "https://disease.sh?x=1", "https://disease.sh#x", "https://disease.sh/ x", "https://дисеазе.sh",
    "file:///etc/passwd", "https://disease.sh:99999", "javascript:alert(1)",
  ])
  func `what is no address is refused`(text: String) {
    #expect(throws: FeedAddress.Problem.notAnAddress) { try FeedAddress(text) }
  }

  @Test(arguments: ["http://disease.sh", "http://127.0.0.1.example.org", "http://192.168.1.1", "http://1270.0.0.1"])
  func `without encryption other machines are refused`(text: String) {
    #expect(throws: FeedAddress.Problem.notEncrypted) { try FeedAddress(text) }
  }

  @Test func `the standard address is disease.sh`() {
    #expect(FeedAddress.standard.base == "https://disease.sh" && FeedAddress.standard.host == "disease.sh")
  }

  @Test func `moments of HTTP`() throws {
    let date = try #require(FeedDate("Sun, 06 Nov 1994 08:49:37 GMT"))
    #expect(date.day == Day("1994-11-06") && date.moment == Date(timeIntervalSince1970: 784_111_777))
    for text in ["", "now", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "a b c d e GMT"] {
      #expect(FeedDate(text) == nil, "\(text)")
    }
  }
}
